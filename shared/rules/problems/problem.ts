import type { RuleSet } from '#engine';
import type { OptionKey, OptionValue } from '../options/index.ts';

/** One option and the value it is to have. */
export type Change = { readonly [K in OptionKey]: readonly [K, OptionValue<K>] }[OptionKey];

/** A combination that cannot work, and ways out of it: each is some changes made together. */
export interface ProblemRule {
  readonly test: (rules: RuleSet) => boolean;
  /** Tried in this order; not each of them helps in every case. */
  readonly mends: readonly (readonly Change[])[];
}
