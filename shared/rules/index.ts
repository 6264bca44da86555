import type { RuleSet } from '#engine';
import { PRESETS } from './presets/index.ts';

export { crazyRummy } from './presets/crazyRummy.ts';
export { PRESET_IDS, PRESETS, type PresetId } from './presets/index.ts';

/** The canonical text of a rule set: what travels in the shared state and in a record. */
export const printRules = (rules: RuleSet): string => rules.preset;

/** The rule set a text stands for, or null for a text we never printed. */
export const parseRules = (code: string): RuleSet | null =>
  Object.hasOwn(PRESETS, code) ? (PRESETS[code] ?? null) : null;
