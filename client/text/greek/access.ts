import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import type { HandGroups } from '../../game/types.ts';
import { cardLabel, cardName } from './cards.ts';
import { capital, plural } from './plural.ts';
import { plain, points } from './table.ts';
import { subject } from './told.ts';
import { wordsIn } from './words.ts';

/** A card's new place in the hand: "Εφτά κούπα, φύλλο 3 από 8." */
export const placeInHand = (card: Card, place: number, cards: number): string =>
  `${cardLabel(card, false)}, φύλλο ${place} από ${cards}.`;

/** "Διάταξη σε συνδυασμούς: Πέντε κούπα, έξι κούπα, εφτά κούπα. Δύο μπαστούνι." */
export function sortedHand(order: 'suit' | 'melds' | 'rank', groups: HandGroups, terms: Terms): string {
  const by = { suit: 'κατά χρώμα', melds: `σε ${wordsIn(terms).meldsAcc}`, rank: 'κατά αξία' }[order];
  // A semicolon would be read out as a question mark.
  return `Διάταξη ${by}: ${groups.map((cards) => capital(cards.map((card) => cardName(card)).join(', '))).join('. ')}.`;
}

/** "Μένουν 10 δευτερόλεπτα." */
export const hurry = (seconds: number): string =>
  `${plural(seconds, 'Μένει', 'Μένουν')} ${seconds} ${plural(seconds, 'δευτερόλεπτο', 'δευτερόλεπτα')}.`;

/** Read out while the table has no melds. */
export const noMelds = (terms: Terms): string => `Δεν υπάρχουν ${wordsIn(terms).melds} στο τραπέζι.`;

/** The current totals: "Εσύ 12, Άννα 41 πόντοι." */
export function totalsNow(players: readonly { readonly who: Person; readonly total: number }[]): string {
  const lines = players.map(({ who, total }, index) => {
    const isLast = index === players.length - 1;
    return `${subject(who)} ${isLast ? points(total) : plain(total)}`;
  });
  return `${lines.join(', ')}.`;
}

/** The accessible name of a button, where several have the same label: "Κοινοποίηση και άλλα: Παρασκευή". */
export const labelAbout = (label: string, subject: string): string => `${label}: ${subject}`;
