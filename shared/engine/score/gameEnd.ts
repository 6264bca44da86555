import type { Seat } from '../actions.ts';
import type { RuleSet } from '../ruleSet.ts';
import type { DealResult } from '../state.ts';

/** The number of deals in a game of fixed length (R27, R28, R140). */
export const dealsIn = ({ wilds }: RuleSet): number => wilds.schedule.length + (wilds.jokerDeal ? 1 : 0);

/** The total at which a game with this many players ends (R141), or 0 if the number of deals decides. */
export function targetFor({ game }: RuleSet, seats: number): number {
  return game.end === 'target' ? (game.targets[seats - 2] ?? game.targets.at(-1) ?? 0) : 0;
}

/** Whether the game ends with this deal, as its last one or because a total has reached the target (R140). */
export function isGameOver(rules: RuleSet, deal: number, totals: readonly number[]): boolean {
  if (rules.game.end === 'schedule') return deal >= dealsIn(rules);
  return totals.some((total) => total >= targetFor(rules, totals.length));
}

/**
 * Returns the winners: the best total, shared if equal (R121, R143), or the seat that went out in the last deal if it
 * has reached the target and the rules prefer it (R142).
 * @param out the seat that went out in the last deal, or -1
 */
export function gameWinners(rules: RuleSet, totals: readonly number[], out: Seat): readonly Seat[] {
  const { end, targetWinner } = rules.game;
  const total = totals[out];
  const isOutFirst = end === 'target' && targetWinner === 'outFirst';
  if (isOutFirst && total !== undefined && total >= targetFor(rules, totals.length)) return [out];
  return winnersOf(rules, totals);
}

/** A row of the final standing; equal totals share a place (R143). */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  /** 1 for the best total. */
  readonly place: number;
}

/**
 * All seats, best first (R121).
 * @param winners of a finished game: they are first, also before better totals (R142)
 */
export function standing(
  rules: RuleSet,
  totals: readonly number[],
  winners: readonly Seat[] = [],
): readonly Standing[] {
  const isAhead = (one: Seat, other: Seat): boolean =>
    winners.includes(one) === winners.includes(other)
      ? isBetter(rules, totals[one] as number, totals[other] as number)
      : winners.includes(one);
  return totals
    .map((total, seat) => ({ seat, total, place: 1 + totals.filter((_, other) => isAhead(other, seat)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The seats with the best total, joint winners if there are several (R143, §4.58). */
export const winnersOf = (rules: RuleSet, totals: readonly number[]): readonly Seat[] =>
  standing(rules, totals)
    .filter(({ place }) => place === 1)
    .map(({ seat }) => seat);

/** Whether the first total beats the second (R121). */
export const isBetter = (rules: RuleSet, total: number, other: number): boolean =>
  rules.scoring.best === 'low' ? total < other : total > other;

/** The totals of a game and what its deals brought. */
interface Standings {
  readonly rules: RuleSet;
  readonly seats: readonly { readonly total: number }[];
  readonly results: readonly DealResult[];
}

/** The seat that took the sole lead in the last deal; null if there is none. */
export function newLeader({ rules, seats, results }: Standings): Seat | null {
  const last = results.at(-1);
  if (!last) return null;
  const totals = seats.map(({ total }) => total);
  const before = totals.map((total, seat) => total - (last.points[seat] ?? 0) - (last.added[seat] ?? 0));
  const [leader, another] = winnersOf(rules, totals);
  if (leader === undefined || another !== undefined) return null;
  const led = winnersOf(rules, before);
  return led.length === 1 && led[0] === leader ? null : leader;
}
