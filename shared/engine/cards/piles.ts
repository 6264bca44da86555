import { type Card, faceOf } from './cards.ts';

export const changeAt = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item): readonly Item[] =>
  items.map((item, i) => (i === index ? change(item) : item));

/** Adds cards to an ascending hand and keeps it ascending. */
export const withCard = (hand: readonly Card[], ...cards: readonly Card[]): readonly Card[] =>
  [...hand, ...cards].sort((a, b) => a - b);

/** Removes cards from a hand; cards it does not hold are ignored. */
export const withoutCards = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  hand.filter((card) => !cards.includes(card));

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
