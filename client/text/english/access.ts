import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import type { HandGroups } from '../../game/types.ts';
import { cardLabel, cardName } from './cards.ts';
import { counted } from './plural.ts';
import { plain, points } from './table.ts';
import { subject } from './told.ts';
import { wordsIn } from './words.ts';

/** A card's new place in the hand: "Seven of hearts, card 3 of 8". */
export const placeInHand = (card: Card, place: number, cards: number): string =>
  `${cardLabel(card, false)}, card ${place} of ${cards}.`;

/** "Sorted by melds: five of hearts, six of hearts, seven of hearts; two of spades." */
export function sortedHand(order: 'suit' | 'melds' | 'rank', groups: HandGroups, terms: Terms): string {
  const by = order === 'melds' ? wordsIn(terms).melds : order;
  return `Sorted by ${by}: ${groups.map((cards) => cards.map(cardName).join(', ')).join('; ')}.`;
}

/** "10 seconds left." */
export const hurry = (seconds: number): string => `${counted(seconds, 'second', 'seconds')} left.`;

/** Read out while the table has no melds. */
export const noMelds = (terms: Terms): string => `No ${wordsIn(terms).melds} on the table.`;

/** The current totals: "You 12, Ana 41 points". */
export function totalsNow(players: readonly { readonly who: Person; readonly total: number }[]): string {
  const lines = players.map(({ who, total }, index) => {
    const isLast = index === players.length - 1;
    return `${subject(who)} ${isLast ? points(total) : plain(total)}`;
  });
  return `${lines.join(', ')}.`;
}

/** The accessible name of a button, where several have the same label: "Share and more: Friday". */
export const labelAbout = (label: string, subject: string): string => `${label}: ${subject}`;
