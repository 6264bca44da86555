import { type Card, isJoker } from '#engine';
import type { Person, Terms } from '#text';
import { cardShort, cardWith } from '#words/french/cards';
import { listed } from './plural.ts';
import { wordsIn } from './words.ts';

/** A player as the subject of a sentence: "Vous", "Ana". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'Vous' : name);

/** A player later in a sentence: "vous", "Ana". */
export const object = ({ name, isYou }: Person): string => (isYou ? 'vous' : name);

/** A subject with its verb, first for the reader: "Vous posez", "Ana pose". */
export const doing = (who: Person, you: string, other: string): string => `${subject(who)} ${who.isYou ? you : other}`;

/** A subject with a verb in the past, by its participle: "Vous avez posé", "Ana a posé". */
export const did = (who: Person, participle: string): string => `${doing(who, 'avez', 'a')} ${participle}`;

/** Players as the subject of a sentence, the reader last: "Vous", "Ana et vous", "Ana et Ben". */
export function subjects(people: readonly Person[]): string {
  const [only] = people;
  if (only && people.length === 1) return subject(only);
  return listed([...people].sort((one, other) => Number(one.isYou) - Number(other.isYou)).map(object));
}

/** The verb that several subjects need: "Ana gagne", "Ana et vous gagnez", "Ana et Ben gagnent". */
export function verbFor(people: readonly Person[], one: string, you: string, many: string): string {
  if (people.some(({ isYou }) => isYou)) return you;
  return people.length === 1 ? one : many;
}

/** A name after "de": "de Ben", "d’Ana", "d’Yves", but "de Yann". */
export const ofName = (name: string): string =>
  /^([aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouéèêëïy])/i.test(name) ? `d’${name}` : `de ${name}`;

/** "le 7♥", "la Q♥", "l’A♥", "le Joker". */
export const theCard = (card: Card): string => cardWith('the', card);

/** "le 7♥, le 8♥ et la Q♣". */
export const theCards = (cards: readonly Card[]): string => listed(cards.map(theCard));

/** A wild on the table: "le joker 8♣", "le biddy Joker"; where wilds are jokers, a Joker is only "le Joker". */
export const theWild = (wild: Card, terms: Terms = 'common'): string => {
  const { joker } = wordsIn(terms);
  return isJoker(wild) && joker === 'joker' ? theCard(wild) : `le ${joker} ${cardShort(wild)}`;
};
