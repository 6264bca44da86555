import type { RuleSet } from '#engine';
import { changedKeys } from '../../changes.ts';
import type { RuleCodeProblem } from '../../codes/read.ts';
import type { EditorGroup, OptionKey, OptionValue, RuleProblemCode } from '../../options/index.ts';
import { valueIn } from '../../options/index.ts';
import { crazyRummy } from '../../presets/crazyRummy.ts';
import type { RuleProblem } from '../../problems.ts';
import { type GameWords, said } from '../gameWords.ts';
import { DEAL_WORDS } from './deal.ts';
import { GAME_END_WORDS, MONEY_WORDS } from './gameEnd.ts';
import { GAME_WORDS, wordsOf } from './gameWords.ts';
import { GOING_OUT_WORDS } from './goingOut.ts';
import type { GroupWords, OptionText } from './groupWords.ts';
import { LAY_OFF_WORDS } from './layingOff.ts';
import { MELD_WORDS } from './melds.ts';
import { PLAYER_WORDS } from './players.ts';
import { SCORING_WORDS } from './scoring.ts';
import { STOCK_WORDS } from './stock.ts';
import { SWAP_WORDS } from './swaps.ts';
import { TURN_WORDS } from './turn.ts';
import { WILD_WORDS } from './wilds.ts';

/** The English texts for each part of the rules. */
export const ENGLISH: { readonly [G in EditorGroup]: GroupWords<G> } = {
  players: PLAYER_WORDS,
  deal: DEAL_WORDS,
  wilds: WILD_WORDS,
  turn: TURN_WORDS,
  melds: MELD_WORDS,
  layingOff: LAY_OFF_WORDS,
  swaps: SWAP_WORDS,
  goingOut: GOING_OUT_WORDS,
  stock: STOCK_WORDS,
  scoring: SCORING_WORDS,
  gameEnd: GAME_END_WORDS,
  money: MONEY_WORDS,
};

const parts = Object.values(ENGLISH);

// Every option and every problem belongs to one of the parts.
const OPTION_TEXT: { readonly [K in OptionKey]: OptionText<K> } = Object.assign(
  {},
  ...parts.map((part) => part.options),
);
const PROBLEM_TEXT: Readonly<Record<RuleProblemCode, string>> = Object.assign(
  {},
  ...parts.map((part) => part.problems),
);

/** An option's label in the house-rule editor. */
export const optionLabel = (key: OptionKey): string => OPTION_TEXT[key].label;

/** The meaning of an option's value at the table, in a game's own words. */
export function valueSentence<K extends OptionKey>(
  key: K,
  value: OptionValue<K>,
  words: GameWords = GAME_WORDS.common,
): string {
  const says: unknown = OPTION_TEXT[key].says;
  const sentence =
    typeof says === 'function'
      ? (says as (value: OptionValue<K>) => string)(value)
      : (says as Record<string, string | undefined>)[String(value)];
  return said(sentence ?? '', words);
}

/** The sentence for an option in these rules. */
export const sentenceOf = (rules: RuleSet, key: OptionKey): string =>
  valueSentence(key, valueIn(rules, key), wordsOf(rules));

/** A difference between two sets of rules. */
export interface Difference {
  readonly key: OptionKey;
  readonly sentence: string;
  /** The sentence for the other rules, in the words of the first. */
  readonly standard: string;
}

/** The differences from another game, by default the standard one. Options that do not apply are left out. */
export const differences = (rules: RuleSet, from: RuleSet = crazyRummy): readonly Difference[] =>
  changedKeys(rules, from).map((key) => ({
    key,
    sentence: sentenceOf(rules, key),
    standard: valueSentence(key, valueIn(from, key), wordsOf(rules)),
  }));

/** Explains why a combination of rules cannot work. */
export const problemSentence = ({ code }: Pick<RuleProblem, 'code'>): string => PROBLEM_TEXT[code];

const CODE_TEXT: Readonly<Record<Exclude<RuleCodeProblem['code'], 'cannotWork'>, string>> = {
  tooLong: 'This link is too long to hold a table’s rules.',
  malformed: 'This link doesn’t hold a table’s rules.',
  newerVersion: 'This link was made by a newer version of the game. Reload the page and try again.',
  unknownGame: 'This link is for a game this page doesn’t know.',
  unknownOption: 'This link has a rule this page doesn’t know.',
  unknownValue: 'This link has a rule value this page doesn’t know.',
};

/** Explains why a link cannot be opened. */
export const ruleCodeSentence = (problem: RuleCodeProblem): string =>
  problem.code === 'cannotWork'
    ? `The rules in this link don’t work together. ${problem.problems.map(problemSentence).join(' ')}`
    : CODE_TEXT[problem.code];
