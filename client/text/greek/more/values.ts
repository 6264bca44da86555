import type { Rank } from '#engine';
import type { Terms } from '#text';
import { rankName, rankNames } from '../cards.ts';
import { capital, listed } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Cards of the card values that are not a rank's natural cards. */
export const VALUED = {
  acesWhenWild: 'Άσοι ως μπαλαντέρ',
  jokers: 'Τζόκερ',
  twos: 'Δυάρια',
  queenOfSpades: 'Η ντάμα μπαστούνι',
} as const;

/** The wild cards in the card values: "Μπαλαντέρ", "Μπίντι". */
export const wildsValued = (terms: Terms): string => capital(wordsIn(terms).wild);

/** Adjacent ranks in the card values, in order: "Βαλέδες, ντάμες και ρηγάδες", "Δυάρι ως δεκάρι". */
export function ranksValued(ranks: readonly Rank[]): string {
  if (ranks.length <= 3) return capital(listed(ranks.map((rank) => rankNames(rank))));
  return `${capital(rankName(ranks[0] as Rank))} ως ${rankName(ranks.at(-1) as Rank, 'acc')}`;
}

/** The points of cards that count as many as is printed on them (R123). */
export const FACE_VALUE = 'όσο γράφουν';
