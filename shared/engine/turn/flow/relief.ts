import type { Seat } from '../../actions.ts';
import { orderAfter } from '../../deal/seating.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import { canDraw, playStops } from './nextTurn.ts';

/** Has the seat ended a turn in this deal? */
export const hadTurn = ({ turns }: GameState, seat: Seat): boolean => (turns & (1 << seat)) !== 0;

/** Who still gets a turn when this seat has gone out on its first one: those without, the next in turn first (4.34, 4.85). */
export const reliefFor = (state: GameState, out: Seat): readonly Seat[] =>
  state.rules.goingOut.relief === 'nothing'
    ? []
    : orderAfter(state.rules, state.seats, out).filter((seat) => !hadTurn(state, seat));

/**
 * The next of those turns: melds alone, or a whole turn if there is anything to draw (R108). After the last one the deal
 * ends, and who went out first has gone out (R109).
 */
export function nextInRelief(state: GameState): readonly GameEvent[] {
  const [seat] = reliefFor(state, state.relief);
  const meldsOnly = state.rules.goingOut.relief === 'meld';
  if (seat === undefined || (!meldsOnly && !canDraw(state, seat))) return playStops(state);
  return [{ type: 'turnBegan', seat, drawn: meldsOnly, idle: 0 }];
}
