import { packCount } from './cards/pack.ts';
import type { RuleSet } from './ruleSet.ts';

/** The smallest number that an option has for the most players. */
const FEWEST_AT_MOST = 3;

/**
 * The rules as a table of this many seats has them: where the number of packs depends on the seats (R2), a set may grow no
 * larger than the cards that there then are of its rank, nor name a suit more often (R38, R40, R52), and with one pack it
 * holds no card twice (R39). Other rules stay the very same.
 */
export function settledRules(rules: RuleSet, seats: number): RuleSet {
  const { setMax, overflow, duplicates, setWild } = rules.melds;
  if (overflow || !duplicates) return rules;
  const packs = packCount(rules, seats);
  const cards = 4 * packs;
  const isBound = cards <= 8 && (setMax === 0 || setMax > cards);
  const hasTwins = packs > 1;
  // A limit that no value of an option tells follows from the largest table.
  const isTold = setWild === 'anyMissing' && (setMax > 0 || isBound);
  const isLargest = packs === packCount(rules, rules.table.maxPlayers) || isTold || !hasTwins;
  if (!isBound && hasTwins && isLargest) return rules;
  return {
    ...rules,
    table: isLargest ? rules.table : { ...rules.table, maxPlayers: Math.max(seats, FEWEST_AT_MOST) },
    melds: { ...rules.melds, setMax: isBound ? cards : setMax, duplicates: hasTwins },
  };
}
