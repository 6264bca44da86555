import type { RuleCodeProblem } from '../../codes/read.ts';
import type { PresetId } from '../../presets/index.ts';
import type { AppWords, PageWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

/** The texts of the public pages of rules, and of the ways to print rules. */
export const RULES_PAGES: PageWords = {
  site: 'Crazy Rummy',
  allTitle: 'The rules of all games',
  allAbout: 'Crazy Rummy and its relatives in plain words and in pictures, to read, print and send.',
  play: 'Play this game',
  playAny: 'Play Crazy Rummy',
  inWords: 'In words',
  printOrSend: 'Print or send these rules',
  print: 'Print these rules',
  languages: 'Languages',
  unknownTitle: 'No such page',
  unknown: 'There is no page at this address.',
  titleOf: (game) => `${game}: the rules`,
  alsoCalled: (names) => `Also called ${listed(names)}.`,
};

/** The game as other sites, installed apps and browsers without scripts show it. */
export const APP_WORDS: AppWords = {
  about: 'Play Crazy Rummy in your browser, with friends or against bots.',
  needsScripts: 'Crazy Rummy needs JavaScript.',
  shortcuts: { daily: 'Daily deal', games: 'Choose a game', history: 'Your games' },
};

/** Where each game is played, or who invented it. */
export const ORIGINS: Readonly<Record<PresetId, string>> = {
  'crazy-rummy': 'Played at home under many names, mostly in North America.',
  'crazy-rummy-7': 'Crazy Rummy in half an evening.',
  'crazy-rummy-3': 'Crazy Rummy for when time is short.',
  'fort-worth-gin': 'Written down by John Greer.',
  'fort-worth-gin-odd': 'Written down by John Greer.',
  'fort-worth-gin-even': 'Written down by John Greer.',
  biddies: 'Played in South Wales.',
  'treize-brasses': 'French-Canadian; the name means thirteen shuffles.',
  beanie: 'Played mostly in Canada, in many versions.',
  'ace-to-ace': 'Described by Rammy Meyerowitz.',
  'the-press': 'Described by Michael Oxner.',
  'auto-press': 'Described by Michael Oxner.',
  'dealers-choice': 'Described by Michael Oxner.',
  'one-joker': 'Described by Michael Oxner.',
  thanasis: 'From Greece.',
  dynamitis: 'From Greece; a form of Thanasis.',
  'basic-rummy': 'The plain form of the game.',
  'five-thousand-rummy': 'North American, with different rules in every house.',
  george: 'A form of 5000 Rummy.',
  'crummy-rummy': 'A contract game, written down by one family.',
};

/** Why a link cannot be opened. */
export const RULE_CODES: Readonly<Record<RuleCodeProblem['code'], string>> = {
  tooLong: 'This link is too long to hold a table’s rules.',
  malformed: 'This link doesn’t hold a table’s rules.',
  olderVersion: 'This link was made by an early version of the game and no longer works. Ask for a new one.',
  newerVersion: 'This link was made by a newer version of the game. Reload the page and try again.',
  unknownGame: 'This link is for a game this page doesn’t know.',
  unknownOption: 'This link has a rule this page doesn’t know.',
  unknownValue: 'This link has a rule value this page doesn’t know.',
  cannotWork: 'The rules in this link don’t work together.',
};
