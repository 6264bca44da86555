import type { RuleSet } from '#engine';
import {
  applies,
  baseGame,
  type Difference,
  differences,
  mended,
  OPTION_KEYS,
  type OptionKey,
  type OptionValue,
  type RuleProblem,
  rulesProblems,
  valueIn,
  withCompanions,
  withField,
  withValue,
} from '#rules';

/** Something was chosen that does not go with the rest. */
export interface Refused {
  readonly key: OptionKey;
  readonly value: OptionValue<OptionKey>;
  readonly problems: readonly RuleProblem[];
  /** The nearest rules that keep the choice and work; null when there are none. */
  readonly wayOut: RuleSet | null;
  /** What those change beside the choice. */
  readonly also: readonly Difference[];
}

/** What many play along with a choice just made. */
export interface Offer {
  readonly key: OptionKey;
  /** The rules with it. */
  readonly rules: RuleSet;
  readonly also: readonly Difference[];
}

/** What became of a choice: other rules, and what goes with it, or why not. */
export type Chosen = { readonly rules: RuleSet; readonly offer: Offer | null } | { readonly refused: Refused };

/** What house rules have changed in the game it started from, as far as it means anything. */
export const changesIn = (rules: RuleSet): readonly Difference[] => differences(rules, baseGame(rules));

/** Chooses a value for an option. */
export function choose<K extends OptionKey>(rules: RuleSet, key: K, value: OptionValue<K>): Chosen {
  const wanted = withValue(rules, key, value);
  const problems = rulesProblems(wanted);
  if (problems.length === 0) {
    const chosen = withoutMoot(wanted);
    return { rules: chosen, offer: offerAfter(chosen, key) };
  }
  const found = mended(wanted, [key]);
  const wayOut = found && withoutMoot(found);
  const also = wayOut ? differences(wayOut, rules).filter((one) => one.key !== key) : [];
  return { refused: { key, value, problems, wayOut, also } };
}

function offerAfter(rules: RuleSet, key: OptionKey): Offer | null {
  const after = withCompanions(rules, key);
  return after && { key, rules: after, also: differences(after, rules) };
}

/** Chooses for an option the value it has in the game the rules started from. */
export const reset = (rules: RuleSet, key: OptionKey): Chosen => choose(rules, key, valueIn(baseGame(rules), key));

/**
 * The rules without changes that mean nothing in them, where they work without: what is not seen in the editor is not
 * carried along, and those who play alike have the same code.
 */
export function withoutMoot(rules: RuleSet): RuleSet {
  const base = baseGame(rules);
  const idle = OPTION_KEYS.filter((key) => !applies(rules, key));
  return idle.reduce((now, key) => {
    const plain = withField(now, key, valueIn(base, key));
    const meansTheSame = OPTION_KEYS.every((other) => applies(plain, other) === applies(rules, other));
    return meansTheSame && rulesProblems(plain).length === 0 ? plain : now;
  }, rules);
}
