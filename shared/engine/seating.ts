import type { Seat } from './actions.ts';
import type { RuleSet } from './ruleSet.ts';

/** All seats in the order of play, beginning with `from` (R5). */
export function playOrder(rules: RuleSet, seats: number, from: Seat): readonly Seat[] {
  const step = rules.table.direction === 'clockwise' ? 1 : seats - 1;
  return Array.from({ length: seats }, (_, i) => (from + i * step) % seats);
}

/** Who plays first when this seat deals (R11). */
export const firstPlayer = (rules: RuleSet, seats: number, dealer: Seat): Seat =>
  rules.table.firstPlayer === 'dealer' ? dealer : (playOrder(rules, seats, dealer)[1] as Seat);
