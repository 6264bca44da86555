import { packCount } from './pack.ts';
import type { RuleSet } from './ruleSet.ts';

/**
 * The rules as a table of this many seats has them: where the number of packs depends on the seats (R2), a set may grow no
 * larger than the four or eight cards that there then are of its rank (R38, R40), and with one pack it holds no card
 * twice, nor names one (R39, R52). Other rules stay the very same.
 */
export function settledRules(rules: RuleSet, seats: number): RuleSet {
  const { setMax, overflow, duplicates } = rules.melds;
  if (overflow || !duplicates) return rules;
  const cards = 4 * packCount(rules, seats);
  const isBound = cards <= 8 && (setMax === 0 || setMax > cards);
  const hasTwins = cards > 4;
  if (!isBound && hasTwins) return rules;
  return { ...rules, melds: { ...rules.melds, setMax: isBound ? cards : setMax, duplicates: hasTwins } };
}
