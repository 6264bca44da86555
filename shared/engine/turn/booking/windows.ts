import type { Card } from '../../cards/cards.ts';
import { changeAt } from '../../cards/piles.ts';
import { withoutSeat, withSeat } from '../../seats.ts';
import type { GameState } from '../../state.ts';
import { asked, type Booked, fromPile, fromStock } from './cards.ts';

export function bookWindow(state: GameState, { window, offered }: Booked<'windowOpened'>): GameState {
  return {
    ...window.seats.reduce(asked, state),
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
    ...asked(state, seat),
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
  ...fromPile(state, seat, cards, 'claim'),
  ended: null,
});

export const bookPenalty = (state: GameState, { seat, cards }: Booked<'penalized'>): GameState =>
  fromStock(state, seat, cards as readonly Card[]);
