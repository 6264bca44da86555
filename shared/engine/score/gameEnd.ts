import type { Seat } from '../actions.ts';
import type { RuleSet } from '../ruleSet.ts';

/** How many deals a game of a fixed length has (R27, R28, R140). */
export const dealsIn = ({ wilds }: RuleSet): number => wilds.schedule.length + (wilds.jokerDeal ? 1 : 0);

/** The total at which a game of this many players ends (R141), or 0 where deals are counted instead. */
export function targetFor({ game }: RuleSet, seats: number): number {
  return game.end === 'target' ? (game.targets[seats - 2] ?? game.targets.at(-1) ?? 0) : 0;
}

/** Is the game over with this deal: the last one, or one in which somebody reached the target (R140). */
export function isGameOver(rules: RuleSet, deal: number, totals: readonly number[]): boolean {
  if (rules.game.end === 'schedule') return deal >= dealsIn(rules);
  return totals.some((total) => total >= targetFor(rules, totals.length));
}

/**
 * Who has won: the best total, shared when equal (R121, R143), or who went out in the last deal if that seat is at the
 * target and the rules say so (R142).
 * @param out who went out in the last deal, or -1
 */
export function gameWinners(rules: RuleSet, totals: readonly number[], out: Seat): readonly Seat[] {
  const { end, targetWinner } = rules.game;
  const total = totals[out];
  const isOutFirst = end === 'target' && targetWinner === 'outFirst';
  if (isOutFirst && total !== undefined && total >= targetFor(rules, totals.length)) return [out];
  return winnersOf(rules, totals);
}

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

/** The seat or seats with the best total: joint winners when several (R143, §4.58). */
export const winnersOf = (rules: RuleSet, totals: readonly number[]): readonly Seat[] =>
  standing(rules, totals)
    .filter((line) => line.place === 1)
    .map((line) => line.seat);

/** Does the one total beat the other (R121). */
export const isBetter = (rules: RuleSet, total: number, other: number): boolean =>
  rules.scoring.best === 'low' ? total < other : total > other;
