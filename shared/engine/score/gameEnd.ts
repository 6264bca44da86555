import type { Seat } from '../actions.ts';
import type { RuleSet } from '../ruleSet.ts';
import { winnersOf } from './standing.ts';

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
