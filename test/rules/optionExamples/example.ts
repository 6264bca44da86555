import type { RuleSet } from '#engine';
import type { EditorGroup, OptionKeyIn, OptionValue, PlayOptionKey } from '#rules';

/** A position in which an option affects what is legal, dealt, scored or known. */
export interface Example<Value> {
  /** The rule's number and the difference in a few words: `R57: a second new meld in one turn`. */
  readonly about: string;
  /** The rules of the example. */
  readonly rules: RuleSet;
  /** Two values of the option. */
  readonly values: readonly [Value, Value];
  /** Returns what is observed under some rules: a refusal, a list of legal actions, points, cards. */
  readonly see: (rules: RuleSet) => unknown;
  /** The expected results for the two values. */
  readonly seen: readonly [unknown, unknown];
}

/** Options whose examples come with the rules they are about. */
type Upcoming = 'play.firstMeld' | 'play.firstRun' | 'goingOut.lastTurns' | 'scoring.lowAce' | 'scoring.unopened';

/** One example for every option with a choice that affects play. A missing one does not compile. */
export type Examples = { readonly [K in Exclude<PlayOptionKey, Upcoming>]: Example<OptionValue<K>> } & {
  readonly [K in Upcoming]?: Example<OptionValue<K>>;
};

/** The options of one part of the rules. */
export type ExamplesOf<G extends EditorGroup> = Pick<Examples, Extract<OptionKeyIn<G>, PlayOptionKey>>;
