import type { Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { GameState, Phase } from '../state.ts';
import { askSeat } from './booking/cards.ts';
import { bookDeal, bookDealtOn, bookEnd, bookPressSet } from './booking/deals.ts';
import { COPIED, type Lists, type OpenState } from './booking/lists.ts';
import { bookContract, bookLayOff, bookMeld, bookSwap } from './booking/plays.ts';
import {
  bookCallTurn,
  bookClose,
  bookDiscard,
  bookDraw,
  bookRecall,
  bookReshuffle,
  bookTurn,
  claimCards,
} from './booking/turns.ts';
import { bookAnswer, bookPenalty, bookWindow, bookWindowClosed } from './booking/windows.ts';
import { undo } from './undo.ts';

/** The last booking: `decide` books most events to see what follows them, and then its caller books them. */
let last: { readonly state: GameState; readonly event: GameEvent; readonly after: GameState } | null = null;

/**
 * Books an event in the state. It checks no rules: it books what `decide` says has happened.
 * @throws Error at an event that this version does not know, or that does not fit the state
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  if (last?.state === state && last.event === event) return last.after;
  const after = { ...state };
  book(after, event, COPIED);
  last = { state, event, after };
  return after;
}

/** Books an event in a state whose fields may be changed, and its lists as `lists` changes them. */
export function book(state: OpenState, event: GameEvent, lists: Lists): void {
  switch (event.type) {
    case 'dealerDrawn':
      state.phase = 'ready';
      state.dealer = event.dealer;
      break;
    case 'dealt':
      bookDeal(state, event, lists);
      break;
    case 'sizeAsked':
      askIn(state, 'sizing', event.seat, lists);
      break;
    case 'dealtOn':
      bookDealtOn(state, event, lists);
      break;
    case 'namingAsked':
      askIn(state, 'naming', event.seat, lists);
      break;
    case 'wildNamed':
      askSeat(state, event.seat, lists);
      state.wildRank = event.rank;
      break;
    case 'turnBegan':
      bookTurn(state, event, lists);
      break;
    case 'drew':
      bookDraw(state, event, lists);
      break;
    case 'melded':
      bookMeld(state, event, lists);
      break;
    case 'contractLaid':
      bookContract(state, event, lists);
      break;
    case 'laidOff':
      bookLayOff(state, event, lists);
      break;
    case 'swapped':
      bookSwap(state, event, lists);
      break;
    case 'tookBack':
      undo(state, event.seat, event.play, lists);
      break;
    case 'discarded':
      bookDiscard(state, event, lists);
      break;
    case 'turnClosed':
      bookClose(state, event, lists);
      break;
    case 'recalled':
      bookRecall(state, event, lists);
      break;
    case 'reshuffled':
      bookReshuffle(state, event, lists);
      break;
    case 'windowOpened':
      bookWindow(state, event, lists);
      break;
    case 'answered':
      bookAnswer(state, event, lists);
      break;
    case 'windowClosed':
      bookWindowClosed(state);
      break;
    case 'claimed':
      claimCards(state, event.seat, event.cards, lists);
      break;
    case 'penalized':
      bookPenalty(state, event, lists);
      break;
    case 'callTurnBegan':
      bookCallTurn(state, event, lists);
      break;
    case 'reliefBegan':
      state.relief = event.out;
      break;
    case 'dealEnded':
      bookEnd(state, event);
      break;
    case 'pressAsked':
      askIn(state, 'press', event.seat, lists);
      break;
    case 'pressAnswered':
      askSeat(state, event.seat, lists);
      if (!event.take) state.refusals++;
      break;
    case 'pressSet':
      bookPressSet(state, event);
      break;
    // The events that follow these two move the cards.
    case 'wentRummy':
    case 'wentUpForTwo':
      askSeat(state, event.seat, lists);
      break;
    case 'gameEnded':
      state.phase = 'over';
      break;
    default:
      throw unknownEvent(event);
  }
}

/** The error for an event of another version. That no event of this one gets here, the compiler checks. */
const unknownEvent = (event: never): Error => new Error(`unknown event: ${(event as GameEvent).type}`);

function askIn(state: OpenState, phase: Phase, seat: Seat, lists: Lists): void {
  askSeat(state, seat, lists);
  state.phase = phase;
  state.turn = seat;
}
