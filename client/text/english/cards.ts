import { type Card, type Reading, standsFor } from '#engine';
import type { Terms } from '#text';
import { cardName, rankName, rankNames, rankShort, suitName, suitSymbol } from '#words/english/cards';
import { capital } from './plural.ts';
import { wordsIn } from './words.ts';

export {
  cardName,
  cardShort,
  OWN_LETTERS,
  rankName,
  rankNames,
  rankShort,
  spoken,
  suitName,
  suitSymbol,
} from '#words/english/cards';

/** The name down the edge of a Joker. */
export const JOKER_ON_CARDS = 'JOKER';

/** For a screen reader: "Seven of hearts", "Eight of clubs, wild". */
export const cardLabel = (card: Card, isWild: boolean, terms: Terms = 'common'): string =>
  capital(cardName(card)) + (isWild ? `, ${wordsIn(terms).wild}` : '');

/** A meld in short: "7-8-9 ♥", "K-K-K", "6 × K". */
export function readingShort(reading: Reading): string {
  const ranks = reading.cards.map((_, index) => rankShort(standsFor(reading, index).rank));
  if (reading.kind === 'set') return ranks.length > 4 ? `${ranks.length} × ${ranks[0]}` : ranks.join('-');
  const shown = ranks.length > 4 ? [ranks[0], '…', ranks.at(-1)].join('') : ranks.join('-');
  return `${shown} ${suitSymbol(reading.suit)}`;
}

/** A meld in words: "run five to seven of hearts", "set of kings". */
export function readingName(reading: Reading, terms: Terms = 'common'): string {
  if (reading.kind === 'set') return `${wordsIn(terms).set} of ${rankNames(reading.rank)}`;
  const last = standsFor(reading, reading.cards.length - 1).rank;
  return `run ${rankName(reading.rank)} to ${rankName(last)} of ${suitName(reading.suit)}`;
}
