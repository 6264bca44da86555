import type { Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { GameState, Phase } from '../state.ts';
import { applyDeal, applyDealEnd, applyDealtOn, applyPressSet } from './apply/deals.ts';
import { COPIED, type Lists, nextDecision, type OpenState } from './apply/openState.ts';
import { applyContract, applyLayOff, applyMeld, applySwap, undo } from './apply/plays.ts';
import {
  applyAnswer,
  applyCallTurn,
  applyDiscard,
  applyDraw,
  applyPenalty,
  applyRecall,
  applyReshuffle,
  applyTurn,
  applyTurnEnd,
  applyWindow,
  applyWindowClosed,
  claimCards,
} from './apply/turns.ts';

/** The last result: `decide` applies most events to see what follows them, and then its caller applies them again. */
let last: { readonly state: GameState; readonly event: GameEvent; readonly after: GameState } | null = null;

/**
 * Applies an event to the state. It checks no rules: `decide` has said what happened.
 * @throws Error at an event that this version does not know, or that does not fit the state
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  if (last?.state === state && last.event === event) return last.after;
  const after = { ...state };
  applyEvent(after, event, COPIED);
  last = { state, event, after };
  return after;
}

/** Applies an event to a state whose fields may be changed; its lists are changed by `lists`. */
export function applyEvent(state: OpenState, event: GameEvent, lists: Lists): void {
  switch (event.type) {
    case 'dealerDrawn':
      state.phase = 'ready';
      state.dealer = event.dealer;
      break;
    case 'dealt':
      applyDeal(state, event, lists);
      break;
    case 'sizeAsked':
      enterPhase(state, 'sizing', event.seat, lists);
      break;
    case 'dealtOn':
      applyDealtOn(state, event, lists);
      break;
    case 'namingAsked':
      enterPhase(state, 'naming', event.seat, lists);
      break;
    case 'wildNamed':
      nextDecision(state, event.seat, lists);
      state.wildRank = event.rank;
      break;
    case 'turnBegan':
      applyTurn(state, event, lists);
      break;
    case 'drew':
      applyDraw(state, event, lists);
      break;
    case 'melded':
      applyMeld(state, event, lists);
      break;
    case 'contractLaid':
      applyContract(state, event, lists);
      break;
    case 'laidOff':
      applyLayOff(state, event, lists);
      break;
    case 'swapped':
      applySwap(state, event, lists);
      break;
    case 'tookBack':
      undo(state, event.seat, event.play, lists);
      break;
    case 'discarded':
      applyDiscard(state, event, lists);
      break;
    case 'turnClosed':
      applyTurnEnd(state, event, lists);
      break;
    case 'recalled':
      applyRecall(state, event, lists);
      break;
    case 'reshuffled':
      applyReshuffle(state, event, lists);
      break;
    case 'windowOpened':
      applyWindow(state, event, lists);
      break;
    case 'answered':
      applyAnswer(state, event, lists);
      break;
    case 'windowClosed':
      applyWindowClosed(state);
      break;
    case 'claimed':
      claimCards(state, event.seat, event.cards, lists);
      break;
    case 'penalized':
      applyPenalty(state, event, lists);
      break;
    case 'callTurnBegan':
      applyCallTurn(state, event, lists);
      break;
    case 'reliefBegan':
      state.relief = event.out;
      break;
    case 'dealEnded':
      applyDealEnd(state, event);
      break;
    case 'pressAsked':
      enterPhase(state, 'press', event.seat, lists);
      break;
    case 'pressAnswered':
      nextDecision(state, event.seat, lists);
      if (!event.take) state.refusals++;
      break;
    case 'pressSet':
      applyPressSet(state, event);
      break;
    // The events that follow these two move the cards.
    case 'wentRummy':
    case 'wentUpForTwo':
      nextDecision(state, event.seat, lists);
      break;
    case 'gameEnded':
      state.phase = 'over';
      break;
    default:
      throw unknownEvent(event);
  }
}

/** The error for an event of another version. The compiler checks that no event of this one gets here. */
const unknownEvent = (event: never): Error => new Error(`unknown event: ${(event as GameEvent).type}`);

function enterPhase(state: OpenState, phase: Phase, seat: Seat, lists: Lists): void {
  nextDecision(state, seat, lists);
  state.phase = phase;
  state.turn = seat;
}
