import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import type { HandGroups } from '../../game/types.ts';
import { cardLabel, cardName } from './cards.ts';
import { counted, plural } from './plural.ts';
import { plain, points } from './table.ts';
import { named, subject } from './told.ts';
import { wordsIn } from './words.ts';

/** A card's new place in the hand: "Siete de corazones, carta 3 de 8". */
export const placeInHand = (card: Card, place: number, cards: number): string =>
  `${cardLabel(card, false)}, carta ${place} de ${cards}.`;

/** "Cartas por combinaciones: cinco de corazones, seis de corazones, siete de corazones; dos de picas." */
export function sortedHand(order: 'suit' | 'melds' | 'rank', groups: HandGroups, terms: Terms): string {
  const by = { suit: 'palos', melds: wordsIn(terms).melds, rank: 'valores' }[order];
  return `Cartas por ${by}: ${groups.map((cards) => cards.map(cardName).join(', ')).join('; ')}.`;
}

/** "Quedan 10 segundos." */
export const hurry = (seconds: number): string =>
  `${plural(seconds, 'Queda', 'Quedan')} ${counted(seconds, 'segundo', 'segundos')}.`;

/** Read out while the table has no melds. */
export const noMelds = (terms: Terms): string => `Sin ${wordsIn(terms).melds} en la mesa.`;

/** The current totals: "Tú 12, Ana 41 puntos". */
export function totalsNow(players: readonly { readonly who: Person; readonly total: number }[]): string {
  const lines = players.map(({ who, total }, index) => {
    const isLast = index === players.length - 1;
    return `${index === 0 ? subject(who) : named(who)} ${isLast ? points(total) : plain(total)}`;
  });
  return `${lines.join(', ')}.`;
}

/** The accessible name of a button, where several have the same label: "Compartir y más: Viernes". */
export const labelAbout = (label: string, about: string): string => `${label}: ${about}`;
