import type { Reading } from '../actions.ts';
import { type Rank, rankOf, type Suit } from '../cards/cards.ts';
import { type CardCounts, copiesOf } from './counted.ts';

/**
 * A new meld as a number, which costs nothing to make: the cards are found when they are needed (`readingAt`). Melds
 * whose wilds are restricted, or name suits, are found with their cards.
 *
 * From the lowest bit: a run is 0, then suit (2 bits), lowest rank (4), number of cards (4), and the ranks in their own
 * places as a mask; a set is 1, then rank (4 bits), number of wilds (7), and for each suit the number of cards (3).
 */
export type Outline = number | Reading;

/** A run to be filled: some places have their natural cards, the others need a wild. */
export interface RunOutline {
  readonly suit: Suit;
  readonly low: Rank;
  readonly size: number;
  /** Bit mask of the ranks with their natural card. */
  readonly own: number;
}

export const runOutline = (suit: Suit, low: Rank, size: number, own: number): number =>
  (suit << 1) | (low << 3) | (size << 7) | (own << 11);

export const isRunOutline = (outline: number): boolean => (outline & 1) === 0;

export const runIn = (outline: number): RunOutline => ({
  suit: (outline >> 1) & 3,
  low: (outline >> 3) & 15,
  size: (outline >> 7) & 15,
  own: outline >> 11,
});

/** `counts`: for each suit the number of cards, 3 bits each. */
export const setOutline = (rank: Rank, wilds: number, counts: number): number =>
  1 | (rank << 1) | (wilds << 5) | (counts << 12);

/** The set with the first cards that are there. */
export function setIn(counted: CardCounts, outline: number): Reading {
  const rank = (outline >> 1) & 15;
  const cards = [];
  for (let suit = 0; suit < 4; suit++) {
    const count = (outline >> (12 + 3 * suit)) & 7;
    if (count > 0) cards.push(...copiesOf(counted, suit, rank).slice(0, count));
  }
  let wilds = (outline >> 5) & 127;
  for (const card of counted.wilds) if (wilds > 0 && rankOf(card) !== rank && wilds-- > 0) cards.push(card);
  return { kind: 'set', suit: -1, rank, cards };
}
