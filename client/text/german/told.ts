import type { Card } from '#engine';
import type { Person } from '#text';
import { type Case, theCardShort } from '#words/german/cards';
import { cardShort } from './cards.ts';
import { listed } from './plural.ts';

/** A player as the subject of a sentence: "Du", "Ana". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'Du' : name);

/** "die 7♥", "den K♦", "das A♠", "den Joker". */
export const theCard = theCardShort;

/** "die 7♥"; several have no article: "7♥, 8♥ und 9♥". */
export const theCards = (cards: readonly Card[], as: Case): string =>
  cards.length === 1 ? theCardShort(cards[0] as Card, as) : listed(cards.map(cardShort));
