import type { RuleSet } from '#engine';
import { isSameValue, type OptionKey, optionOf, type RuleProblemCode, valueIn, withField } from './options/index.ts';
import type { Change } from './options/option.ts';
import { hasProblem, mendsOf, problemCodesIn, rulesProblems } from './problems.ts';

interface Attempt {
  readonly rules: RuleSet;
  readonly changed: readonly OptionKey[];
  readonly left: number;
}

/**
 * Changes other options until the combination works. An editor offers the result when a choice conflicts with the rest.
 * @param kept options that must not change: the one just chosen
 * @returns null if there is no such rule set
 */
export function mended(rules: RuleSet, kept: readonly OptionKey[]): RuleSet | null {
  const settled = new Set(kept);
  let now = rules;
  for (;;) {
    const codes = problemCodesIn(now);
    if (codes.length === 0) return now;
    const best = codes
      .flatMap((code) => attempts(now, code, settled))
      .reduce<Attempt | null>((one, other) => (one && one.left <= other.left ? one : other), null);
    if (!best) return null;
    now = best.rules;
    // An option is changed only once, so that the search cannot go round in circles.
    for (const key of best.changed) settled.add(key);
  }
}

/** The fixes for one problem that change no settled option and do help. */
function attempts(rules: RuleSet, code: RuleProblemCode, settled: ReadonlySet<OptionKey>): readonly Attempt[] {
  return mendsOf(code).flatMap((mend): Attempt[] => {
    const changes = mend.filter(([key, value]) => !isSameValue(valueIn(rules, key), value));
    const changed = changes.map(([key]) => key);
    if (changed.some((key) => settled.has(key))) return [];
    const after = changes.reduce(withChange, rules);
    return hasProblem(after, code) ? [] : [{ rules: after, changed, left: problemCodesIn(after).length }];
  });
}

const withChange = (rules: RuleSet, [key, value]: Change): RuleSet => withField(rules, key, value);

/** The rules with the companions of an option's value; null if none are missing or the result would not work. */
export function withCompanions(rules: RuleSet, key: OptionKey): RuleSet | null {
  const { companions } = optionOf(key);
  if (!companions?.appliesIf(rules)) return null;
  const changes = companions.changes(rules).filter(([other, value]) => !isSameValue(valueIn(rules, other), value));
  const after = changes.reduce(withChange, rules);
  return changes.length > 0 && rulesProblems(after).length === 0 ? after : null;
}
