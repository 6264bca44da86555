import type { Rank, Suit } from '#engine';

/**
 * Sets of terms for what all games of the family have (R149): a wild is a biddy in Biddies. Each language has its own
 * words for each.
 */
export const TERMS = ['common', 'fortWorth', 'biddies', 'beanie', 'goRummy'] as const;
export type Terms = (typeof TERMS)[number];

/** A player as sentences need one. */
export interface Person {
  readonly name: string;
  /** Whether it is the reader: sentences say "you" instead of the name. */
  readonly isYou: boolean;
}

/** The place that a card has in a meld: a rank of a suit, or -1 for any suit. */
export interface CardPlace {
  readonly rank: Rank;
  readonly suit: Suit;
}
