import type { RuleSet } from '#engine';
import { gameInfoOf } from '../../catalogue/index.ts';
import { changedKeys } from '../../changedKeys.ts';
import { type OptionKey, type OptionValue, valueIn } from '../../options/index.ts';
import { crazyRummy } from '../../presets/crazyRummy.ts';
import { COMMON_WORDS, type GameWords, said } from '../gameWords.ts';
import { AFTER_PLAY_TEXT } from './afterPlay.ts';
import { BEFORE_PLAY_TEXT } from './beforePlay.ts';
import { DURING_PLAY_TEXT } from './duringPlay.ts';
import type { OptionText } from './optionText.ts';

const OPTION_TEXT: { readonly [K in OptionKey]: OptionText<K> } = {
  ...BEFORE_PLAY_TEXT,
  ...DURING_PLAY_TEXT,
  ...AFTER_PLAY_TEXT,
};

/** The words of the game that rules started from. */
export const wordsOf = (rules: RuleSet): GameWords => gameInfoOf(rules.preset)?.words ?? COMMON_WORDS;

/** What an option is called in the house-rule editor. */
export const optionLabel = (key: OptionKey): string => OPTION_TEXT[key].label;

/** What one value of an option means at the table, in a game's own words. */
export function valueSentence<K extends OptionKey>(
  key: K,
  value: OptionValue<K>,
  words: GameWords = COMMON_WORDS,
): string {
  const says: unknown = OPTION_TEXT[key].says;
  const sentence =
    typeof says === 'function'
      ? (says as (value: OptionValue<K>) => string)(value)
      : (says as Record<string, string | undefined>)[String(value)];
  return said(sentence ?? '', words);
}

/** What these rules say about an option. */
export const sentenceOf = (rules: RuleSet, key: OptionKey): string =>
  valueSentence(key, valueIn(rules, key), wordsOf(rules));

/** One way in which rules differ from others, said of both. */
export interface Difference {
  readonly key: OptionKey;
  readonly sentence: string;
  /** What the other rules say, in the words of the first. */
  readonly standard: string;
}

/** In what rules differ from the standard game, or from another: only what means something in them. */
export const differences = (rules: RuleSet, from: RuleSet = crazyRummy): readonly Difference[] =>
  changedKeys(rules, from).map((key) => ({
    key,
    sentence: sentenceOf(rules, key),
    standard: valueSentence(key, valueIn(from, key), wordsOf(rules)),
  }));
