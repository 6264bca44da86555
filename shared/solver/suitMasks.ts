import { bitCount, type Card, isWild, type Rank, type RuleSet, rankOf, type Suit, suitOf } from '#engine';

/**
 * Cards as the solver sees them: one mask per suit with bit `rank` for each natural, and the number of wilds. Wilds are
 * interchangeable: a wild in its own natural place does no more than any other would.
 */
export interface SuitMasks {
  readonly suits: readonly [number, number, number, number];
  readonly wilds: number;
}

/** Converts cards of one pack to masks. */
export function suitMasksOf(cards: readonly Card[], rules: RuleSet, wildRank: Rank): SuitMasks {
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  let wilds = 0;
  for (const card of cards) {
    if (isWild(rules, wildRank, card)) wilds++;
    else addRank(suits, suitOf(card), rankOf(card));
  }
  return { suits, wilds };
}

/** Sets the bit of a rank in its suit's mask. */
export function addRank(suits: number[], suit: Suit, rank: Rank): void {
  suits[suit] = (suits[suit] as number) | (1 << rank);
}

/** The holding with the naturals in `ranks` of a suit added or removed. */
export function toggled({ suits, wilds }: SuitMasks, suit: number, ranks: number): SuitMasks {
  const [clubs, diamonds, hearts, spades] = suits;
  if (suit === 0) return { suits: [clubs ^ ranks, diamonds, hearts, spades], wilds };
  if (suit === 1) return { suits: [clubs, diamonds ^ ranks, hearts, spades], wilds };
  if (suit === 2) return { suits: [clubs, diamonds, hearts ^ ranks, spades], wilds };
  return { suits: [clubs, diamonds, hearts, spades ^ ranks], wilds };
}

/** The holding with another number of wilds. */
export const withWilds = (holding: SuitMasks, wilds: number): SuitMasks => ({ suits: holding.suits, wilds });

/** The number of cards in a holding. */
export const sizeOf = ({ suits, wilds }: SuitMasks): number =>
  bitCount(suits[0]) + bitCount(suits[1]) + bitCount(suits[2]) + bitCount(suits[3]) + wilds;

/** A number that is the same for equal holdings and rarely for others. */
export function hashOf({ suits, wilds }: SuitMasks): number {
  const [clubs, diamonds, hearts, spades] = suits;
  const hash = Math.imul(clubs ^ (diamonds << 14), 0x9e3779b1) ^ Math.imul(hearts ^ (spades << 14), 0x85ebca6b);
  return hash ^ (hash >>> 15) ^ (wilds << 10);
}

export const isSameHand = (one: SuitMasks, other: SuitMasks): boolean =>
  one.wilds === other.wilds &&
  one.suits[0] === other.suits[0] &&
  one.suits[1] === other.suits[1] &&
  one.suits[2] === other.suits[2] &&
  one.suits[3] === other.suits[3];

/** The lowest rank in a mask; -1 if it is empty. */
export const lowestRank = (mask: number): Rank => 31 - Math.clz32(mask & -mask);
