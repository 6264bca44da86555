import { type Card, type Reading, standsFor } from '#engine';
import type { Terms } from '#text';
import { type Case, cardName, rankName, rankNames, rankShort, suitName, suitSymbol } from '#words/german/cards';
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
} from '#words/german/cards';

/** The name down the edge of a joker. */
export const JOKER_ON_CARDS = 'JOKER';

/** For a screen reader: "Herz-Sieben", "Kreuz-Acht, Joker"; a joker among Jokers is just "Joker". */
export function cardLabel(card: Card, isWild: boolean, terms: Terms = 'common'): string {
  const name = cardName(card);
  const { wild } = wordsIn(terms);
  return isWild && name !== wild ? `${name}, ${wild}` : name;
}

/** A meld in short: "7-8-9 ♥", "K-K-K", "6 × K". */
export function readingShort(reading: Reading): string {
  const ranks = reading.cards.map((_, index) => rankShort(standsFor(reading, index).rank));
  if (reading.kind === 'set') return ranks.length > 4 ? `${ranks.length} × ${ranks[0]}` : ranks.join('-');
  const shown = ranks.length > 4 ? [ranks[0], '…', ranks.at(-1)].join('') : ranks.join('-');
  return `${shown} ${suitSymbol(reading.suit)}`;
}

/** A meld in words: "Herz-Folge Fünf bis Sieben", "Satz Könige". */
export function readingName(reading: Reading, terms: Terms = 'common'): string {
  if (reading.kind === 'set') return `${wordsIn(terms).set} ${rankNames(reading.rank)}`;
  const last = standsFor(reading, reading.cards.length - 1).rank;
  return `${suitName(reading.suit)}-Folge ${rankName(reading.rank)} bis ${rankName(last)}`;
}

const THE = {
  set: { nom: 'der', acc: 'den', dat: 'dem' },
  run: { nom: 'die', acc: 'die', dat: 'der' },
} as const;

/** "den Satz Könige", "der Herz-Folge Fünf bis Sieben". */
export const theReading = (reading: Reading, as: Case, terms: Terms): string =>
  `${THE[reading.kind][as]} ${readingName(reading, terms)}`;

/** "im Satz Könige", "in der Herz-Folge Fünf bis Sieben". */
export const inReading = (reading: Reading, terms: Terms): string =>
  `${reading.kind === 'set' ? 'im' : 'in der'} ${readingName(reading, terms)}`;
