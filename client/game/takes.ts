import { isPileClosed, type PlayerView, type Seat, takesLeft } from '#engine';

/**
 * How often a seat may still take out of turn in this deal (R163): not at all once the pile is closed to it (R166).
 * Infinite where the rules have no such limit.
 */
export function takesOf(view: PlayerView, seat: Seat): number {
  const left = takesLeft(view, seat);
  const isClosed = isPileClosed(view.rules, view.seats[seat]?.melded === true);
  return isClosed && Number.isFinite(left) ? 0 : left;
}
