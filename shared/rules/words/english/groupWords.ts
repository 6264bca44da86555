import type { RuleSet } from '#engine';
import type { EditorGroup, OPTIONS, OptionKey, OptionKeyIn, OptionValue, ProblemCodeIn } from '../../options/index.ts';

type Listed<K extends OptionKey> = (typeof OPTIONS)[K]['values'][number];

/** Values that can be keyed by name. */
type Name<Value> = Value extends string | number | boolean ? `${Value}` : never;

/**
 * An option's label, and a sentence for each of its values, with the placeholders of `said`. Numbers and lists may use
 * a function; of named values each needs a sentence.
 */
export interface OptionText<K extends OptionKey> {
  readonly label: string;
  readonly says: OptionValue<K> extends boolean | string | 0 | 1
    ? Readonly<Record<Name<Listed<K>>, string>>
    : Readonly<Record<Name<Listed<K>>, string>> | ((value: OptionValue<K>) => string);
}

/** A sentence not tied to a single option; null where it does not apply. `say` gives the sentence of an option. */
export type Remark = (rules: RuleSet, say: (key: OptionKey) => string) => string | null;

/** A remark with a fixed sentence that applies under a condition. */
export const when =
  (condition: (rules: RuleSet) => boolean, sentence: string): Remark =>
  (rules) =>
    condition(rules) ? sentence : null;

/**
 * An option whose sentence is printed. With a value, it is left out when the option has that value, which goes without
 * saying.
 */
export type Line = OptionKey | readonly [OptionKey, unknown] | Remark;

/** All texts for one part of the rules, with the placeholders of `said`. */
export interface GroupWords<G extends EditorGroup> {
  readonly title: string;
  readonly options: { readonly [K in OptionKeyIn<G>]: OptionText<K> };
  /** Explains why a combination cannot work. */
  readonly problems: Readonly<Record<ProblemCodeIn<G>, string>>;
  /** The lines about this part on the rules page, in order. */
  readonly lines: readonly Line[];
}

/** Joins words: "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The sentence with its first letter in upper case. */
export const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
