import type { Card } from '../../cards/cards.ts';
import { changeAt } from '../../cards/piles.ts';
import { withoutSeat, withSeat } from '../../seats.ts';
import type { GameState } from '../../state.ts';
import { added, type Booked, movesWith, numbered, withoutTop } from './cards.ts';

export function bookWindow(state: GameState, { window, offered }: Booked<'windowOpened'>): GameState {
  return {
    ...state,
    at: window.seats.reduce(numbered, state.at),
    phase: 'window',
    // While calls are possible it is nobody's turn; taking out of turn interrupts the turn of a player.
    turn: window.kind === 'call' ? -1 : state.turn,
    window,
    offered: [...state.offered, ...offered],
  };
}

export function bookAnswer(state: GameState, { seat, claim, forDeal }: Booked<'answered'>): GameState {
  const { window } = state;
  if (!window) throw new Error('no window is open');
  return {
    ...state,
    at: numbered(state.at, seat),
    passed: forDeal ? withSeat(state.passed, seat) : state.passed,
    window: {
      ...window,
      waiting: withoutSeat(window.waiting, seat),
      claims: changeAt(window.claims, seat, () => claim),
    },
  };
}

export const bookWindowClosed = (state: GameState): GameState => ({
  ...state,
  window: null,
  phase: state.draft.drew === 'none' ? 'draw' : 'play',
});

export const bookClaim = (state: GameState, { seat, cards }: Booked<'claimed'>): GameState => ({
  ...state,
  hands: added(state.hands, seat, cards),
  known: added(state.known, seat, cards),
  pile: withoutTop(state.pile, cards.length),
  moves: movesWith(state.moves, seat, 'claim', cards),
  ended: null,
});

export function bookPenalty(state: GameState, event: Booked<'penalized'>): GameState {
  const { seat } = event;
  const cards = event.cards as readonly Card[];
  return {
    ...state,
    hands: added(state.hands, seat, cards),
    stock: withoutTop(state.stock, cards.length),
    moves: movesWith(state.moves, seat, 'stock', cards),
  };
}
