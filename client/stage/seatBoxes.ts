import type { Seat } from '#engine';
import type { Layout, SeatBox } from './types.ts';

/** All seats of the layout, the viewer's own last. */
export const seatBoxes = ({ seats, own }: Pick<Layout, 'seats' | 'own'>): readonly SeatBox[] =>
  own ? [...seats, own] : seats;

/** The box of a seat, including the viewer's own. */
export const seatBox = (layout: Pick<Layout, 'seats' | 'own'>, seat: Seat): SeatBox | undefined =>
  seatBoxes(layout).find((box) => box.seat === seat);
