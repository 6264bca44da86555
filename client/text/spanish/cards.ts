import { type Card, type Reading, standsFor } from '#engine';
import type { Terms } from '#text';
import { cardName, rankName, rankNames, rankShort, suitName, suitSymbol } from '#words/spanish/cards';
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
} from '#words/spanish/cards';

/** The name down the edge of a joker. */
export const JOKER_ON_CARDS = 'JOKER';

/** For a screen reader: "Siete de corazones", "Ocho de tréboles, comodín". */
export const cardLabel = (card: Card, isWild: boolean, terms: Terms = 'common'): string =>
  capital(cardName(card)) + (isWild ? `, ${wordsIn(terms).wild}` : '');

/** A meld in short: "7-8-9 ♥", "K-K-K", "6 × K". */
export function readingShort(reading: Reading): string {
  const ranks = reading.cards.map((_, index) => rankShort(standsFor(reading, index).rank));
  if (reading.kind === 'set') return ranks.length > 4 ? `${ranks.length} × ${ranks[0]}` : ranks.join('-');
  const shown = ranks.length > 4 ? [ranks[0], '…', ranks.at(-1)].join('') : ranks.join('-');
  return `${shown} ${suitSymbol(reading.suit)}`;
}

/** A meld in words: "escalera de cinco a siete de corazones", "trío de reyes". */
export function readingName(reading: Reading, terms: Terms = 'common'): string {
  if (reading.kind === 'set') return `${wordsIn(terms).set} de ${rankNames(reading.rank)}`;
  const last = standsFor(reading, reading.cards.length - 1).rank;
  return `escalera de ${rankName(reading.rank)} a ${rankName(last)} de ${suitName(reading.suit)}`;
}
