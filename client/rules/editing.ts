import type { RuleSet } from '#engine';
import {
  applies,
  baseGame,
  changedKeys,
  type Difference,
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
import { ruleText } from '../text/games.ts';

/** A choice that conflicts with the other options. */
export interface Refused {
  readonly key: OptionKey;
  readonly value: OptionValue<OptionKey>;
  readonly problems: readonly RuleProblem[];
  /** The nearest valid rules that keep the choice; null if there are none. */
  readonly wayOut: RuleSet | null;
  /** The other options that `wayOut` changes. */
  readonly also: readonly OptionKey[];
}

/** Options that usually go together with the choice just made. */
export interface Offer {
  readonly key: OptionKey;
  /** The rules with these options. */
  readonly rules: RuleSet;
  readonly also: readonly OptionKey[];
}

/** The result of a choice: the new rules with an offer, or why it is refused. */
export type Chosen = { readonly rules: RuleSet; readonly offer: Offer | null } | { readonly refused: Refused };

/** The differences from the game the rules started from. */
export const changesIn = (rules: RuleSet): readonly Difference[] => ruleText.differences(rules, baseGame(rules));

/** Sets an option; refused if the resulting rules are invalid. */
export function choose<K extends OptionKey>(rules: RuleSet, key: K, value: OptionValue<K>): Chosen {
  const wanted = withValue(rules, key, value);
  const problems = rulesProblems(wanted);
  if (problems.length === 0) {
    const chosen = withoutMoot(wanted);
    return { rules: chosen, offer: offerAfter(chosen, key) };
  }
  const found = mended(wanted, [key]);
  const wayOut = found && withoutMoot(found);
  const also = wayOut ? changedKeys(wayOut, rules).filter((one) => one !== key) : [];
  return { refused: { key, value, problems, wayOut, also } };
}

function offerAfter(rules: RuleSet, key: OptionKey): Offer | null {
  const after = withCompanions(rules, key);
  return after && { key, rules: after, also: changedKeys(after, rules) };
}

/** Sets an option back to its value in the game the rules started from. */
export const reset = (rules: RuleSet, key: OptionKey): Chosen => choose(rules, key, valueIn(baseGame(rules), key));

/**
 * The rules without changes to options that do not apply, as far as they stay valid. The editor does not show these
 * options, and equal games must have equal codes.
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
