import type { Rank } from '#engine';
import type { Terms } from '#text';
import { article } from '#words/french/cards';
import { rankName, rankNames } from '../cards.ts';
import { capital, listed } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Cards of the card values that are not a rank's natural cards. */
export const VALUED = {
  acesWhenWild: 'As jokers',
  jokers: 'Vrais jokers',
  twos: '2',
  queenOfSpades: 'La dame de pique',
} as const;

/** The wild cards in the card values: "Jokers", "Biddies". */
export const wildsValued = (terms: Terms): string => capital(wordsIn(terms).jokers);

/** Adjacent ranks in the card values, in order: "Valets, dames et rois", "Du 2 au 10". */
export function ranksValued(ranks: readonly Rank[]): string {
  if (ranks.length <= 3) return capital(listed(ranks.map(rankNames)));
  return `${capital(withArticle('of', ranks[0] as Rank))} ${withArticle('to', ranks.at(-1) as Rank)}`;
}

/** The points of cards that count as many as is printed on them (R123). */
export const FACE_VALUE = 'leur nombre';

/** "du 2", "de l’as", "au roi", "à la dame". */
const withArticle = (kind: 'of' | 'to', rank: Rank): string =>
  article(kind, rank) + (rank >= 2 && rank <= 10 ? rank : rankName(rank));
