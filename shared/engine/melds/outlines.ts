import type { Reading } from '../actions.ts';
import { type Card, faceOf, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import { runBounds } from './melds.ts';
import { faceAt, HIGH_ACE, wildTable } from './wilds.ts';

/** Limits on the number of cards in the melds to find. */
export interface Sizes {
  readonly min: number;
  readonly max: number;
}

/** Cards counted for the search for melds, by their printed face, wild or not. */
export interface CardCounts {
  readonly cards: readonly Card[];
  /** Per suit a bit mask of the ranks held: 1 to 13, and 14 for an Ace that may be high. */
  readonly suits: readonly number[];
  /** Like `suits`, for wild cards only. */
  readonly wildSuits: readonly number[];
  /** Per rank, from 0: how many cards of it are held. */
  readonly ranks: readonly number[];
  readonly wilds: readonly Card[];
}

/** The cards of a suit and rank, one per pack; 14 is the Ace. */
export function copiesOf({ cards }: CardCounts, suit: Suit, rank: Rank): Card[] {
  const face = faceAt(suit, rank);
  const copies: Card[] = [];
  for (const card of cards) if (faceOf(card) === face) copies.push(card);
  return copies;
}

/** The card of a suit and rank, by default the first copy of it; undefined if it is not there. */
export function copyOf({ cards }: CardCounts, suit: Suit, rank: Rank, copy = 0): Card | undefined {
  const face = faceAt(suit, rank);
  let left = copy;
  for (const card of cards) if (faceOf(card) === face && left-- === 0) return card;
  return undefined;
}

/** Counts cards for a deal with this wild rank. */
export function countCards(rules: RuleSet, wildRank: Rank, cards: readonly Card[]): CardCounts {
  const isWild = wildTable(rules, wildRank);
  const { low, top } = runBounds(rules);
  const aces = (low === 1 ? 1 << 1 : 0) | (top === HIGH_ACE ? 1 << HIGH_ACE : 0);
  const suits = [0, 0, 0, 0];
  const wildSuits = [0, 0, 0, 0];
  const ranks = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const wilds: Card[] = [];
  for (const card of cards) {
    const suit = suitOf(card);
    if (isWild[card] === 1) wilds.push(card);
    if (suit < 0) continue;
    const rank = rankOf(card);
    const bits = rank === 1 ? aces : 1 << rank;
    suits[suit] = (suits[suit] as number) | bits;
    ranks[rank] = (ranks[rank] as number) + 1;
    if (isWild[card] === 1) wildSuits[suit] = (wildSuits[suit] as number) | bits;
  }
  return { cards, suits, wildSuits, ranks, wilds };
}

const bitsIn = Uint8Array.from({ length: 1 << (HIGH_ACE + 1) }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

/** The number of bits set in a mask of ranks. */
export const bitCount = (mask: number): number => bitsIn[mask] as number;

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
