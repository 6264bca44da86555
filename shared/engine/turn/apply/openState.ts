import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { withCards, withLast, withoutCards } from '../../cards/piles.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState, Move, Mutable } from '../../state.ts';

/** A state whose fields are being changed. Only `Lists` may change its lists. */
export type OpenState = Mutable<GameState>;

/** How the lists of a state are changed. Each function returns the changed list. */
export interface Lists {
  readonly withAt: <Item>(items: readonly Item[], index: number, item: Item) => readonly Item[];
  readonly withLast: <Item>(items: readonly Item[], item: Item) => readonly Item[];
  /** Without the `count` last items. */
  readonly withoutLast: <Item>(items: readonly Item[], count: number) => readonly Item[];
  /** An ascending hand with these cards. */
  readonly withCards: (hand: readonly Card[], cards: readonly Card[]) => readonly Card[];
  /** A hand without these cards; cards it does not hold are ignored. The same list if it holds none. */
  readonly withoutCards: (hand: readonly Card[], cards: readonly Card[]) => readonly Card[];
  /** A list of an event that becomes one of the state. */
  readonly taken: <Item>(items: readonly Item[]) => readonly Item[];
}

/** Leaves each list as it is, and returns a copy that differs. */
export const COPIED: Lists = {
  withAt: (items, index, item) => {
    const changed = items.slice();
    if (index >= 0 && index < items.length) changed[index] = item;
    return changed;
  },
  withLast,
  withoutLast: (items, count) => items.slice(0, items.length - count),
  withCards,
  withoutCards,
  taken: (items) => items,
};

/** Changes each list itself. Nobody else may hold one. */
export const IN_PLACE: Lists = {
  withAt<Item>(items: readonly Item[], index: number, item: Item) {
    (items as Item[])[index] = item;
    return items;
  },
  withLast<Item>(items: readonly Item[], item: Item) {
    (items as Item[]).push(item);
    return items;
  },
  withoutLast<Item>(items: readonly Item[], count: number) {
    for (let left = count; left > 0; left--) (items as Item[]).pop();
    return items;
  },
  withCards(hand, cards) {
    for (const card of cards) insert(hand as Card[], card);
    return hand;
  },
  withoutCards(hand, cards) {
    for (const card of cards) remove(hand as Card[], card);
    return hand;
  },
  taken: (items) => items.slice(),
};

function insert(hand: Card[], card: Card): void {
  let at = hand.length;
  hand.push(card);
  while (at > 0 && (hand[at - 1] as Card) > card) {
    hand[at] = hand[at - 1] as Card;
    at--;
  }
  hand[at] = card;
}

function remove(hand: Card[], card: Card): void {
  const at = hand.indexOf(card);
  if (at < 0) return;
  for (let next = at + 1; next < hand.length; next++) hand[next - 1] = hand[next] as Card;
  hand.pop();
}

/** An event of this type. */
export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** Per seat: cards. */
type Hands = readonly (readonly Card[])[];

/** Numbers the seat's next decision: earlier answers of the seat no longer count. */
export function nextDecision(state: OpenState, seat: Seat, lists: Lists): void {
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

/** Adds cards drawn, discarded or claimed, the deepest first, to the moves. Others do not see cards of the stock. */
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
