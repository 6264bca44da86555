import type { Card, Ending, Reading } from '#engine';
import type { Terms } from '#rules';
import { type Case, theCardShort } from '#words/german/cards';
import type { LaidMeld } from '../data.ts';
import type { Person } from '../person.ts';
import { cardShort, readingName, readingShort, theReading } from './cards.ts';
import { listed } from './plural.ts';
import { hasGoneOut, wordsIn } from './words.ts';

/** A player as the subject of a sentence: "Du", "Ana". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'Du' : name);

/** A player later in a sentence: "du", "dich", "dir", "Ana". */
export const person = ({ name, isYou }: Person, as: Case): string =>
  isYou ? { nom: 'du', acc: 'dich', dat: 'dir' }[as] : name;

/** Players as the subject of a sentence: "Du und Ana". */
export const subjects = (people: readonly Person[]): string =>
  listed(people.map((who, index) => (index === 0 ? subject(who) : person(who, 'nom'))));

/** "Du hast", "Ana hat". */
export const has = (who: Person): string => `${subject(who)} ${who.isYou ? 'hast' : 'hat'}`;

/** "die 7♥", "den K♦", "das A♠", "den Joker". */
export const theCard = theCardShort;

/** "die 7♥"; several have no article: "7♥, 8♥ und 9♥". */
export const theCards = (cards: readonly Card[], as: Case): string =>
  cards.length === 1 ? theCardShort(cards[0] as Card, as) : listed(cards.map(cardShort));

/** "den Satz Könige", "die Folge 5-6-7 ♥". */
export const theMeld = (meld: Reading, terms: Terms): string =>
  meld.kind === 'set' ? theReading(meld, 'acc', terms) : `die Folge ${readingShort(meld)}`;

/** A meld with its cards in order, wilds marked: "Herz-Folge Fünf bis Sieben: 5♥ 6♥ 8♣ (Joker)". */
export function meldCards(meld: LaidMeld, terms: Terms): string {
  const { wild } = wordsIn(terms);
  const cards = meld.cards.map((card, i) => {
    const short = cardShort(card);
    return meld.wilds[i] && short !== wild ? `${short} (${wild})` : short;
  });
  return `${readingName(meld, terms)}: ${cards.join(' ')}`;
}

/** The end of a deal: "Ana hat Schluss gemacht." `out`: the player who did, if somebody did. */
export function dealEnded(ending: Ending, out: Person, terms: Terms): string {
  switch (ending) {
    case 'wentOut':
      return `${subject(out)} ${hasGoneOut(out, terms)}.`;
    case 'exhausted':
      return `Der Stapel war leer, bevor jemand ${wordsIn(terms).goneOut} ${wordsIn(terms).isGone ? 'ist' : 'hat'}.`;
    case 'capped':
      return 'Es ging nicht mehr voran, und die Runde wurde beendet.';
    case 'void':
      return 'Niemand konnte fertig werden, also gibt es keine Punkte.';
    case 'cancelled':
      return 'Das Spiel wurde aktualisiert und konnte diese Runde nicht fortsetzen. Es gibt keine Punkte.';
  }
}
