import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import type { HandGroups } from '../../game/types.ts';
import { cardLabel, cardName } from './cards.ts';
import { counted } from './plural.ts';
import { plain, points } from './table.ts';
import { subject } from './told.ts';
import { wordsIn } from './words.ts';

/** A card's new place in the hand: "Herz-Sieben, Karte 3 von 8." */
export const placeInHand = (card: Card, place: number, cards: number): string =>
  `${cardLabel(card, false)}, Karte ${place} von ${cards}.`;

/** "Nach Figuren geordnet: Herz-Fünf, Herz-Sechs, Herz-Sieben; Pik-Zwei." */
export function sortedHand(order: 'suit' | 'melds' | 'rank', groups: HandGroups, terms: Terms): string {
  const by = { suit: 'Farbe', melds: wordsIn(terms).meldsDat, rank: 'Rang' }[order];
  return `Nach ${by} geordnet: ${groups.map((cards) => cards.map((card) => cardName(card)).join(', ')).join('; ')}.`;
}

/** "Noch 10 Sekunden." */
export const hurry = (seconds: number): string => `Noch ${counted(seconds, 'Sekunde', 'Sekunden')}.`;

/** Read out while the table has no melds. */
export const noMelds = (terms: Terms): string => `Keine ${wordsIn(terms).melds} auf dem Tisch.`;

/** The current totals: "Du 12, Ana 41 Punkte." */
export function totalsNow(players: readonly { readonly who: Person; readonly total: number }[]): string {
  const lines = players.map(({ who, total }, index) => {
    const isLast = index === players.length - 1;
    return `${subject(who)} ${isLast ? points(total) : plain(total)}`;
  });
  return `${lines.join(', ')}.`;
}

/** The accessible name of a button, where several have the same label: "Teilen und mehr: Freitag". */
export const labelAbout = (label: string, subject: string): string => `${label}: ${subject}`;
