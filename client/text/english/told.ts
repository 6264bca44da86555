import type { Card } from '#engine';
import type { Person } from '#text';
import { cardShort } from './cards.ts';
import { listed } from './plural.ts';

/** A player as the subject of a sentence: "You", "Ana". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'You' : name);

/** "the 7♥", "the Joker". */
export const theCard = (card: Card): string => `the ${cardShort(card)}`;

/** "the 7♥, 8♥ and 9♥". */
export const theCards = (cards: readonly Card[]): string => `the ${listed(cards.map(cardShort))}`;
