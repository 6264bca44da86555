import type { Seat } from './actions.ts';
import type { RuleSet } from './ruleSet.ts';

const stepOf = ({ table }: RuleSet, seats: number): number => (table.direction === 'clockwise' ? 1 : seats - 1);

/** All seats in the order of play, beginning with `from` (R5). */
export function playOrder(rules: RuleSet, seats: number, from: Seat): readonly Seat[] {
  const step = stepOf(rules, seats);
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((from + i * step) % seats);
  return order;
}

/** The seat that plays after this one (R5). */
export const nextSeat = (rules: RuleSet, seats: number, seat: Seat): Seat => (seat + stepOf(rules, seats)) % seats;

/** All seats in the order of play, beginning after `seat`, which comes last. */
export const orderAfter = (rules: RuleSet, seats: number, seat: Seat): readonly Seat[] =>
  playOrder(rules, seats, nextSeat(rules, seats, seat));

/** The seat that plays first when this seat deals (R11). */
export const firstPlayer = (rules: RuleSet, seats: number, dealer: Seat): Seat =>
  rules.table.firstPlayer === 'dealer' ? dealer : nextSeat(rules, seats, dealer);

/** A set of seats as a bit mask. */
export type SeatSet = number;

export const hasSeat = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;

export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat);

export const withoutSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

export const seatSetOf = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => withSeat(set, seat), 0);

export const everySeat = (seats: number): SeatSet => (1 << seats) - 1;

/** The seats that have not ended a turn in this deal, of a table with so many; going out ends a turn. */
export const seatsWithoutTurn = ({ turns }: { readonly turns: SeatSet }, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !hasSeat(turns, seat));
