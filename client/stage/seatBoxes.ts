import type { Seat } from '#engine';
import type { Layout, SeatBox } from './types.ts';

/** Everybody's place at the table, the viewer's own last. */
export const seatBoxes = ({ seats, own }: Pick<Layout, 'seats' | 'own'>): readonly SeatBox[] =>
  own ? [...seats, own] : seats;

/** One seat's place; the viewer's own as well as another's. */
export const seatBox = (layout: Pick<Layout, 'seats' | 'own'>, seat: Seat): SeatBox | undefined =>
  seatBoxes(layout).find((box) => box.seat === seat);
