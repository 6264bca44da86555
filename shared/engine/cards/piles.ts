import { type Card, faceOf } from './cards.ts';

// Every move changes a few of these short lists, so there are plain loops here.

/** Returns the list with one item changed, if it is there. */
export function changeAt<Item>(items: readonly Item[], index: number, change: (item: Item) => Item): readonly Item[] {
  const changed = items.slice();
  if (index >= 0 && index < items.length) changed[index] = change(items[index] as Item);
  return changed;
}

/** Adds an item at the end. Unlike a spread, this takes no room for more items, and half the memory. */
export const withLast = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.toSpliced(items.length, 0, item);

/** Adds cards to an ascending hand and keeps it ascending. */
export function withCards(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  let sorted = hand;
  for (const card of cards) {
    let at = sorted.length;
    while (at > 0 && (sorted[at - 1] as Card) > card) at--;
    sorted = sorted.toSpliced(at, 0, card);
  }
  return sorted;
}

/** Removes cards from a hand; cards it does not hold are ignored. Returns the same list if it holds none. */
export function withoutCards(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left: Card[] = [];
  for (const card of hand) if (!cards.includes(card)) left.push(card);
  return left.length === hand.length ? hand : left;
}

/**
 * The number of these cards that look like this one. Twins are the same card of several packs; all Jokers are twins.
 * Players cannot tell twins apart, so a twin satisfies any rule about a card: cards are counted, not identified.
 */
export const countLike = (cards: readonly Card[], card: Card): number => {
  const face = faceOf(card);
  let count = 0;
  for (const other of cards) if (faceOf(other) === face) count++;
  return count;
};

/** Removes one card per card in `others`: the very card if it is there, otherwise a twin. */
export function withoutLike(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const other of others) {
    const exact = left.indexOf(other);
    const at = exact >= 0 ? exact : left.findIndex((card) => faceOf(card) === faceOf(other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
