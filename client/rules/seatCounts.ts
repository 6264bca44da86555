import { MAX_SEATS, type RuleSet } from '#engine';
import { canPlay } from '#rules';

/** The numbers of seats these rules allow (R1, §4.63, §4.92). */
export const seatCounts = (rules: RuleSet): readonly number[] =>
  Array.from({ length: MAX_SEATS }, (_, i) => i + 1).filter((seats) => canPlay(rules, seats));

/** The number of seats wished for, or the nearest number these rules allow. */
export const nearestSeats = (rules: RuleSet, wished: number): number =>
  seatCounts(rules).reduce((one, other) => (Math.abs(other - wished) < Math.abs(one - wished) ? other : one));
