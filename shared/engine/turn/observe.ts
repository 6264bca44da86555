import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { changeAt, withCards } from '../cards/piles.ts';
import type { GameEvent, MaybeCard } from '../events.ts';
import type { GameState } from '../state.ts';
import { UNSEEN } from '../view/stateFromView.ts';
import { evolve } from './evolve.ts';

/**
 * Books a redacted event in a spectator's state (from `stateFromView`), so that to spectators it looks like the real
 * state. Three things are not in the events and must be supplied separately: who has passed for the deal (§4.78), what
 * a discard taken back restores (R100) and, where only the top of the pile is visible (R84), the card under one that is
 * taken from it.
 */
export function observe(state: GameState, event: GameEvent): GameState {
  const booked = evolve(leaving(state, event), faceDown(event));
  // The event itself shows the hands left at the end of the deal.
  return event.type === 'dealEnded' ? { ...booked, hands: event.hands } : booked;
}

/** Puts cards that now leave a hand into it first, in the place of unseen ones. */
function leaving(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'discarded':
    case 'laidOff':
      return holding(state, event.seat, [event.card]);
    case 'swapped':
      return holding(state, event.seat, [event.natural]);
    case 'melded':
      return holding(state, event.seat, event.meld.cards);
    case 'contractLaid':
      return holding(
        state,
        event.seat,
        event.melds.flatMap(({ cards }) => cards),
      );
    default:
      return state;
  }
}

function holding(state: GameState, seat: Seat, cards: readonly Card[]): GameState {
  const hand = state.hands[seat] ?? [];
  const hidden = cards.filter((card) => !hand.includes(card));
  if (hidden.length === 0) return state;
  // `UNSEEN` cards come first in a hand.
  return { ...state, hands: changeAt(state.hands, seat, () => withCards(hand.slice(hidden.length), hidden)) };
}

const unseenAs = (cards: readonly MaybeCard[]): readonly Card[] => cards.map((card) => card ?? UNSEEN);

function faceDown(event: GameEvent): GameEvent {
  switch (event.type) {
    case 'dealt':
    case 'dealtOn':
      return { ...event, hands: event.hands.map(unseenAs), stock: unseenAs(event.stock) };
    case 'drew':
    case 'penalized':
      return { ...event, cards: unseenAs(event.cards) };
    case 'reshuffled':
      return { ...event, stock: unseenAs(event.stock) };
    default:
      return event;
  }
}
