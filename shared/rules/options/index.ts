import type { RuleSet } from '#engine';
import { DEAL_OPTIONS } from './deal.ts';
import { GAME_END_OPTIONS, MONEY_OPTIONS } from './gameEnd.ts';
import { GOING_OUT_OPTIONS } from './goingOut.ts';
import { LAY_OFF_OPTIONS } from './layingOff.ts';
import { MELD_OPTIONS } from './melds.ts';
import { EDITOR_GROUPS, type EditorGroup, type Option, type OptionKey, type OptionValue } from './option.ts';
import { PLAYER_OPTIONS } from './players.ts';
import { SCORING_OPTIONS } from './scoring.ts';
import { STOCK_OPTIONS } from './stock.ts';
import { SWAP_OPTIONS } from './swaps.ts';
import { TURN_OPTIONS } from './turn.ts';
import { WILD_OPTIONS } from './wilds.ts';

export { EDITOR_GROUPS, type EditorGroup, type OptionKey, type OptionValue } from './option.ts';

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

/** THE list: one option for every field of a rule set. A field without an option does not compile. */
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

/** The first letters of links, in the order in which a link names options. */
const LINK_GROUPS = 'tpdwmlrsgkceb';

const placeInLink = (key: OptionKey): number => {
  const [group = '', field = ''] = OPTIONS[key].link;
  return LINK_GROUPS.indexOf(group) * 36 + Number.parseInt(field, 36);
};

/** Every option, in the order of links: it does not depend on the file that declares an option. */
export const OPTION_KEYS: readonly OptionKey[] = (Object.keys(OPTIONS) as OptionKey[]).sort(
  (one, other) => placeInLink(one) - placeInLink(other),
);

/** Options with a choice that changes what may be done, scored or known. */
export type PlayOptionKey = {
  [K in OptionKey]: (typeof OPTIONS)[K] extends { readonly isPresentation: true }
    ? never
    : (typeof OPTIONS)[K]['values'] extends readonly [unknown, unknown, ...unknown[]]
      ? K
      : never;
}[OptionKey];

type CodesOf<O> = O extends { readonly problems: infer P } ? Extract<keyof P, string> : never;

/** What can be wrong with the options of one part of the rules. */
export type ProblemCodeIn<G extends EditorGroup> = {
  [K in keyof (typeof OPTIONS_IN)[G]]: CodesOf<(typeof OPTIONS_IN)[G][K]>;
}[keyof (typeof OPTIONS_IN)[G]];

/** What can be wrong with a combination of options; each code has its sentence in the words of every language. */
export type RuleProblemCode = { [G in EditorGroup]: ProblemCodeIn<G> }[EditorGroup];

/** The same option without its own types, for whoever goes through all of them. */
export const optionOf = (key: OptionKey): Option<OptionValue<OptionKey>> => OPTIONS[key];

const groups: ReadonlyMap<string, EditorGroup> = new Map(
  EDITOR_GROUPS.flatMap((group) => Object.keys(OPTIONS_IN[group]).map((key) => [key, group] as const)),
);

/** The part of the rules in which an option is told and edited. */
export const groupOf = (key: OptionKey): EditorGroup => groups.get(key) as EditorGroup;

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

/**
 * Does the solver's arithmetic say all there is to say about a turn by these rules? It knows one pack without Jokers, small
 * hands, low Aces, sets of three or four, wilds without limit that go to the hand when swapped, the top discard alone and
 * freely taken, a last discard to go out, penalties for what is held, and an end with the stock. A rule that no option
 * covers is none it knows.
 */
export const isSolved = (rules: RuleSet): boolean => {
  const { preset: _, ...groups } = rules;
  return Object.entries(groups).every(([group, fields]) =>
    Object.entries(fields).every(([field, value]) => isCovered(`${group}.${field}`, value)),
  );
};

function isCovered(key: string, value: unknown): boolean {
  const solved = (OPTIONS as Readonly<Record<string, Option<unknown>>>)[key]?.solved;
  return solved === 'any' || (solved?.some((known) => isSameValue(known, value)) ?? false);
}

/** One line of the house-rule editor. */
export interface OptionLine {
  readonly key: OptionKey;
  readonly group: EditorGroup;
  readonly values: readonly OptionValue<OptionKey>[];
  /** Which of them is chosen. */
  readonly chosen: number;
}

/** What can be chosen in these rules as they are: options with a choice that mean something. */
export const optionsOf = (rules: RuleSet): readonly OptionLine[] =>
  OPTION_KEYS.filter((key) => optionOf(key).values.length > 1 && applies(rules, key)).map((key) => ({
    key,
    group: groupOf(key),
    values: optionOf(key).values,
    chosen: choiceOf(rules, key),
  }));

const partsOf = (key: OptionKey): [Exclude<keyof RuleSet, 'preset'>, string] =>
  key.split('.') as [Exclude<keyof RuleSet, 'preset'>, string];
