import { median } from '../bench/report.ts';
import type { DecisionTimes, Duel, DuelResult, Rotation } from './duel.ts';
import { type Estimate, meanEstimate, meanOf, shareEstimate } from './statistics.ts';

/** The result of a duel. */
export interface Summary {
  readonly duel: Duel;
  /** The number of deals or games. */
  readonly count: number;
  /**
   * Points of the first contestant per deal or game below the mean of the others, or above it where high scores win.
   * The rotations of a deal are averaged first: they have the same cards, so only deals are independent.
   */
  readonly gain: Estimate;
  /** The share of rotations with better points than the mean of the others. */
  readonly better: number;
  /** Average points of the first contestant, and of a seat of the other. */
  readonly points: readonly [number, number];
  /** Games only: the share with the first contestant in first place; shared places count in part. */
  readonly first?: Estimate;
  /** Of each contestant: all decisions, the median of the medians of the deals or games, and the longest. */
  readonly times: readonly [DecisionTimes, DecisionTimes];
}

/** Sums up the results of a duel. */
export function summarize(duel: Duel, results: readonly DuelResult[]): Summary {
  const rotations = results.flatMap((result) => result.rotations);
  const own = rotations.map(({ seat, points }) => points[seat] as number);
  const others = rotations.map((rotation, at) => (totalOf(rotation) - own[at]!) / (duel.seats - 1));
  const times = (contestant: 0 | 1): DecisionTimes => together(results.map((result) => result.times[contestant]));
  return {
    duel,
    count: results.length,
    gain: meanEstimate(results.map((result) => gainOf(duel, result))),
    better: meanOf(rotations.map((rotation) => (leadOf(duel, rotation) > 0 ? 1 : 0))),
    points: [meanOf(own), meanOf(others)],
    ...(duel.mode === 'games' && {
      first: shareEstimate(
        rotations.reduce((sum, one) => sum + firstIn(one), 0),
        results.length,
      ),
    }),
    times: [times(0), times(1)],
  };
}

/** How much better than the mean of the others, averaged over the rotations. */
export function gainOf(duel: Duel, { rotations }: DuelResult): number {
  const leads = rotations.reduce((sum, rotation) => sum + leadOf(duel, rotation), 0);
  return leads / ((duel.seats - 1) * rotations.length);
}

/** How much better than the mean of the others, times their number: whole, so that sums are exact. */
function leadOf({ rules, seats }: Duel, rotation: Rotation): number {
  const below = totalOf(rotation) - seats * (rotation.points[rotation.seat] as number);
  return rules.scoring.best === 'low' ? below : 0 - below;
}

const totalOf = ({ points }: Rotation): number => points.reduce((sum, one) => sum + one, 0);

/** The part of a first place that the first contestant has. */
const firstIn = ({ seat, winners = [] }: Rotation): number => (winners.includes(seat) ? 1 / winners.length : 0);

const together = (times: readonly DecisionTimes[]): DecisionTimes => ({
  decisions: times.reduce((sum, { decisions }) => sum + decisions, 0),
  median: median(times.map((one) => one.median)),
  max: Math.max(...times.map(({ max }) => max)),
});
