import type { Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import { hasSeat, orderAfter } from '../../seats.ts';
import type { Ending, GameState } from '../../state.ts';
import { isOneCardTurn } from '../actions/taking.ts';
import { evolve } from '../evolve.ts';
import { decideDealEnd } from './dealEnd.ts';
import { isWornOut } from './reshuffle.ts';

/** This seat's turn, or the end of the deal where there is nothing it could draw (R115, §4.9, §4.77). */
export const nextTurn = (state: GameState, seat: Seat, idle: number): readonly GameEvent[] =>
  canDraw(state, seat) ? [{ type: 'turnBegan', seat, drawn: false, idle }] : playStops(state);

/** The seat leaves the pile alone, with no stock beside it: play stops (R115). */
export function decideDeclined(state: GameState, seat: Seat): readonly GameEvent[] {
  const closed: GameEvent = { type: 'turnClosed', seat, how: 'declined' };
  return [closed, ...playStops(evolve(state, closed))];
}

/** Is there a card for this seat? Who floats (R102) or holds one card (R104) has only the stock. */
export function canDraw({ rules, stock, pile, hands }: GameState, seat: Seat): boolean {
  if (stock.length > 0) return true;
  const held = hands[seat]?.length ?? 0;
  return rules.stock.end === 'whilePileTaken' && pile.length > 0 && held > 0 && !isOneCardTurn(rules, held);
}

/** The deal ends because nobody can or will draw: nobody is out, unless on the first turn somebody went (R108). */
export const playStops = (state: GameState): readonly GameEvent[] =>
  state.relief >= 0
    ? decideDealEnd(state, { ending: 'wentOut', out: state.relief })
    : decideDealEnd(state, { ending: stockEnding(state), out: -1 });

/**
 * How a deal ends when the stock is empty (R115, R118): scored, or void where nobody scores then (§4.32, §4.91). Where only
 * the bound on reshuffles stood in the way, it got nowhere (R152).
 */
export function stockEnding(state: GameState): Ending {
  if (isWornOut(state)) return 'capped';
  return state.rules.stock.score === 'nobody' ? 'void' : 'exhausted';
}

/** Has the seat ended a turn in this deal? */
export const hadTurn = ({ turns }: GameState, seat: Seat): boolean => hasSeat(turns, seat);

/** Who still gets a turn when this seat has gone out on its first one: those without, the next in turn first (§4.34, §4.85). */
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
