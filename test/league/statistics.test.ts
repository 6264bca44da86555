import { describe, expect, it } from 'vitest';
import { preset } from '../support/play/deals.ts';
import type { DecisionTimes, Duel, DuelResult } from './duel.ts';
import { meanEstimate, shareEstimate, tQuantile } from './statistics.ts';
import { summarize } from './summary.ts';

describe('estimates', () => {
  it('of a mean have the interval of Student’s t distribution', () => {
    // Mean 5, variance 32 / 7; 2.3646 × √(32 / 7 / 8) = 1.7873.
    const { value, low, high } = meanEstimate([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(value).toBe(5);
    expect(low).toBeCloseTo(3.2127, 3);
    expect(high).toBeCloseTo(6.7873, 3);
  });

  it.each([
    [2, 4.303, 1],
    [5, 2.5706, 3],
    [10, 2.2281, 4],
    [30, 2.0423, 4],
    [2399, 1.961, 3],
  ])('use the quantile of %i degrees of freedom, %f', (degrees, quantile, digits) => {
    expect(tQuantile(degrees)).toBeCloseTo(quantile, digits);
  });

  it('of equal values are certain, of a single value unbounded', () => {
    expect(meanEstimate([3, 3, 3])).toEqual({ value: 3, low: 3, high: 3 });
    expect(meanEstimate([3])).toEqual({ value: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  });

  it('of a share have Wilson’s interval', () => {
    const half = shareEstimate(5, 10);
    expect([half.value, half.low, half.high].map((one) => one.toFixed(4))).toEqual(['0.5000', '0.2366', '0.7634']);
    const all = shareEstimate(10, 10);
    expect([all.value, all.low, all.high].map((one) => one.toFixed(4))).toEqual(['1.0000', '0.7225', '1.0000']);
  });
});

describe('the summary of a duel', () => {
  const low: Duel = { mode: 'deals', rules: preset('crazy-rummy'), seats: 3, levels: ['steady', 'random'], seed: 1 };
  const high: Duel = { ...low, rules: preset('thanasis') };
  const times = (median: number, max: number, decisions = 10): DecisionTimes => ({ decisions, median, max });
  const deal = (index: number, ...points: readonly number[][]): DuelResult => ({
    index,
    rotations: points.map((some, seat) => ({ seat, points: some })),
    times: [times(index, 10 * index), times(0, 0)],
  });
  // Below the mean of the others by 15, 10 and -5, on average 20 / 3; then by 5, 0 and 10, on average 5.
  const results = [deal(1, [0, 10, 20], [10, 0, 10], [0, 10, 10]), deal(2, [5, 10, 10], [2, 3, 4], [20, 0, 0])];

  it('has the mean over the deals of the points below the mean of the others', () => {
    const { gain, count } = summarize(low, results);
    expect(count).toBe(2);
    expect(gain.value).toBeCloseTo((20 / 3 + 5) / 2, 10);
    // The interval comes from the two deals, not from the six rotations.
    expect(gain.high - gain.value).toBeCloseTo((tQuantile(1) * (20 / 3 - 5)) / 2, 10);
  });

  it('is turned round where high scores win', () => {
    expect(summarize(high, results).gain.value).toBeCloseTo(-(20 / 3 + 5) / 2, 10);
    expect(summarize(high, results).better).toBeCloseTo(1 / 6, 10);
  });

  it('has the share of rotations below that mean, and the average points of both', () => {
    const { better, points } = summarize(low, results);
    expect(better).toBeCloseTo(4 / 6, 10);
    expect(points[0]).toBeCloseTo((0 + 0 + 10 + 5 + 3 + 0) / 6, 10);
    expect(points[1]).toBeCloseTo((15 + 10 + 5 + 10 + 3 + 10) / 6, 10);
  });

  it('has the decisions of both, the median of the deals and the longest', () => {
    expect(summarize(low, results).times[0]).toEqual({ decisions: 20, median: 1, max: 20 });
  });

  it('of games has the share of first places, a shared one in part', () => {
    const game = (seat: number, winners: readonly number[]): DuelResult => ({
      ...deal(1),
      rotations: [{ seat, points: [30, 40, 50], winners }],
    });
    const { first } = summarize({ ...low, mode: 'games' }, [game(0, [0]), game(1, [0, 1]), game(2, [0]), game(0, [1])]);
    expect(first).toEqual(shareEstimate(1.5, 4));
    expect(summarize(low, results).first).toBeUndefined();
  });
});
