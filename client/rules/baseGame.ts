import type { RuleSet } from '#engine';
import { changedKeys, crazyRummy, PRESETS } from '#rules';

/** The named game that rules started from. */
export const baseGame = ({ preset }: RuleSet): RuleSet => PRESETS[preset] ?? crazyRummy;

/** How many options house rules have changed in the game they started from; without words, so that home need not fetch them. */
export const changeCount = (rules: RuleSet): number => changedKeys(rules, baseGame(rules)).length;
