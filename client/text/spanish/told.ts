import { type Card, isJoker, type Reading, rankOf } from '#engine';
import type { Person, Terms } from '#text';
import { isFeminine } from '#words/spanish/cards';
import { cardShort, rankNames, readingName } from './cards.ts';
import { listed } from './plural.ts';
import { wordsIn } from './words.ts';

export { theRanks } from '#words/spanish/cards';

/** A player on their own: "Tú", "Ana". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'Tú' : name);

/** "del trío", "de la escalera", "de Ana". */
export const ofThe = (thing: string): string => (thing.startsWith('el ') ? `del ${thing.slice(3)}` : `de ${thing}`);

/** "al trío", "a la escalera", "a Ana". */
export const toThe = (thing: string): string => (thing.startsWith('el ') ? `al ${thing.slice(3)}` : `a ${thing}`);

const isLady = (card: Card): boolean => !isJoker(card) && isFeminine(rankOf(card));

/** "el 7♥", "la Q♥", "el Joker". */
export const theCard = (card: Card): string => `${isLady(card) ? 'la' : 'el'} ${cardShort(card)}`;

/** "el 7♥, el 8♥ y la Q♥". */
export const theCards = (cards: readonly Card[]): string => listed(cards.map(theCard));

/** "el trío de reyes", "la escalera de cinco a siete de corazones". */
export const theReading = (meld: Reading, terms: Terms): string =>
  meld.kind === 'set' ? `${wordsIn(terms).theSet} de ${rankNames(meld.rank)}` : `la ${readingName(meld)}`;
