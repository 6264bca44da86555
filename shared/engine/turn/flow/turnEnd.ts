import type { Seat } from '../../actions.ts';
import { orderAfter } from '../../deal/seating.ts';
import type { GameEvent } from '../../events.ts';
import type { Ending, GameState } from '../../state.ts';
import { evolve } from '../evolve.ts';
import { openCall } from './calling.ts';
import { isDeadlocked } from './deadlock.ts';
import { decideDealEnd } from './dealEnd.ts';
import { idleAfter, isStuck } from './idle.ts';
import { nextTurn, stockEnding } from './nextTurn.ts';
import { nextInRelief } from './relief.ts';

/**
 * The events that close a turn in which nobody went out, and what follows: the end of the deal, a window for those who may
 * call the discard, or the next turn.
 */
export function decideTurnEnd(state: GameState, seat: Seat, closing: GameEvent): readonly GameEvent[] {
  const after = evolve(state, closing);
  return [closing, ...followed(after, seat, idleAfter(state.idle, state.draft), closing.type === 'discarded')];
}

function followed(state: GameState, seat: Seat, idle: number, isDiscard: boolean): readonly GameEvent[] {
  if (state.relief >= 0) return nextInRelief(state);
  const ending = endingOf(state, idle);
  if (ending) return decideDealEnd(state, { ending, out: -1 });
  const call = isDiscard ? openCall(state, seat) : null;
  return call ? [call] : nextTurn(state, orderAfter(state.rules, state.seats, seat)[0] as Seat, idle);
}

/** Does the deal end here, whoever comes next (R115, R119, R152)? */
function endingOf(state: GameState, idle: number): Ending | null {
  if (isDeadlocked(state)) return 'void';
  if (state.stock.length === 0 && state.rules.stock.end !== 'whilePileTaken') return stockEnding(state);
  return isStuck(idle, state.seats) ? 'capped' : null;
}
