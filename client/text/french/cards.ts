import { type Card, isJoker, type Reading, standsFor } from '#engine';
import type { Terms } from '#text';
import { article, cardName, rankName, rankNames, rankShort, suitName, suitSymbol } from '#words/french/cards';
import { capital } from './plural.ts';
import { wordsIn } from './words.ts';

export {
  cardName,
  cardShort,
  cardWith,
  namedWith,
  OWN_LETTERS,
  rankName,
  rankNames,
  rankShort,
  spoken,
  suitName,
  suitSymbol,
} from '#words/french/cards';

/** The name down the edge of a Joker. */
export const JOKER_ON_CARDS = 'JOKER';

/** For a screen reader: "Sept de cœur", "Huit de trèfle, joker". A joker is not called one twice. */
export function cardLabel(card: Card, isWild: boolean, terms: Terms = 'common'): string {
  const { joker } = wordsIn(terms);
  const isSaid = isWild && !(isJoker(card) && joker === cardName(card));
  return capital(cardName(card)) + (isSaid ? `, ${joker}` : '');
}

/** A meld in short: "7-8-9 ♥", "K-K-K", "6 × K". */
export function readingShort(reading: Reading): string {
  const ranks = reading.cards.map((_, index) => rankShort(standsFor(reading, index).rank));
  if (reading.kind === 'set') return ranks.length > 4 ? `${ranks.length} × ${ranks[0]}` : ranks.join('-');
  const shown = ranks.length > 4 ? [ranks[0], '…', ranks.at(-1)].join('') : ranks.join('-');
  return `${shown} ${suitSymbol(reading.suit)}`;
}

/** "de 7", "de rois", "d’as". */
export const ofRanks = (rank: number): string => {
  const names = rankNames(rank);
  return names === 'as' ? `d’${names}` : `de ${names}`;
};

/** A meld in words: "suite du cinq au sept de cœur", "brelan de rois". */
export function readingName(reading: Reading, terms: Terms = 'common'): string {
  if (reading.kind === 'set') return `${wordsIn(terms).brelan} ${ofRanks(reading.rank)}`;
  const { rank, suit } = reading;
  const last = standsFor(reading, reading.cards.length - 1).rank;
  return `suite ${article('of', rank)}${rankName(rank)} ${article('to', last)}${rankName(last)} de ${suitName(suit)}`;
}

const ARTICLES = {
  the: { set: 'le', run: 'la' },
  of: { set: 'du', run: 'de la' },
  to: { set: 'au', run: 'à la' },
  a: { set: 'un', run: 'une' },
} as const;

/** An article for a kind of meld, alone or with a preposition: "le", "la"; "du", "de la". */
export const articleOf = (kind: keyof typeof ARTICLES, { kind: meld }: Pick<Reading, 'kind'>): string =>
  ARTICLES[kind][meld];

/** A meld in words, with an article: "la suite du cinq au sept de cœur", "au brelan de rois". */
export const readingWith = (kind: keyof typeof ARTICLES, reading: Reading, terms: Terms): string =>
  `${articleOf(kind, reading)} ${readingName(reading, terms)}`;
