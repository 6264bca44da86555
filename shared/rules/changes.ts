import type { RuleSet } from '#engine';
import { type GameInfo, gameInfoOf } from './catalogue/index.ts';
import { knownGame, ruleLink } from './codes/print.ts';
import { applies, isSameValue, OPTION_KEYS, type OptionKey, valueIn, withField } from './options/index.ts';
import { crazyRummy } from './presets/crazyRummy.ts';
import { PRESETS } from './presets/index.ts';

/** The named game that the rules started from. */
export const baseGame = ({ preset }: RuleSet): RuleSet => PRESETS[knownGame(preset)] as RuleSet;

/** The named game that these rules are; null for house rules. */
export const namedGame = (rules: RuleSet): GameInfo | null =>
  ruleLink(rules) === rules.preset ? (gameInfoOf(rules.preset) ?? null) : null;

/**
 * The named game in which these rules may be rated, also as quick games play it (§4.103); null for other house rules,
 * which could make a game of pure luck.
 */
export function ratedGame(rules: RuleSet): GameInfo | null {
  const named = namedGame(rules);
  if (named || rules.goingOut.relief !== 'fullTurn') return named;
  const standard = namedGame(withField(rules, 'goingOut.relief', 'nothing'));
  return standard?.group === 'crazyRummy' ? standard : null;
}

/** Whether games at such a table are rated if enough people begin them. */
export const mayBeRated = (table: {
  readonly isPrivate: boolean;
  readonly isDaily: boolean;
  readonly rules: RuleSet;
}): boolean => !table.isPrivate && !table.isDaily && ratedGame(table.rules) !== null;

/**
 * The options in which rules differ from another game, by default the standard one. Options that do not apply are left
 * out.
 */
export const changedKeys = (rules: RuleSet, from: RuleSet = crazyRummy): readonly OptionKey[] =>
  OPTION_KEYS.filter((key) => applies(rules, key) && !isSameValue(valueIn(rules, key), valueIn(from, key)));

/** How many options house rules have changed. Needs no words, so home can use it without loading them. */
export const changeCount = (rules: RuleSet): number => changedKeys(rules, baseGame(rules)).length;
