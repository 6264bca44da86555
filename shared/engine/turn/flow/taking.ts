import type { Seat } from '../../actions.ts';
import { orderAfter } from '../../deal/seating.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import { shufflable } from './reshuffle.ts';
import { openWindow } from './windows.ts';

/**
 * The others are asked whether they take the upcard that the active seat has refused (R80 to R83, E43, 4.78), or null:
 * there is none that was never covered, nobody to ask, or no penalty card for it (4.79). Not while others have their turn
 * after somebody went out (4.85); who floats draws from the stock alone (R102).
 */
export function openTaking(state: GameState, active: Seat): GameEvent | null {
  const { rules, pile, relief, passed, hands } = state;
  const upcard = pile.at(-1);
  if (upcard === undefined || relief >= 0 || wasCovered(state) || !hasPenaltyCard(state)) return null;
  const seats = orderAfter(rules, state.seats, active).filter(
    (seat) => seat !== active && (passed & (1 << seat)) === 0 && hands[seat]?.length !== 0,
  );
  return seats.length === 0 ? null : openWindow(state, { kind: 'take', seats, cards: [upcard], next: active });
}

/** Has another card lain on the top of the pile: then it is dead for all but the active seat (R83, 4.54). */
function wasCovered({ moves }: GameState): boolean {
  const last = moves.findLast(({ did }) => did !== 'stock');
  return last !== undefined && last.did !== 'discard';
}

/** Is a penalty card to be had, and before the draw one for the active seat too, if need be by shuffling the rest (4.79). */
function hasPenaltyCard(state: GameState): boolean {
  const needed = state.rules.draw.outOfTurn === 'beforeDraw' ? 2 : 1;
  return state.stock.length + shufflable({ ...state, pile: state.pile.slice(0, -1) }) >= needed;
}
