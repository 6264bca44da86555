import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

export { crazyRummy };

/** Every named game, by its id. */
export const PRESETS: Readonly<Record<string, RuleSet>> = { [crazyRummy.preset]: crazyRummy };

/** The canonical text of a rule set: what travels in the shared state and in a record. */
export const printRules = (rules: RuleSet): string => rules.preset;

/** The rule set a text stands for, or null for a text we never printed. */
export const parseRules = (code: string): RuleSet | null =>
  Object.hasOwn(PRESETS, code) ? (PRESETS[code] ?? null) : null;
