import type { Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import { hasSeat, orderAfter } from '../../seats.ts';
import type { Ending, GameState } from '../../state.ts';
import { isOneCardTurn } from '../actions/taking.ts';
import { evolve } from '../evolve.ts';
import { decideDealEnd } from './dealEnd.ts';
import { isWornOut } from './reshuffle.ts';

/** The turn of this seat, or the end of the deal if it cannot draw (R115, §4.9, §4.77). */
export const nextTurn = (state: GameState, seat: Seat, idle: number): readonly GameEvent[] =>
  canDraw(state, seat) ? [{ type: 'turnBegan', seat, drawn: false, idle }] : playStops(state);

/** The seat declines the pile while the stock is empty, which stops play (R115). */
export function decideDeclined(state: GameState, seat: Seat): readonly GameEvent[] {
  const closed: GameEvent = { type: 'turnClosed', seat, how: 'declined' };
  return [closed, ...playStops(evolve(state, closed))];
}

/** Whether this seat can draw. A floater (R102) or a player with one card (R104) can use only the stock. */
export function canDraw({ rules, stock, pile, hands }: GameState, seat: Seat): boolean {
  if (stock.length > 0) return true;
  const held = hands[seat]?.length ?? 0;
  return rules.stock.end === 'whilePileTaken' && pile.length > 0 && held > 0 && !isOneCardTurn(rules, held);
}

/** Ends the deal because nobody can or will draw. Nobody is out, unless a player went out on the first turn (R108). */
export const playStops = (state: GameState): readonly GameEvent[] =>
  state.relief >= 0
    ? decideDealEnd(state, { ending: 'wentOut', out: state.relief })
    : decideDealEnd(state, { ending: stockEnding(state), out: -1 });

/**
 * Returns how a deal ends when the stock is empty (R115, R118): scored, or void if nobody scores then (§4.32, §4.91).
 * If only the limit on reshuffles prevented another one, the deal is capped (R152).
 */
export function stockEnding(state: GameState): Ending {
  if (isWornOut(state)) return 'capped';
  return state.rules.stock.score === 'nobody' ? 'void' : 'exhausted';
}

/** Whether the seat has ended a turn in this deal. */
export const hadTurn = ({ turns }: GameState, seat: Seat): boolean => hasSeat(turns, seat);

/** The seats with a relief turn after this one has gone out on its first turn, in order (§4.34, §4.85). */
export const reliefFor = (state: GameState, out: Seat): readonly Seat[] =>
  state.rules.goingOut.relief === 'nothing'
    ? []
    : orderAfter(state.rules, state.seats, out).filter((seat) => !hadTurn(state, seat));

/**
 * The next relief turn: melds only, or a full turn if there is anything to draw (R108). After the last one the deal
 * ends, with the first player to go out as the one who is out (R109).
 */
export function nextInRelief(state: GameState): readonly GameEvent[] {
  const [seat] = reliefFor(state, state.relief);
  const meldsOnly = state.rules.goingOut.relief === 'meld';
  if (seat === undefined || (!meldsOnly && !canDraw(state, seat))) return playStops(state);
  return [{ type: 'turnBegan', seat, drawn: meldsOnly, idle: 0 }];
}
