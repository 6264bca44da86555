import { deedText } from '../../../client/text/deeds.ts';
import { lessons } from '../../../client/text/lessons.ts';
import * as story from '../../../client/text/storyWords.ts';

const { hintWords: _hint, reasonWords: _reason, rulesInShort: _rules, ...lessonTexts } = lessons;
const { deedLine: _deed, ...deeds } = deedText;

/** The parts of the further texts that messages tell, without the functions that choose among them. */
export const TOLD = { deeds, lessons: lessonTexts, story };
