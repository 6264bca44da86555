import type { RuleSet } from '#engine';

/** The groups of a rule set that hold options. */
type FieldGroup = Exclude<keyof RuleSet, 'preset'>;

/** `group.field`: every field of a rule set but the preset it started from. */
export type OptionKey = { [G in FieldGroup]: `${G}.${Extract<keyof RuleSet[G], string>}` }[FieldGroup];

/** What a field of a rule set may hold. */
export type OptionValue<K extends OptionKey> = K extends `${infer G extends FieldGroup}.${infer F}`
  ? F extends keyof RuleSet[G]
    ? RuleSet[G][F]
    : never
  : never;

/** The parts in which rules are explained and edited, in the order in which a person would tell them. */
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

/** One option of the rulebook as data. */
export interface Option<Value> {
  /** All that may be chosen. Append only: a shared link names a value by its place. */
  readonly values: readonly [Value, ...Value[]];
  /** The rows of the rulebook it carries, the one it is mostly about first: 45 is R45. */
  readonly rows: readonly [number, ...number[]];
  /** `presentation`: it changes nothing that anybody may do, score or know. */
  readonly affects: 'play' | 'presentation';
  readonly group: EditorGroup;
  /** Does it mean anything beside the other rules; always, when absent. */
  readonly appliesIf?: (rules: RuleSet) => boolean;
  /** Points that are the same as this one's until they are set apart: they change with it. */
  readonly followers?: readonly OptionKey[];
}

/** The options of some groups: a field of the rule set without an option does not compile. */
export type OptionsOf<G extends FieldGroup> = {
  readonly [K in Extract<OptionKey, `${G}.${string}`>]: Option<OptionValue<K>>;
};
