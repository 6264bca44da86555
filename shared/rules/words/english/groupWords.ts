import type { RuleSet } from '#engine';
import type { EditorGroup, OPTIONS, OptionKey, OptionKeyIn, OptionValue, ProblemCodeIn } from '../../options/index.ts';

type Listed<K extends OptionKey> = (typeof OPTIONS)[K]['values'][number];

/** Values that can be told apart by name. */
type Name<Value> = Value extends string | number | boolean ? `${Value}` : never;

/**
 * What an option is called, and what each of its values says: a sentence in the tokens of `said`. Numbers and lists may
 * be told by a function; of named values none can be left out.
 */
export interface OptionText<K extends OptionKey> {
  readonly label: string;
  readonly says: OptionValue<K> extends boolean | string | 0 | 1
    ? Readonly<Record<Name<Listed<K>>, string>>
    : Readonly<Record<Name<Listed<K>>, string>> | ((value: OptionValue<K>) => string);
}

/** A sentence that no single option says; null where it has no place. What an option says is asked of `say`. */
export type Remark = (rules: RuleSet, say: (key: OptionKey) => string) => string | null;

/** A remark that is the same sentence wherever it has a place. */
export const when =
  (condition: (rules: RuleSet) => boolean, sentence: string): Remark =>
  (rules) =>
    condition(rules) ? sentence : null;

/** An option, told unless it has the value named beside it: what goes without saying. */
export type Line = OptionKey | readonly [OptionKey, unknown] | Remark;

/** All that is said in one part of the rules, in the tokens of `said`. */
export interface GroupWords<G extends EditorGroup> {
  readonly title: string;
  readonly options: { readonly [K in OptionKeyIn<G>]: OptionText<K> };
  /** Why a combination cannot work. */
  readonly problems: Readonly<Record<ProblemCodeIn<G>, string>>;
  /** What is told about this part on the page of the rules, in this order. */
  readonly lines: readonly Line[];
}
