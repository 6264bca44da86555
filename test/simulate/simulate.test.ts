import { describe, expect, it } from 'vitest';
import { think } from '#bots';
import type { DealResult, Seat } from '#engine';
import { crazyRummy } from '#rules';
import { isOurs, type Simulation, shareWon, simulate } from '../../server/cli/simulateGames.ts';
import { randomBot } from '../../server/cli/simulateRandom.ts';

const bots = (players: number): Simulation => ({ rules: crazyRummy, players, seed: 7, botFor: () => think });

describe('bots among themselves', () => {
  it.each([3, 4, 5, 6])(
    'bring every deal of a game for %i to an end',
    (players) => {
      const tally = simulate(bots(players), 3);
      expect(tally).toMatchObject({ games: 3, deals: 39, capped: 0, stuck: 0, unfinished: 0 });
      expect(tally.wentOut + tally.exhausted).toBe(39);
      expect(tally.actions).toBeGreaterThan(39 * players);
    },
    60_000,
  );

  it('play the same games for the same seed, and others for another', () => {
    const simulation = bots(3);
    expect(simulate(simulation, 1)).toEqual(simulate(simulation, 1));
    expect(simulate({ ...simulation, seed: 8 }, 1)).not.toEqual(simulate(simulation, 1));
  }, 60_000);
});

describe('a simulation', () => {
  it('counts a game whose bot breaks the rules as stuck, and plays the others', () => {
    const stubborn = { ...bots(3), botFor: () => () => ({ type: 'discard', card: 200 }) as const };
    const troubles: (string | undefined)[] = [];
    expect(simulate(stubborn, 2, ({ trouble }) => troubles.push(trouble))).toMatchObject({
      games: 2,
      deals: 0,
      stuck: 2,
    });
    expect(troubles[0]).toContain('notYourCard');
  });

  it('has random players end every game too', () => {
    const random = { ...bots(5), botFor: () => randomBot };
    expect(simulate(random, 2)).toMatchObject({ games: 2, deals: 26, stuck: 0, unfinished: 0 });
  });
});

describe('two against two', () => {
  it('is won by the bots against random play, in at least 60 deals of 100', () => {
    let won = 0;
    let deals = 0;
    const botFor = (seat: Seat, deal: number) => (isOurs(seat, deal) ? think : randomBot);
    simulate({ ...bots(4), botFor }, 16, ({ results }) => {
      deals += results.length;
      for (const result of results) won += shareWon(result);
    });
    expect(deals).toBe(208);
    expect(won / deals).toBeGreaterThanOrEqual(0.6);
  }, 60_000);

  const deal = (number: number, out: Seat, points: readonly number[]): DealResult => ({
    deal: number,
    dealer: 0,
    wildRank: number,
    ending: out < 0 ? 'exhausted' : 'wentOut',
    out,
    points,
    factor: 1,
    added: [],
  });

  it('has the pairs change seats with every deal', () => {
    expect([0, 1, 2, 3].map((seat) => isOurs(seat, 1))).toEqual([false, true, false, true]);
    expect([0, 1, 2, 3].map((seat) => isOurs(seat, 2))).toEqual([true, false, true, false]);
  });

  it('gives a deal to the pair of who went out, else to the pair with fewer points, equal points to both', () => {
    expect(shareWon(deal(1, 3, [1, 50, 1, 0]))).toBe(1);
    expect(shareWon(deal(2, 3, [1, 50, 1, 0]))).toBe(0);
    expect(shareWon(deal(1, -1, [10, 3, 10, 16]))).toBe(1);
    expect(shareWon(deal(1, -1, [10, 13, 10, 16]))).toBe(0);
    expect(shareWon(deal(1, -1, [10, 4, 10, 16]))).toBe(0.5);
  });
});
