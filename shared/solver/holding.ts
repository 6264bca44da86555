import { bitCount, type Card, isWild, type Rank, type RuleSet, rankOf, type Suit, suitOf } from '#engine';

/**
 * Some cards as arithmetic sees them: one mask per suit with bit `rank` for each natural card, and how many wilds. Which
 * wild is which never matters to what a hand can do: one lying in its own place does no more than any other would.
 */
export interface SuitMasks {
  readonly suits: readonly [number, number, number, number];
  readonly wilds: number;
}

/** Cards of one pack as masks. */
export function suitMasksOf(cards: readonly Card[], rules: RuleSet, wildRank: Rank): SuitMasks {
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  let wilds = 0;
  for (const card of cards) {
    if (isWild(rules, wildRank, card)) wilds++;
    else addRank(suits, suitOf(card), rankOf(card));
  }
  return { suits, wilds };
}

/** Puts a rank into the mask of its suit. */
export function addRank(suits: number[], suit: Suit, rank: Rank): void {
  suits[suit] = (suits[suit] as number) | (1 << rank);
}

/** The same holding with one natural card more or fewer. */
export function toggled({ suits, wilds }: SuitMasks, suit: number, ranks: number): SuitMasks {
  const [clubs, diamonds, hearts, spades] = suits;
  if (suit === 0) return { suits: [clubs ^ ranks, diamonds, hearts, spades], wilds };
  if (suit === 1) return { suits: [clubs, diamonds ^ ranks, hearts, spades], wilds };
  if (suit === 2) return { suits: [clubs, diamonds, hearts ^ ranks, spades], wilds };
  return { suits: [clubs, diamonds, hearts, spades ^ ranks], wilds };
}

/** The same holding with other wilds. */
export const withWilds = (holding: SuitMasks, wilds: number): SuitMasks => ({ suits: holding.suits, wilds });

/** How many cards a holding is. */
export const sizeOf = ({ suits, wilds }: SuitMasks): number =>
  bitCount(suits[0]) + bitCount(suits[1]) + bitCount(suits[2]) + bitCount(suits[3]) + wilds;

/** The lowest rank in a mask; -1 for an empty one. */
export const lowestRank = (mask: number): Rank => 31 - Math.clz32(mask & -mask);
