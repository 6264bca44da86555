import type { RuleSet } from '#engine';
import { AFTER_PLAY } from './afterPlay.ts';
import { BEFORE_PLAY } from './beforePlay.ts';
import { DURING_PLAY } from './duringPlay.ts';
import type { EditorGroup, Option, OptionKey, OptionValue } from './option.ts';

export { EDITOR_GROUPS, type EditorGroup, type OptionKey, type OptionValue } from './option.ts';

/** THE list: one option for every field of a rule set. */
export const OPTIONS = { ...BEFORE_PLAY, ...DURING_PLAY, ...AFTER_PLAY } as const satisfies {
  readonly [K in OptionKey]: Option<OptionValue<K>>;
};

export const OPTION_KEYS = Object.keys(OPTIONS) as readonly OptionKey[];

/** Options with a choice that changes what may be done, scored or known. */
export type PlayOptionKey = {
  [K in OptionKey]: (typeof OPTIONS)[K]['affects'] extends 'play'
    ? (typeof OPTIONS)[K]['values'] extends readonly [unknown, unknown, ...unknown[]]
      ? K
      : never
    : never;
}[OptionKey];

/** The same option without its own types, for whoever goes through all of them. */
export const optionOf = (key: OptionKey): Option<unknown> => OPTIONS[key];

/** The value of one field. */
export function valueIn<K extends OptionKey>(rules: RuleSet, key: K): OptionValue<K> {
  const [group, field] = partsOf(key);
  return (rules[group] as unknown as Record<string, unknown>)[field] as OptionValue<K>;
}

/** The rules with one field changed and nothing else. */
export function withField<K extends OptionKey>(rules: RuleSet, key: K, value: OptionValue<K>): RuleSet {
  const [group, field] = partsOf(key);
  return { ...rules, [group]: { ...rules[group], [field]: value } };
}

/** The rules with an option set: points that were the same as the ones set stay the same (a wild Ace, a Joker). */
export function withValue<K extends OptionKey>(rules: RuleSet, key: K, value: OptionValue<K>): RuleSet {
  const before = valueIn(rules, key);
  const following = (optionOf(key).followers ?? []).filter((follower) => valueIn(rules, follower) === before);
  return following.reduce((changed, follower) => withField(changed, follower, value), withField(rules, key, value));
}

/** Two values of an option are one when they say the same. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** Which of an option's values the rules have; -1 when none of the list. */
export const choiceOf = (rules: RuleSet, key: OptionKey): number => {
  const value = valueIn(rules, key);
  return optionOf(key).values.findIndex((known) => isSameValue(known, value));
};

/** Does an option mean anything in these rules. */
export const applies = (rules: RuleSet, key: OptionKey): boolean => optionOf(key).appliesIf?.(rules) ?? true;

/** One line of the house-rule editor. */
export interface OptionLine {
  readonly key: OptionKey;
  readonly group: EditorGroup;
  readonly values: readonly unknown[];
  /** Which of them is chosen. */
  readonly chosen: number;
}

/** What can be chosen in these rules as they are: options with a choice that mean something. */
export const optionsOf = (rules: RuleSet): readonly OptionLine[] =>
  OPTION_KEYS.filter((key) => optionOf(key).values.length > 1 && applies(rules, key)).map((key) => ({
    key,
    group: optionOf(key).group,
    values: optionOf(key).values,
    chosen: choiceOf(rules, key),
  }));

const partsOf = (key: OptionKey): [Exclude<keyof RuleSet, 'preset'>, string] =>
  key.split('.') as [Exclude<keyof RuleSet, 'preset'>, string];
