import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { changeAt, withCard, withoutCards } from '../../cards/piles.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState, Move } from '../../state.ts';

/** An event of this type. */
export type Booked<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** Numbers the seat's next decision: earlier answers of the seat no longer count. */
export const asked = (state: GameState, seat: Seat): GameState => ({
  ...state,
  at: changeAt(state.at, seat, (at) => at + 1),
});

/** Removes cards from a hand, and from what others know of it. */
export const withdrawn = (state: GameState, seat: Seat, cards: readonly Card[]): GameState => ({
  ...state,
  hands: changeAt(state.hands, seat, (hand) => withoutCards(hand, cards)),
  known: changeAt(state.known, seat, (known) => withoutCards(known, cards)),
});

/** Adds cards to a hand, seen by everybody. */
export const shownTo = (state: GameState, seat: Seat, cards: readonly Card[]): GameState => ({
  ...state,
  hands: changeAt(state.hands, seat, (hand) => withCard(hand, ...cards)),
  known: changeAt(state.known, seat, (known) => withCard(known, ...cards)),
});

/** Moves cards from the top of the stock into a hand, unseen by others. */
export const fromStock = (state: GameState, seat: Seat, cards: readonly Card[]): GameState => ({
  ...state,
  stock: state.stock.slice(0, state.stock.length - cards.length),
  hands: changeAt(state.hands, seat, (hand) => withCard(hand, ...cards)),
  moves: [...state.moves, ...cards.map((): Move => ({ seat, did: 'stock', card: null }))],
});

/** Moves cards from the top of the pile into a hand. */
export const fromPile = (state: GameState, seat: Seat, cards: readonly Card[], did: 'pile' | 'claim'): GameState => ({
  ...shownTo(state, seat, cards),
  pile: state.pile.slice(0, state.pile.length - cards.length),
  moves: [...state.moves, ...cards.map((card): Move => ({ seat, did, card }))],
});
