import * as access from '../../../client/text/access.ts';
import { answerText } from '../../../client/text/answers.ts';
import * as buttons from '../../../client/text/buttons.ts';
import * as cards from '../../../client/text/cards.ts';
import { checkText } from '../../../client/text/check.ts';
import * as company from '../../../client/text/company.ts';
import { contractText } from '../../../client/text/contracts.ts';
import { dailyText } from '../../../client/text/daily.ts';
import { factText } from '../../../client/text/facts.ts';
import { finalText } from '../../../client/text/final.ts';
import { gamesText } from '../../../client/text/games.ts';
import { historyText } from '../../../client/text/history.ts';
import * as home from '../../../client/text/home.ts';
import { keysText } from '../../../client/text/keys.ts';
import { lastActionText } from '../../../client/text/lastActionText.ts';
import { lessons } from '../../../client/text/lessons.ts';
import * as mirror from '../../../client/text/mirror.ts';
import * as notices from '../../../client/text/notices.ts';
import { playersText } from '../../../client/text/players.ts';
import * as questions from '../../../client/text/questions.ts';
import { ratingsText } from '../../../client/text/ratings.ts';
import { replayText } from '../../../client/text/replay.ts';
import { reviewText } from '../../../client/text/review.ts';
import { sheetText } from '../../../client/text/scoreSheet.ts';
import * as screens from '../../../client/text/screens.ts';
import { profileText, settingsText } from '../../../client/text/settings.ts';
import { shortRules } from '../../../client/text/shortRules.ts';
import * as steps from '../../../client/text/steps.ts';
import { tableText } from '../../../client/text/table.ts';
import { tablesText } from '../../../client/text/tables.ts';
import { tallyText } from '../../../client/text/tally.ts';

const { hintWords: _hint, reasonWords: _reason, ...lessonTexts } = lessons;
const { rulesInShort: _rules, ...short } = shortRules;
const { deedLine: _deed, ...deeds } = lastActionText;
const { bestWins: _best, dealEnding: _ending, scoreParts: _parts, ...tallyTexts } = tallyText;
const { takesLead: _lead, winners: _winners, ...tally } = tallyTexts;
const { newBest: _newBest, ...final } = finalText;
const { cardValues: _values, dealLabel: _label, sheetKey: _key, goal: _goal, countedHow: _how, ...sheet } = sheetText;
const { payment: _payment, decided: _decided, raceNow: _race, ...scores } = sheet;
const { resultGame: _game, resultLines: _lines, ...scoreSheet } = scores;
const { findingWords: _finding, takenWords: _taken, ...check } = checkText;
const { actionWords: _action, ...review } = reviewText;
const { resultLine: _result, streakLine: _streak, stateLine: _state, sharedLines: _shared, ...dailyWords } = dailyText;
const { streakSentence: _sentence, dayMark: _mark, calendarDay: _day, columnHead: _column, ...daily } = dailyWords;
const { gameLine: _gameLine, gameOutcome: _outcome, figuresOf: _figures, ...history } = historyText;
const { gameWilds: _wilds, lengthOfGame: _length, otherwise: _otherwise, seatsRange: _seats, ...gameTexts } = gamesText;
const { alsoCalled: _also, sitter: _sitter, wildsInShort: _short, endInShort: _end, ...gameWords } = gameTexts;
const { unlike: _unlike, ...games } = gameWords;
const { aboutOne: _about, ...players } = playersText;
const {
  familyName: _family,
  seasonWords: _season,
  howToGetOn: _way,
  howRatingsWork: _rated,
  ...ratingWords
} = ratingsText;
const { listedWords: _listed, ownLine: _own, wonWords: _won, provisionalWords: _more, ...lines } = ratingWords;
const { ratingLine: _rating, ...ratings } = lines;
const { hereNow: _now, dayOf: _dayOf, ownTableWhen: _when, ...tables } = tablesText;

/** The parts of the further texts that messages tell, without the functions that choose among them. */
export const TOLD = {
  ...{ check, daily, deeds, final, history, lessons: { ...lessonTexts, ...short }, players, profile: profileText },
  ...{ ratings, replay: replayText, review, scoreSheet, tally },
  ...{ games, keys: keysText, settings: settingsText, tables },
};

const { totalsLine: _totals, ...read } = access;
const { avatarOf: _avatar, playerName: _name, isolated: _isolated, personAt: _person, who: _who, ...named } = company;
const { saidBy: _said, clockOf: _clock, companyText, ...people } = named;
const { lengthInShort: _homeLength, gameInShort: _inShort, peopleHere: _here, joinsNear: _near, ...homeWords } = home;
const { hostingInShort: _hosting, gameNamed: _named, rulesName: _rulesName, ...hostTexts } = homeWords;
const { codedGame: _coded, rulesAbout: _rulesAbout, homeText, ...atHome } = hostTexts;
const { unbroken: _unbroken, ...buttonTexts } = buttons;
const { seatLine: _seat, ...mirrorTexts } = mirror;
const { lostBecause: _lost, refused: _refused, ...noticeTexts } = notices;
const { ownLetters: _letters, wildMark: _wildMark, ...cardWords } = cards;
const { contractLine: _contract, contractProgress: _progress, ...contractWords } = contractText;
const { wildSentence: _wildSentence, wildLine: _wildLine, wildSign: _sign, dealLine: _deal, ...factTexts } = factText;
const { factsLine: _facts, ownPoints: _points, ...facts } = factTexts;
const { claimTitle: _title, takesTold: _takes, pressPoints: _press, ...questionTexts } = questions;
const { pressWhy: _why, questionRead: _read, ...questionWords } = questionTexts;
const { claimHint: _hintOf, claimYes: _yes, optionName: _option, ...answerWords } = answerText;
const { step: _step, ...stepWords } = steps;

/** The texts of the first screen and the table that messages tell, without the functions that choose among them. */
export const TOLD_CORE = {
  ...{
    ...companyText,
    ...homeText,
    ...read,
    ...people,
    ...atHome,
    ...screens,
    ...buttonTexts,
    ...mirrorTexts,
    ...noticeTexts,
  },
  ...{ ...cardWords, ...contractWords, ...facts, ...questionWords, ...answerWords, ...stepWords, ...tableText },
};
