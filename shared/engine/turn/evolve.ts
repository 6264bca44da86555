import type { Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { GameState, Phase } from '../state.ts';
import { asked } from './booking/cards.ts';
import { bookDeal, bookDealtOn, bookEnd, bookPressSet } from './booking/deals.ts';
import { bookContract, bookLayOff, bookMeld, bookSwap } from './booking/plays.ts';
import {
  bookCallTurn,
  bookClose,
  bookDiscard,
  bookDraw,
  bookRecall,
  bookReshuffle,
  bookTurn,
} from './booking/turns.ts';
import { bookAnswer, bookClaim, bookPenalty, bookWindow, bookWindowClosed } from './booking/windows.ts';
import { undo } from './undo.ts';

/** The last booking: `decide` books most events to see what follows them, and then its caller books them. */
let last: { readonly state: GameState; readonly event: GameEvent; readonly after: GameState } | null = null;

/**
 * Books an event in the state. It checks no rules: it books what `decide` says has happened.
 * @throws Error at an event that this version does not know
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  if (last?.state === state && last.event === event) return last.after;
  const after = booked(state, event);
  last = { state, event, after };
  return after;
}

function booked(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'dealerDrawn':
      return { ...state, phase: 'ready', dealer: event.dealer };
    case 'dealt':
      return bookDeal(state, event);
    case 'sizeAsked':
      return askedIn(state, 'sizing', event.seat);
    case 'dealtOn':
      return bookDealtOn(state, event);
    case 'namingAsked':
      return askedIn(state, 'naming', event.seat);
    case 'wildNamed':
      return { ...asked(state, event.seat), wildRank: event.rank };
    case 'turnBegan':
      return bookTurn(state, event);
    case 'drew':
      return bookDraw(state, event);
    case 'melded':
      return bookMeld(state, event);
    case 'contractLaid':
      return bookContract(state, event);
    case 'laidOff':
      return bookLayOff(state, event);
    case 'swapped':
      return bookSwap(state, event);
    case 'tookBack':
      return undo(state, event.seat, event.play);
    case 'discarded':
      return bookDiscard(state, event);
    case 'turnClosed':
      return bookClose(state, event);
    case 'recalled':
      return bookRecall(state, event);
    case 'reshuffled':
      return bookReshuffle(state, event);
    case 'windowOpened':
      return bookWindow(state, event);
    case 'answered':
      return bookAnswer(state, event);
    case 'windowClosed':
      return bookWindowClosed(state);
    case 'claimed':
      return bookClaim(state, event);
    case 'penalized':
      return bookPenalty(state, event);
    case 'callTurnBegan':
      return bookCallTurn(state, event);
    case 'reliefBegan':
      return { ...state, relief: event.out };
    case 'dealEnded':
      return bookEnd(state, event);
    case 'pressAsked':
      return askedIn(state, 'press', event.seat);
    case 'pressAnswered':
      return { ...asked(state, event.seat), refusals: state.refusals + (event.take ? 0 : 1) };
    case 'pressSet':
      return bookPressSet(state, event);
    // The events that follow these two move the cards.
    case 'wentRummy':
    case 'wentUpForTwo':
      return asked(state, event.seat);
    case 'gameEnded':
      return { ...state, phase: 'over' };
    default:
      throw unknownEvent(event);
  }
}

/** The error for an event of another version. That no event of this one gets here, the compiler checks. */
const unknownEvent = (event: never): Error => new Error(`unknown event: ${(event as GameEvent).type}`);

const askedIn = (state: GameState, phase: Phase, seat: Seat): GameState => ({
  ...asked(state, seat),
  phase,
  turn: seat,
});
