import type { Seat } from '../../actions.ts';
import { hasSeat, orderAfter } from '../../seats.ts';
import type { PublicFields } from '../../state.ts';

/**
 * The seats that still have a turn once `out` is out and `last` has played, in order: all that come before `out`
 * (R157), or those without a turn (R108, §4.34, §4.85).
 */
export function lateSeats(
  { rules, turns }: Pick<PublicFields, 'rules' | 'turns'>,
  seats: number,
  out: Seat,
  last: Seat,
): readonly Seat[] {
  if (rules.goingOut.lastTurns) {
    const order = orderAfter(rules, seats, last);
    return order.slice(0, order.indexOf(out));
  }
  return rules.goingOut.relief === 'nothing'
    ? []
    : orderAfter(rules, seats, out).filter((seat) => !hasSeat(turns, seat));
}

/** The seats whose turn is still to come after the present one, while a player is out (R108, R157). */
export function seatsToCome(
  view: Pick<PublicFields, 'rules' | 'turns' | 'turn' | 'relief'>,
  seats: number,
): readonly Seat[] {
  const { relief, turn } = view;
  return relief < 0 ? [] : lateSeats(view, seats, relief, turn).filter((seat) => seat !== turn);
}
