import type { Card } from '#engine';
import type { Person } from '#text';
import { cardWith } from '#words/french/cards';
import { listed } from './plural.ts';

/** A player as the subject of a sentence: "Vous", "Ana". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'Vous' : name);

/** "le 7♥", "la Q♥", "l’A♥", "le Joker". */
export const theCard = (card: Card): string => cardWith('the', card);

/** "le 7♥, le 8♥ et la Q♣". */
export const theCards = (cards: readonly Card[]): string => listed(cards.map(theCard));
