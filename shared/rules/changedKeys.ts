import type { RuleSet } from '#engine';
import { applies, isSameValue, OPTION_KEYS, type OptionKey, valueIn } from './options/index.ts';
import { crazyRummy } from './presets/crazyRummy.ts';

/** The options in which rules differ from the standard game, or from another: only those that mean something in them. */
export const changedKeys = (rules: RuleSet, from: RuleSet = crazyRummy): readonly OptionKey[] =>
  OPTION_KEYS.filter((key) => applies(rules, key) && !isSameValue(valueIn(rules, key), valueIn(from, key)));
