import { describe, expect, it } from 'vitest';
import { dealsIn, type GameRules, gameWinners, isGameOver, type RuleSet, targetFor, winnersOf } from '#engine';
import { crazyRummy } from '#rules';

const lasting = (schedule: readonly number[], jokerDeal = false): RuleSet => ({
  ...crazyRummy,
  wilds: { ...crazyRummy.wilds, schedule, jokerDeal },
});

/** The best total wins, and reaching the target ends the game. */
const to = (
  targets: readonly number[],
  best: 'low' | 'high',
  targetWinner: GameRules['targetWinner'] = 'best',
): RuleSet => ({
  ...crazyRummy,
  scoring: { ...crazyRummy.scoring, best },
  game: { end: 'target', targets, targetWinner },
});

describe('a game of so many deals (R140)', () => {
  it('has thirteen, or as many as wild ranks, and one more for the Joker (D1, E50)', () => {
    expect(dealsIn(crazyRummy)).toBe(13);
    expect(dealsIn(lasting([1, 3, 5, 7, 9, 11, 13]))).toBe(7);
    expect(dealsIn(lasting([2, 4, 6, 8, 10, 12]))).toBe(6);
    expect(dealsIn(lasting(crazyRummy.wilds.schedule, true))).toBe(14);
  });

  it('is over with the last of them, whatever the totals', () => {
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

  it('where low wins it ends the game as well, and the lowest has won', () => {
    const rules = to([100], 'low');
    expect(isGameOver(rules, 3, [40, 104, 60])).toBe(true);
    expect(gameWinners(rules, [40, 104, 60], 1)).toEqual([0]);
  });
});

describe('who wins (R121, R142, R143)', () => {
  it('the lowest or the highest total; equal ones win together (§4.58)', () => {
    expect(gameWinners(crazyRummy, [40, 20, 20], 0)).toEqual([1, 2]);
    expect(gameWinners(to([5000], 'high'), [5100, 5300, 5300], 0)).toEqual([1, 2]);
  });

  it('R142 several at the target: the highest, whoever went out', () => {
    expect(gameWinners(to([5000], 'high'), [5100, 5300, 200], 0)).toEqual([1]);
  });

  it('R142 or the one who went out, if at the target', () => {
    const rules = to([5000], 'high', 'outFirst');
    expect(gameWinners(rules, [5100, 5300, 200], 0)).toEqual([0]);
    expect(gameWinners(rules, [4900, 5300, 200], 0)).toEqual([1]);
    expect(gameWinners(rules, [5100, 5300, 200], -1)).toEqual([1]);
  });

  it('R142 means nothing where deals are counted', () => {
    const rules: RuleSet = { ...crazyRummy, game: { ...crazyRummy.game, targetWinner: 'outFirst' } };
    expect(gameWinners(rules, [40, 20, 30], 0)).toEqual(winnersOf(rules, [40, 20, 30]));
  });
});
