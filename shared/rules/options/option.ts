import type { RuleSet } from '#engine';

/** The groups of a rule set that hold options. */
type FieldGroup = Exclude<keyof RuleSet, 'preset'>;

/** `group.field` for every field of a rule set except the preset it started from. */
export type OptionKey = { [G in FieldGroup]: `${G}.${Extract<keyof RuleSet[G], string>}` }[FieldGroup];

/** The values that a field of a rule set may hold. */
export type OptionValue<K extends OptionKey> = K extends `${infer G extends FieldGroup}.${infer F}`
  ? F extends keyof RuleSet[G]
    ? RuleSet[G][F]
    : never
  : never;

/** The group and the name of a field. */
export const partsOf = (key: OptionKey): [FieldGroup, string] => key.split('.') as [FieldGroup, string];

/** The value of one field. */
export function valueIn<K extends OptionKey>(rules: RuleSet, key: K): OptionValue<K> {
  const [group, field] = partsOf(key);
  return (rules[group] as unknown as Record<string, unknown>)[field] as OptionValue<K>;
}

/** The parts in which rules are explained and edited, in the order in which a person would explain them. */
export const EDITOR_GROUPS = [
  'players',
  'deal',
  'wilds',
  'turn',
  'melds',
  'layingOff',
  'swaps',
  'goingOut',
  'stock',
  'scoring',
  'gameEnd',
  'money',
] as const;
export type EditorGroup = (typeof EDITOR_GROUPS)[number];

/** An option and its new value. */
export type Change = { readonly [K in OptionKey]: readonly [K, OptionValue<K>] }[OptionKey];

/** A combination that cannot work, and its fixes. Each fix is a list of changes made together. */
export interface ProblemRule {
  readonly test: (rules: RuleSet) => boolean;
  /** Tried in this order. Not every fix helps in every case. */
  readonly mends: readonly (readonly Change[])[];
}

/** Other options that go with a choice in the published rules. */
interface Companions {
  readonly appliesIf: (rules: RuleSet) => boolean;
  readonly changes: (rules: RuleSet) => readonly Change[];
}

/** An option of the rulebook as data: everything about it but its words. */
export interface Option<Value> {
  /**
   * All values. Append only, since rule codes name a value by its index. The first never changes, even if the standard
   * game does: it is what was true before the option existed, and what a code without the option means.
   */
  readonly values: readonly [Value, ...Value[]];
  /**
   * Values that are no longer played. They stay in `values`, so that no other value ever gets their index. A stored
   * table that had one gets the value of its named game, and a link with one is refused. Never the first value.
   */
  readonly retired?: readonly Value[];
  /** For an option that players may also answer in their own words: whether a text outside the list is a value. */
  readonly written?: (text: string) => boolean;
  /** The rows of the rulebook that it covers, the main one first: 45 is R45. */
  readonly rows: readonly [number, ...number[]];
  /** Its two letters in rule codes: one for the group of fields, one for the field. Never changed or reused. */
  readonly link: string;
  /** The values for which the solver's arithmetic of a turn is right; `any` if the option does not affect a turn. */
  readonly solved: 'any' | readonly Value[];
  /** Further values for which it is nearly right: a plan made with it is good as long as the rules allow its plays. */
  readonly nearly?: readonly Value[];
  /** Set if it does not affect what anybody may do, score or know. */
  readonly isPresentation?: true;
  /** Whether it has any effect in the other rules; always, if absent. */
  readonly appliesIf?: (rules: RuleSet) => boolean;
  /** Options whose points follow this option's as long as they are equal to it. */
  readonly followers?: readonly OptionKey[];
  readonly companions?: Companions;
  /** The conflicting combinations mainly about this option, by code. */
  readonly problems?: Readonly<Record<string, ProblemRule>>;
}

/** The options that a file declares. */
export type SomeOptions = { readonly [K in OptionKey]?: Option<OptionValue<K>> };
