import type { RuleSet } from '#engine';
import { DEAL_OPTIONS } from './deal.ts';
import { GAME_END_OPTIONS, MONEY_OPTIONS } from './gameEnd.ts';
import { GOING_OUT_OPTIONS } from './goingOut.ts';
import { LAY_OFF_OPTIONS } from './layingOff.ts';
import { MELD_OPTIONS } from './melds.ts';
import {
  EDITOR_GROUPS,
  type EditorGroup,
  type Option,
  type OptionKey,
  type OptionValue,
  partsOf,
  valueIn,
} from './option.ts';
import { PLAYER_OPTIONS } from './players.ts';
import { SCORING_OPTIONS } from './scoring.ts';
import { STOCK_OPTIONS } from './stock.ts';
import { SWAP_OPTIONS } from './swaps.ts';
import { TURN_OPTIONS } from './turn.ts';
import { WILD_OPTIONS } from './wilds.ts';

export { EDITOR_GROUPS, type EditorGroup, type OptionKey, type OptionValue, valueIn } from './option.ts';

/** The options of each part of the rules. */
const OPTIONS_IN = {
  players: PLAYER_OPTIONS,
  deal: DEAL_OPTIONS,
  wilds: WILD_OPTIONS,
  turn: TURN_OPTIONS,
  melds: MELD_OPTIONS,
  layingOff: LAY_OFF_OPTIONS,
  swaps: SWAP_OPTIONS,
  goingOut: GOING_OUT_OPTIONS,
  stock: STOCK_OPTIONS,
  scoring: SCORING_OPTIONS,
  gameEnd: GAME_END_OPTIONS,
  money: MONEY_OPTIONS,
} as const;

/** The options of one part of the rules. */
export type OptionKeyIn<G extends EditorGroup> = Extract<keyof (typeof OPTIONS_IN)[G], OptionKey>;

/** All options: one for every field of a rule set. A field without an option does not compile. */
export const OPTIONS = {
  ...PLAYER_OPTIONS,
  ...DEAL_OPTIONS,
  ...WILD_OPTIONS,
  ...TURN_OPTIONS,
  ...MELD_OPTIONS,
  ...LAY_OFF_OPTIONS,
  ...SWAP_OPTIONS,
  ...GOING_OUT_OPTIONS,
  ...STOCK_OPTIONS,
  ...SCORING_OPTIONS,
  ...GAME_END_OPTIONS,
  ...MONEY_OPTIONS,
} as const satisfies { readonly [K in OptionKey]: Option<OptionValue<K>> };

/** The first letters of option codes, in the order in which a link lists its options. */
const LINK_GROUPS = 'tpdwmlrsgkceb';

const placeInLink = (key: OptionKey): number => {
  const [group = '', field = ''] = OPTIONS[key].link;
  return LINK_GROUPS.indexOf(group) * 36 + Number.parseInt(field, 36);
};

/** Every option in link order, which does not depend on the file that declares it. */
export const OPTION_KEYS: readonly OptionKey[] = (Object.keys(OPTIONS) as OptionKey[]).sort(
  (one, other) => placeInLink(one) - placeInLink(other),
);

/** Options that affect what players may do, score or know. */
export type PlayOptionKey = {
  [K in OptionKey]: (typeof OPTIONS)[K] extends { readonly isPresentation: true }
    ? never
    : (typeof OPTIONS)[K]['values'] extends readonly [unknown, unknown, ...unknown[]]
      ? K
      : never;
}[OptionKey];

type CodesOf<O> = O extends { readonly problems: infer P } ? Extract<keyof P, string> : never;

/** The codes of problems with the options of one part of the rules. */
export type ProblemCodeIn<G extends EditorGroup> = {
  [K in keyof (typeof OPTIONS_IN)[G]]: CodesOf<(typeof OPTIONS_IN)[G][K]>;
}[keyof (typeof OPTIONS_IN)[G]];

/** The codes of all conflicting combinations. Every language has a sentence for each. */
export type RuleProblemCode = { [G in EditorGroup]: ProblemCodeIn<G> }[EditorGroup];

/** The option without its own types, for code that loops over all options. */
export const optionOf = (key: OptionKey): Option<OptionValue<OptionKey>> => OPTIONS[key];

const groups: ReadonlyMap<string, EditorGroup> = new Map(
  EDITOR_GROUPS.flatMap((group) => Object.keys(OPTIONS_IN[group]).map((key) => [key, group] as const)),
);

/** The rules in which every option has its first value. It means the same in every version. */
export const firstValues = (preset: string): RuleSet =>
  OPTION_KEYS.reduce((rules, key) => withField(rules, key, OPTIONS[key].values[0]), { preset } as RuleSet);

/** The part of the rules in which an option is explained and edited. */
export const groupOf = (key: OptionKey): EditorGroup => groups.get(key) as EditorGroup;

/** The rules with one field changed and nothing else. */
export function withField<K extends OptionKey>(rules: RuleSet, key: K, value: OptionValue<K>): RuleSet {
  const [group, field] = partsOf(key);
  return { ...rules, [group]: { ...rules[group], [field]: value } };
}

/** The rules with an option set. Points that were equal to it (a wild Ace, a Joker) change with it. */
export function withValue<K extends OptionKey>(rules: RuleSet, key: K, value: OptionValue<K>): RuleSet {
  const before = valueIn(rules, key);
  const following = (optionOf(key).followers ?? []).filter(
    (follower) => valueIn(rules, follower) === before && optionOf(follower).values.includes(value),
  );
  return following.reduce((changed, follower) => withField(changed, follower, value), withField(rules, key, value));
}

/** Compares two values of an option by content. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** The index of the rules' value in the option's list; -1 if it is not listed, as a value that players wrote. */
export const choiceOf = (rules: RuleSet, key: OptionKey): number => {
  const value = valueIn(rules, key);
  return optionOf(key).values.findIndex((known) => isSameValue(known, value));
};

/** The rules' value as players wrote it; null for a value of the option's list, or one that is none. */
export function writtenIn(rules: RuleSet, key: OptionKey): string | null {
  const value = valueIn(rules, key);
  return typeof value === 'string' && isWritten(key, value) ? value : null;
}

/** Whether a text that is not in the option's list is a value that players may write. */
export const isWritten = (key: OptionKey, text: string): boolean => optionOf(key).written?.(text) ?? false;

/** Whether a value of an option is no longer played. */
const isRetired = (key: OptionKey, value: unknown): boolean =>
  optionOf(key).retired?.some((one) => isSameValue(one, value)) ?? false;

/** The options whose value in these rules is no longer played. */
export const retiredIn = (rules: RuleSet): readonly OptionKey[] =>
  OPTION_KEYS.filter((key) => isRetired(key, valueIn(rules, key)));

/** The values of an option that can be chosen. */
const valuesOf = (key: OptionKey): readonly OptionValue<OptionKey>[] =>
  optionOf(key).values.filter((value) => !isRetired(key, value));

/** Whether an option has any effect in these rules. */
export const applies = (rules: RuleSet, key: OptionKey): boolean => optionOf(key).appliesIf?.(rules) ?? true;

/** How well the solver's arithmetic describes a turn: fully, well enough to plan with, or not at all. */
type Coverage = 'full' | 'near' | 'none';

const coverages = new WeakMap<RuleSet, Coverage>();

/**
 * Whether the solver's arithmetic fully describes a turn by these rules. The solver knows one pack without Jokers,
 * small hands, low Aces, sets of three or four, no wild limit, swapped wilds that go to the hand, only the top discard
 * and no condition on taking it, a final discard, penalties for cards in hand, and a deal that ends with the stock. A
 * field without an option is never solved.
 */
export const isSolved = (rules: RuleSet): boolean => coverageOf(rules) === 'full';

/**
 * Whether a turn can be planned with the solver's arithmetic. It may overlook a play that these rules allow, or plan
 * one that they refuse.
 */
export const isNearlySolved = (rules: RuleSet): boolean => coverageOf(rules) !== 'none';

function coverageOf(rules: RuleSet): Coverage {
  let coverage = coverages.get(rules);
  if (coverage === undefined) {
    const { preset: _, ...groups } = rules;
    const all = Object.entries(groups).flatMap(([group, fields]) =>
      Object.entries(fields).map(([field, value]) => coverageBy(`${group}.${field}`, value)),
    );
    coverage = all.includes('none') ? 'none' : all.includes('near') ? 'near' : 'full';
    // Bots ask at every decision.
    coverages.set(rules, coverage);
  }
  return coverage;
}

function coverageBy(key: string, value: unknown): Coverage {
  const option = (OPTIONS as Readonly<Record<string, Option<unknown>>>)[key];
  if (option?.solved === 'any' || option?.solved.some((known) => isSameValue(known, value))) return 'full';
  return option?.nearly?.some((known) => isSameValue(known, value)) ? 'near' : 'none';
}

/** A line of the house-rule editor. */
export interface EditableOption {
  readonly key: OptionKey;
  readonly group: EditorGroup;
  readonly values: readonly OptionValue<OptionKey>[];
  /** The index of the chosen value in `values`; -1 for one that players wrote. */
  readonly chosen: number;
}

/** The editable options of these rules: those that apply and have a choice. */
export const optionsOf = (rules: RuleSet): readonly EditableOption[] =>
  OPTION_KEYS.filter((key) => valuesOf(key).length > 1 && applies(rules, key)).map((key) => ({
    key,
    group: groupOf(key),
    values: valuesOf(key),
    chosen: valuesOf(key).findIndex((value) => isSameValue(value, valueIn(rules, key))),
  }));
