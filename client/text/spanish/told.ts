import { type Card, isJoker, type Reading, rankOf } from '#engine';
import type { Person, Terms } from '#text';
import { isFeminine } from '#words/spanish/cards';
import { cardShort, rankNames, readingName } from './cards.ts';
import { capital, listed } from './plural.ts';
import { wordsIn } from './words.ts';

export { theCardName, theRanks } from '#words/spanish/cards';

/** A player on their own: "Tú", "Ana". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'Tú' : name);

/** A player's name within a sentence: "tú", "Ana". */
export const named = ({ name, isYou }: Person): string => (isYou ? 'tú' : name);

/** A player after most prepositions: "por ti", "por Ana". */
export const object = ({ name, isYou }: Person): string => (isYou ? 'ti' : name);

/** A subject with its verb: `does(who, 'robaste', 'robó')` is "Robaste" or "Ana robó". */
export const does = ({ name, isYou }: Person, yours: string, theirs: string): string =>
  isYou ? capital(yours) : `${name} ${theirs}`;

/** The winners of a game with the reader last: "Ana y tú". */
export function winners(people: readonly Person[]): string {
  const others = people.filter(({ isYou }) => !isYou).map(subject);
  return listed(others.length < people.length ? [...others, others.length > 0 ? 'tú' : 'Tú'] : others);
}

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
