import type { Rank } from '#engine';
import type { Terms } from '#text';
import { rankName, rankNames } from '../cards.ts';
import { listed } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Cards of the card values that are not a rank's natural cards. */
export const VALUED = {
  acesWhenWild: 'Asse als Joker',
  jokers: 'Echte Joker',
  twos: 'Zweien',
  queenOfSpades: 'Die Pik-Dame',
} as const;

/** The wild cards in the card values: "Joker", "Biddies". */
export const wildsValued = (terms: Terms): string => wordsIn(terms).wilds;

/** Adjacent ranks in the card values, in order: "Buben, Damen und Könige", "Zwei bis Zehn". */
export function ranksValued(ranks: readonly Rank[]): string {
  if (ranks.length <= 3) return listed(ranks.map((rank) => rankNames(rank)));
  return `${rankName(ranks[0] as Rank)} bis ${rankName(ranks.at(-1) as Rank)}`;
}

/** The points of cards that count as many as is printed on them (R123). */
export const FACE_VALUE = 'Zahlenwert';
