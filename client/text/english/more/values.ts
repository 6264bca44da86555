import type { Rank } from '#engine';
import type { Terms } from '#text';
import { rankName, rankNames } from '../cards.ts';
import { capital, listed } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Cards of the card values that are not a rank's natural cards. */
export const VALUED = {
  acesWhenWild: 'Aces, when wild',
  jokers: 'Jokers',
  twos: 'Twos',
  queenOfSpades: 'The queen of spades',
} as const;

/** The wild cards in the card values: "Wilds", "Biddies". */
export const wildsValued = (terms: Terms): string => capital(wordsIn(terms).wilds);

/** Adjacent ranks in the card values, in order: "Jacks, queens and kings", "Two to ten". */
export function ranksValued(ranks: readonly Rank[]): string {
  if (ranks.length <= 3) return capital(listed(ranks.map(rankNames)));
  return `${capital(rankName(ranks[0] as Rank))} to ${rankName(ranks.at(-1) as Rank)}`;
}

/** The points of cards that count as many as is printed on them (R123). */
export const FACE_VALUE = 'face value';
