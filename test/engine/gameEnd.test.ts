import { describe, expect, it } from 'vitest';
import {
  dealsIn,
  type GameRules,
  gameWinners,
  isGameOver,
  type RuleSet,
  standing,
  targetFor,
  winnersOf,
} from '#engine';
import { crazyRummy } from '#rules';

const lasting = (schedule: readonly number[], jokerDeal = false): RuleSet => ({
  ...crazyRummy,
  wilds: { ...crazyRummy.wilds, schedule, jokerDeal },
});

/** Rules with a target: reaching it ends the game, and the best total wins. */
const to = (
  targets: readonly number[],
  best: 'low' | 'high',
  targetWinner: GameRules['targetWinner'] = 'best',
): RuleSet => ({
  ...crazyRummy,
  scoring: { ...crazyRummy.scoring, best },
  game: { end: 'target', targets, targetWinner },
});

describe('a game of a fixed number of deals (R140)', () => {
  it('has thirteen, or one for each wild rank, and possibly one more for the Joker (D1, E50)', () => {
    expect(dealsIn(crazyRummy)).toBe(13);
    expect(dealsIn(lasting([1, 3, 5, 7, 9, 11, 13]))).toBe(7);
    expect(dealsIn(lasting([2, 4, 6, 8, 10, 12]))).toBe(6);
    expect(dealsIn(lasting(crazyRummy.wilds.schedule, true))).toBe(14);
  });

  it('is over after the last deal, whatever the totals', () => {
    expect(isGameOver(crazyRummy, 12, [9000, 0, 0])).toBe(false);
    expect(isGameOver(crazyRummy, 13, [0, 0, 0])).toBe(true);
    expect(isGameOver(lasting(crazyRummy.wilds.schedule, true), 13, [0, 0, 0])).toBe(false);
    expect(targetFor(crazyRummy, 3)).toBe(0);
  });
});

describe('a game to a target (R141)', () => {
  it.each([
    [2, 100],
    [3, 150],
    [4, 200],
    [7, 200],
  ])('E52 with %i players to %i', (seats, target) => {
    const rules = to([100, 150, 200], 'high');
    const short = Array.from({ length: seats }, () => target - 1);
    expect(targetFor(rules, seats)).toBe(target);
    expect(isGameOver(rules, 99, short)).toBe(false);
    expect(isGameOver(rules, 1, [target, ...short.slice(1)])).toBe(true);
  });

  it('ends where low wins as well, and the lowest total wins', () => {
    const rules = to([100], 'low');
    expect(isGameOver(rules, 3, [40, 104, 60])).toBe(true);
    expect(gameWinners(rules, [40, 104, 60], 1)).toEqual([0]);
  });
});

describe('the winner (R121, R142, R143)', () => {
  it('is the lowest or the highest total; players with equal totals win together (§4.58)', () => {
    expect(gameWinners(crazyRummy, [40, 20, 20], 0)).toEqual([1, 2]);
    expect(gameWinners(to([5000], 'high'), [5100, 5300, 5300], 0)).toEqual([1, 2]);
  });

  it('R142 is the highest total if several reach the target, whichever player went out', () => {
    expect(gameWinners(to([5000], 'high'), [5100, 5300, 200], 0)).toEqual([1]);
  });

  it('R142 is the player who went out, if at the target, where the rules say so', () => {
    const rules = to([5000], 'high', 'outFirst');
    expect(gameWinners(rules, [5100, 5300, 200], 0)).toEqual([0]);
    expect(gameWinners(rules, [4900, 5300, 200], 0)).toEqual([1]);
    expect(gameWinners(rules, [5100, 5300, 200], -1)).toEqual([1]);
  });

  it('R142 is first in the standing, also before a better total', () => {
    const rules = to([5000], 'high', 'outFirst');
    const places = standing(rules, [5050, 5200, 3000, 5200], [0]).map(({ seat, place }) => [seat, place]);
    expect(places).toEqual([
      [0, 1],
      [1, 2],
      [3, 2],
      [2, 4],
    ]);
  });

  it('R142 does not depend on going out where the game has a fixed number of deals', () => {
    const rules: RuleSet = { ...crazyRummy, game: { ...crazyRummy.game, targetWinner: 'outFirst' } };
    expect(gameWinners(rules, [40, 20, 30], 0)).toEqual(winnersOf(rules, [40, 20, 30]));
  });
});
