import { type Card, faceOf } from './cards.ts';

/** A list with one element changed. */
export const changeAt = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item): readonly Item[] =>
  items.map((item, i) => (i === index ? change(item) : item));

/** An ascending hand with further cards in their places. */
export const withCard = (hand: readonly Card[], ...cards: readonly Card[]): readonly Card[] =>
  [...hand, ...cards].sort((a, b) => a - b);

/** A hand without some cards; those it does not hold do not matter. */
export const withoutCards = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  hand.filter((card) => !cards.includes(card));

/**
 * How many of these cards look like this one. Twins are the same card of several packs, and Jokers among themselves. Nobody
 * at a table can tell them apart, so whatever a rule asks of a card its twin meets as well: they are counted.
 */
export const countLike = (cards: readonly Card[], card: Card): number => {
  const face = faceOf(card);
  let count = 0;
  for (const other of cards) if (faceOf(other) === face) count++;
  return count;
};

/** The cards without as many of each kind as there are among others: those very cards first, else their twins. */
export function withoutLike(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const other of others) {
    const exact = left.indexOf(other);
    const at = exact >= 0 ? exact : left.findIndex((card) => faceOf(card) === faceOf(other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
