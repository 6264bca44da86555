import type { Seat } from './actions.ts';
import type { RuleSet } from './ruleSet.ts';

/** All seats in the order of play, beginning with `from` (R5). */
export function playOrder(rules: RuleSet, seats: number, from: Seat): readonly Seat[] {
  const step = rules.table.direction === 'clockwise' ? 1 : seats - 1;
  return Array.from({ length: seats }, (_, i) => (from + i * step) % seats);
}

/** All seats in the order of play, beginning after `seat`, which comes last. */
export const orderAfter = (rules: RuleSet, seats: number, seat: Seat): readonly Seat[] =>
  playOrder(rules, seats, playOrder(rules, seats, seat)[1] as Seat);

/** The seat that plays first when this seat deals (R11). */
export const firstPlayer = (rules: RuleSet, seats: number, dealer: Seat): Seat =>
  rules.table.firstPlayer === 'dealer' ? dealer : (playOrder(rules, seats, dealer)[1] as Seat);

/** A set of seats as a bit mask. */
export type SeatSet = number;

export const hasSeat = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;

export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat);

export const withoutSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

export const seatSetOf = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => withSeat(set, seat), 0);

export const everySeat = (seats: number): SeatSet => (1 << seats) - 1;
