import { MAX_SEATS, type RuleSet } from '#engine';
import { canPlay } from '#rules';

/** How many may sit at a table with these rules (R1, §4.63, §4.92). */
export const seatCounts = (rules: RuleSet): readonly number[] =>
  Array.from({ length: MAX_SEATS }, (_, i) => i + 1).filter((seats) => canPlay(rules, seats));

/** The number of seats wished for, or the nearest that these rules are for. */
export const nearestSeats = (rules: RuleSet, wished: number): number =>
  seatCounts(rules).reduce((one, other) => (Math.abs(other - wished) < Math.abs(one - wished) ? other : one));
