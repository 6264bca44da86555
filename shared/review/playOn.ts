import { apply, askedSeats, type GameState, isBetweenDeals, type Seat, type SeatAction, viewFor } from '#engine';

/** More actions than any deal of bots has. */
const MOST_ACTIONS = 2_000;

/**
 * A seat's points in a deal that is played on to its end; null if it does not come to one.
 * @param choose the action of a seat that is asked, `count` actions after the start
 */
export function pointsPlayedOn(
  start: GameState,
  seat: Seat,
  choose: (state: GameState, by: Seat, count: number) => SeatAction,
): number | null {
  let state = start;
  for (let count = 0; count < MOST_ACTIONS; count++) {
    if (isBetweenDeals(state)) return state.results.at(-1)?.points[seat] ?? null;
    const [by] = askedSeats(viewFor(state, 'spectator'));
    const done = by === undefined ? null : apply(state, by, choose(state, by, count));
    if (!done?.ok) return null;
    state = done.value.state;
  }
  return null;
}

export const average = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
