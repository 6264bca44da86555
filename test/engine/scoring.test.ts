import { describe, expect, it } from 'vitest';
import { standing, winnersOf } from '#engine';
import { crazyRummy } from '#rules';
import { playLines } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

describe('the score of a game', () => {
  it('E45 the player who goes out scores nothing, the others add their hands to their totals', () => {
    const end = playLines(
      position({
        deal: 9,
        hands: ['8C KD', '9C AD', 'TS JS 2C'],
        melds: ['0 run 5C: 5C 6C 7C'],
        totals: [40, 30, 20],
      }),
      '0 layoff 8C 0 high',
      '0 discard KD',
    );
    expect(end.results.at(-1)).toMatchObject({ points: [0, 26, 22] });
    expect(end.totals).toEqual([40, 56, 42]);
  });

  it('the lowest total wins, and players with equal lowest totals win together (§4.58)', () => {
    expect(winnersOf(crazyRummy, [40, 30, 20])).toEqual([2]);
    expect(winnersOf(crazyRummy, [20, 30, 20])).toEqual([0, 2]);
    expect(standing(crazyRummy, [40, 20, 20]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });

  it('the game ends with the thirteenth deal', () => {
    const end = playLines(
      position({
        deal: 13,
        hands: ['8C QD', '9C AD', 'TS JS 2C'],
        melds: ['0 run 5C: 5C 6C 7C'],
        totals: [40, 30, 20],
      }),
      '0 layoff 8C 0 high',
      '0 discard QD',
    );
    expect(end).toMatchObject({ phase: 'over', totals: [40, 40, 42] });
    expect(winnersOf(end.rules, end.totals)).toEqual([0, 1]);
  });
});
