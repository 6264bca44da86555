import { type Card, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import { runBounds } from './melds.ts';
import { HIGH_ACE, wildTable } from './wilds.ts';

/** How many cards the melds sought may have. */
export interface Sizes {
  readonly min: number;
  readonly max: number;
}

/** Cards counted for the search of melds, by what is printed on them, wild or not. */
export interface CardCounts {
  /** Per suit a bit per rank that a run may use: 1 to 13, and 14 for an Ace that may be high. */
  readonly suits: readonly number[];
  /** The same for the wild ones alone. */
  readonly wildSuits: readonly number[];
  readonly wilds: readonly Card[];
  /** The cards behind the bit, one of each pack. */
  readonly copies: readonly (readonly Card[] | undefined)[];
}

const NO_CARDS: readonly Card[] = [];

/** The cards of one suit and rank; 14 is the Ace. */
export const copiesOf = ({ copies }: CardCounts, suit: Suit, rank: Rank): readonly Card[] =>
  copies[suit * 16 + (rank === HIGH_ACE ? 1 : rank)] ?? NO_CARDS;

/** Counts cards for a deal with that wild rank. */
export function countCards(rules: RuleSet, wildRank: Rank, cards: readonly Card[]): CardCounts {
  const isWild = wildTable(rules, wildRank);
  const { low, top } = runBounds(rules);
  const aces = (low === 1 ? 1 << 1 : 0) | (top === HIGH_ACE ? 1 << HIGH_ACE : 0);
  const suits = [0, 0, 0, 0];
  const wildSuits = [0, 0, 0, 0];
  const wilds: Card[] = [];
  const copies: Card[][] = [];
  for (const card of cards) {
    const suit = suitOf(card);
    if (isWild[card] === 1) wilds.push(card);
    if (suit < 0) continue;
    const rank = rankOf(card);
    const bits = rank === 1 ? aces : 1 << rank;
    suits[suit] = (suits[suit] as number) | bits;
    if (isWild[card] === 1) wildSuits[suit] = (wildSuits[suit] as number) | bits;
    const others = copies[suit * 16 + rank];
    if (others) others.push(card);
    else copies[suit * 16 + rank] = [card];
  }
  return { suits, wildSuits, wilds, copies };
}

const bitsIn = Uint8Array.from({ length: 1 << (HIGH_ACE + 1) }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

/** How many bits of a mask of ranks are set. */
export const bitCount = (mask: number): number => bitsIn[mask] as number;

/** Every part of a mask, itself and nothing included. */
export function partsOf(mask: number): number[] {
  const parts = [mask];
  for (let part = mask; part > 0; ) {
    part = (part - 1) & mask;
    parts.push(part);
  }
  return parts;
}
