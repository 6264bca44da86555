import type { Seat } from '../actions.ts';
import type { RuleSet } from '../ruleSet.ts';

/** A seat's line in the final order; equal totals share a place (R143). */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  /** 1 for the best. */
  readonly place: number;
}

/** All seats, best first (R121). */
export function standing(rules: RuleSet, totals: readonly number[]): readonly Standing[] {
  return totals
    .map((total, seat) => ({ seat, total, place: 1 + totals.filter((other) => isBetter(rules, other, total)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The seat or seats with the best total: joint winners when several (R143, 4.58). */
export const winnersOf = (rules: RuleSet, totals: readonly number[]): readonly Seat[] =>
  standing(rules, totals)
    .filter((line) => line.place === 1)
    .map((line) => line.seat);

/** Does the one total beat the other (R121). */
export const isBetter = (rules: RuleSet, total: number, other: number): boolean =>
  rules.scoring.best === 'low' ? total < other : total > other;
