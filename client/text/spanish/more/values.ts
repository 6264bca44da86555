import type { Rank } from '#engine';
import type { Terms } from '#text';
import { rankNames } from '../cards.ts';
import { capital, listed } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Cards of the card values that are not a rank's natural cards. */
export const VALUED = {
  acesWhenWild: 'Ases, como comodines',
  jokers: 'Jokers',
  twos: 'Doses',
  queenOfSpades: 'Reina de picas',
} as const;

/** The wild cards in the card values: "Comodines", "Biddies". */
export const wildsValued = (terms: Terms): string => capital(wordsIn(terms).wilds);

/** Adjacent ranks in the card values, in order: "Jotas, reinas y reyes", "Doses a dieces". */
export function ranksValued(ranks: readonly Rank[]): string {
  if (ranks.length <= 3) return capital(listed(ranks.map(rankNames)));
  return `${capital(rankNames(ranks[0] as Rank))} a ${rankNames(ranks.at(-1) as Rank)}`;
}

/** The points of cards that count as many as is printed on them (R123). */
export const FACE_VALUE = 'lo que marcan';
