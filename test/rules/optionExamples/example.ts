import type { RuleSet } from '#engine';
import type { EditorGroup, OptionKeyIn, OptionValue, PlayOptionKey } from '#rules';

/** A moment in which an option makes a difference to what is legal, dealt, scored or known. */
export interface Example<Value> {
  /** The rule's number and the difference in a few words: `R57: a second new meld in one turn`. */
  readonly about: string;
  /** The rules around it. */
  readonly rules: RuleSet;
  /** Two values of the option. */
  readonly values: readonly [Value, Value];
  /** What there is to see under some rules: a refusal, a list of what is legal, points, cards. */
  readonly see: (rules: RuleSet) => unknown;
  /** What is seen under each of the values. */
  readonly seen: readonly [unknown, unknown];
}

/** One for every option with a choice that affects play: a missing one does not compile. */
export type Examples = { readonly [K in PlayOptionKey]: Example<OptionValue<K>> };

/** The options of one part of the rules. */
export type ExamplesOf<G extends EditorGroup> = Pick<Examples, Extract<OptionKeyIn<G>, PlayOptionKey>>;
