import { type Card, type Reading, standsFor } from '#engine';
import type { Terms } from '#text';
import { type Case, cardName, rankBeforeSuit, rankNames, rankShort, suitOfCard, suitSymbol } from '#words/greek/cards';
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
} from '#words/greek/cards';

/** The name down the edge of a joker. */
export const JOKER_ON_CARDS = 'ΤΖΟΚΕΡ';

/** For a screen reader: "Εφτά κούπα", "Οχτώ σπαθί, μπαλαντέρ". */
export const cardLabel = (card: Card, isWild: boolean, terms: Terms = 'common'): string =>
  capital(cardName(card)) + (isWild ? `, ${wordsIn(terms).wild}` : '');

/** A meld in short: "7-8-9 ♥", "K-K-K", "6 × K". */
export function readingShort(reading: Reading): string {
  const ranks = reading.cards.map((_, index) => rankShort(standsFor(reading, index).rank));
  if (reading.kind === 'set') return ranks.length > 4 ? `${ranks.length} × ${ranks[0]}` : ranks.join('-');
  const shown = ranks.length > 4 ? [ranks[0], '…', ranks.at(-1)].join('') : ranks.join('-');
  return `${shown} ${suitSymbol(reading.suit)}`;
}

/** A meld in words: "κέντα από πέντε ως εφτά κούπα", "τριάδα με ρηγάδες". */
export const readingName = (reading: Reading, terms: Terms = 'common'): string =>
  `${reading.kind === 'set' ? wordsIn(terms).set : 'κέντα'} ${cardsOf(reading)}`;

const THE: Readonly<Record<Case, string>> = { nom: 'η', acc: 'την', gen: 'της' };

/** "την τριάδα με ρηγάδες", "της κέντας από πέντε ως εφτά κούπα"; "σ" may stand before the accusative. */
export function theReading(reading: Reading, as: Case, terms: Terms): string {
  const { set, setGen } = wordsIn(terms);
  const run = as === 'gen' ? 'κέντας' : 'κέντα';
  return `${THE[as]} ${reading.kind === 'run' ? run : as === 'gen' ? setGen : set} ${cardsOf(reading)}`;
}

/** "στην τριάδα με ρηγάδες", "στην κέντα από πέντε ως εφτά κούπα". */
export const inReading = (reading: Reading, terms: Terms): string => `σ${theReading(reading, 'acc', terms)}`;

/** The cards of a meld, after the word for it: "με ρηγάδες", "από πέντε ως εφτά κούπα". */
function cardsOf(reading: Reading): string {
  if (reading.kind === 'set') return `με ${rankNames(reading.rank, 'acc')}`;
  const last = standsFor(reading, reading.cards.length - 1).rank;
  return `από ${rankBeforeSuit(reading.rank, 'acc')} ως ${rankBeforeSuit(last, 'acc')} ${suitOfCard(reading.suit)}`;
}
