import type { Card } from './cards.ts';

/** A list with one element changed. */
export const changeAt = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item): readonly Item[] =>
  items.map((item, i) => (i === index ? change(item) : item));

/** An ascending hand with further cards in their places. */
export const withCard = (hand: readonly Card[], ...cards: readonly Card[]): readonly Card[] =>
  [...hand, ...cards].sort((a, b) => a - b);

/** A hand without some cards; those it does not hold do not matter. */
export const withoutCards = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  hand.filter((card) => !cards.includes(card));
