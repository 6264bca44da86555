import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import type { GameEvent } from '../../events.ts';
import type { Move } from '../../state.ts';
import type { Lists, OpenState } from './lists.ts';

/** An event of this type. */
export type Booked<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** Per seat: cards. */
type Hands = readonly (readonly Card[])[];

/** Numbers the seat's next decision: earlier answers of the seat no longer count. */
export function askSeat(state: OpenState, seat: Seat, lists: Lists): void {
  state.at = lists.withAt(state.at, seat, (state.at[seat] as number) + 1);
}

/** Adds cards to a hand that nobody else sees. */
export function giveCards(state: OpenState, seat: Seat, cards: readonly Card[], lists: Lists): void {
  state.hands = added(state.hands, seat, cards, lists);
}

/** Adds cards to a hand that everybody sees. */
export function giveOpenly(state: OpenState, seat: Seat, cards: readonly Card[], lists: Lists): void {
  state.hands = added(state.hands, seat, cards, lists);
  state.known = added(state.known, seat, cards, lists);
}

/** Takes cards out of a hand. */
export function takeAway(state: OpenState, seat: Seat, cards: readonly Card[], lists: Lists): void {
  state.hands = removed(state.hands, seat, cards, lists);
  state.known = removed(state.known, seat, cards, lists);
}

const added = (hands: Hands, seat: Seat, cards: readonly Card[], lists: Lists): Hands =>
  lists.withAt(hands, seat, lists.withCards(hands[seat] as readonly Card[], cards));

function removed(hands: Hands, seat: Seat, cards: readonly Card[], lists: Lists): Hands {
  const hand = hands[seat] as readonly Card[];
  const left = lists.withoutCards(hand, cards);
  return left === hand ? hands : lists.withAt(hands, seat, left);
}

/** Remembers cards drawn, discarded or claimed, the deepest first. Cards of the stock are unseen by others. */
export function recordMoves(
  state: OpenState,
  seat: Seat,
  did: Move['did'],
  cards: readonly Card[],
  lists: Lists,
): void {
  for (const card of cards) {
    state.moves = lists.withLast(state.moves, { seat, did, card: did === 'stock' ? null : card });
  }
}
