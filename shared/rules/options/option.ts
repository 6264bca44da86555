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

/** One option and the value it is to have. */
export type Change = { readonly [K in OptionKey]: readonly [K, OptionValue<K>] }[OptionKey];

/** A combination that cannot work, and ways out of it: each is some changes made together. */
export interface ProblemRule {
  readonly test: (rules: RuleSet) => boolean;
  /** Tried in this order; not each of them helps in every case. */
  readonly mends: readonly (readonly Change[])[];
}

/** What a source plays along with a choice, though each is an option of its own. */
interface Companions {
  readonly appliesIf: (rules: RuleSet) => boolean;
  readonly changes: (rules: RuleSet) => readonly Change[];
}

/** One option of the rulebook as data: all that is known of it but its words. */
export interface Option<Value> {
  /** All that may be chosen, the standard game's value first. Append only: a link names a value by its place. */
  readonly values: readonly [Value, ...Value[]];
  /** The rows of the rulebook it carries, the one it is mostly about first: 45 is R45. */
  readonly rows: readonly [number, ...number[]];
  /** Its two letters in links: one for the group of fields, one for the field. Never changed, never used again. */
  readonly link: string;
  /** The values with which the solver's arithmetic of a turn is right; `any` if a turn is the same whatever it says. */
  readonly solved: 'any' | readonly Value[];
  /** It changes nothing that anybody may do, score or know. */
  readonly isPresentation?: true;
  /** Does it mean anything beside the other rules; always, when absent. */
  readonly appliesIf?: (rules: RuleSet) => boolean;
  /** Points that are the same as this one's until they are set apart: they change with it. */
  readonly followers?: readonly OptionKey[];
  readonly companions?: Companions;
  /** The combinations that cannot work and are mostly about this option, by their codes. */
  readonly problems?: Readonly<Record<string, ProblemRule>>;
}

/** Some options, as a file declares them. */
export type SomeOptions = { readonly [K in OptionKey]?: Option<OptionValue<K>> };
