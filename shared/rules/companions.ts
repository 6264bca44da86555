import type { RuleSet } from '#engine';
import { hasSets, hasSeveralPacks } from './options/conditions.ts';
import { isSameValue, type OptionKey, valueIn, withField } from './options/index.ts';
import { rulesProblems } from './problems/index.ts';
import type { Change } from './problems/problem.ts';

/** What a source plays along with a choice, though each is an option of its own. */
interface Companions {
  readonly appliesIf: (rules: RuleSet) => boolean;
  readonly changes: (rules: RuleSet) => readonly Change[];
}

const COMPANIONS: Partial<Readonly<Record<OptionKey, Companions>>> = {
  // The double pack game has the same card twice in a set, and so sets of eight (R38, R39, E22).
  'pack.packs': {
    appliesIf: (rules) => hasSeveralPacks(rules) && hasSets(rules),
    changes: ({ melds }) => [['melds.duplicates', true], ...(melds.setMax === 4 ? [['melds.setMax', 8] as const] : [])],
  },
};

/** The rules with what goes with the value of an option, or null where nothing is missing or it would not work. */
export function withCompanions(rules: RuleSet, key: OptionKey): RuleSet | null {
  const companions = COMPANIONS[key];
  if (!companions?.appliesIf(rules)) return null;
  const changes = companions.changes(rules).filter(([other, value]) => !isSameValue(valueIn(rules, other), value));
  const after = changes.reduce((now, [other, value]) => withField(now, other, value as never), rules);
  return changes.length > 0 && rulesProblems(after).length === 0 ? after : null;
}
