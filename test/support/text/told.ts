import { checkText } from '../../../client/text/check.ts';
import { deedText } from '../../../client/text/deeds.ts';
import { finalText } from '../../../client/text/final.ts';
import { lessons } from '../../../client/text/lessons.ts';
import { replayText } from '../../../client/text/replay.ts';
import { reviewText } from '../../../client/text/review.ts';
import { sheetText } from '../../../client/text/scoreSheet.ts';
import * as story from '../../../client/text/storyWords.ts';
import { tallyText } from '../../../client/text/tally.ts';

const { hintWords: _hint, reasonWords: _reason, rulesInShort: _rules, ...lessonTexts } = lessons;
const { deedLine: _deed, ...deeds } = deedText;
const {
  bestWins: _best,
  dealEnding: _ending,
  scoreParts: _parts,
  takesLead: _lead,
  winners: _won,
  ...tally
} = tallyText;
const { newBest: _newBest, ...final } = finalText;
const { cardValues: _values, dealLabel: _label, sheetKey: _key, goal: _goal, countedHow: _how, ...sheet } = sheetText;
const { payment: _payment, decided: _decided, raceNow: _race, ...scores } = sheet;
const { resultGame: _game, resultLines: _lines, ...scoreSheet } = scores;
const { findingWords: _finding, takenWords: _taken, ...check } = checkText;
const { actionWords: _action, ...review } = reviewText;

/** The parts of the further texts that messages tell, without the functions that choose among them. */
export const TOLD = { check, deeds, final, lessons: lessonTexts, replay: replayText, review, scoreSheet, story, tally };
