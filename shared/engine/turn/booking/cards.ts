import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { changeAt, withCards, withLast, withoutCards } from '../../cards/piles.ts';
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
export function removed(hands: Hands, seat: Seat, cards: readonly Card[]): Hands {
  const hand = hands[seat] ?? [];
  const left = withoutCards(hand, cards);
  return left === hand ? hands : changeAt(hands, seat, () => left);
}

/** The stock or the pile without its `count` top cards. */
export const withoutTop = (pile: readonly Card[], count: number): readonly Card[] => pile.slice(0, pile.length - count);

/** `moves` with these cards drawn or claimed, the deepest first. Cards of the stock are unseen by others. */
export function movesWith(
  moves: readonly Move[],
  seat: Seat,
  did: Move['did'],
  cards: readonly Card[],
): readonly Move[] {
  let all = moves;
  for (const card of cards) all = withLast(all, { seat, did, card: did === 'stock' ? null : card });
  return all;
}
