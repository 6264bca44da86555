import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { changeAt, withCards, withoutCards } from '../../cards/piles.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState, Move } from '../../state.ts';

// The functions below return one changed field, so that a booking copies the state only once.

/** An event of this type. */
export type Booked<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** Per seat: cards. */
type Hands = readonly (readonly Card[])[];

/** `at` with the next number for the seat's decision: earlier answers of the seat no longer count. */
export const numbered = (at: readonly number[], seat: Seat): readonly number[] =>
  changeAt(at, seat, (last) => last + 1);

/** Numbers the seat's next decision. */
export const asked = (state: GameState, seat: Seat): GameState => ({ ...state, at: numbered(state.at, seat) });

/** `hands` or `known` with cards added to those of a seat. */
export const added = (hands: Hands, seat: Seat, cards: readonly Card[]): Hands =>
  changeAt(hands, seat, (hand) => withCards(hand, cards));

/** `hands` or `known` with cards taken from those of a seat. */
export const removed = (hands: Hands, seat: Seat, cards: readonly Card[]): Hands =>
  changeAt(hands, seat, (hand) => withoutCards(hand, cards));

/** The stock or the pile without its `count` top cards. */
export const withoutTop = (pile: readonly Card[], count: number): readonly Card[] => pile.slice(0, pile.length - count);

/** `moves` with draws of these cards of the stock, unseen by others. */
export const drawnFromStock = (moves: readonly Move[], seat: Seat, cards: readonly Card[]): readonly Move[] =>
  moves.concat(cards.map((): Move => ({ seat, did: 'stock', card: null })));

/** `moves` with these cards of the pile taken. */
export const takenFromPile = (
  moves: readonly Move[],
  seat: Seat,
  cards: readonly Card[],
  did: 'pile' | 'claim',
): readonly Move[] => moves.concat(cards.map((card): Move => ({ seat, did, card })));
