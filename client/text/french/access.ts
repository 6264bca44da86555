import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import type { HandGroups } from '../../game/types.ts';
import { cardLabel, cardName } from './cards.ts';
import { capital, counted } from './plural.ts';
import { plain, points } from './table.ts';
import { subject } from './told.ts';
import { wordsIn } from './words.ts';

/** A card's new place in the hand: "Sept de cœur, carte 3 sur 8." */
export const placeInHand = (card: Card, place: number, cards: number): string =>
  `${cardLabel(card, false)}, carte ${place} sur ${cards}.`;

/** "Main triée par combinaisons : cinq de cœur, six de cœur, sept de cœur ; deux de pique." */
export function sortedHand(order: 'suit' | 'melds' | 'rank', groups: HandGroups, terms: Terms): string {
  const by = { suit: 'couleur', melds: wordsIn(terms).combinaisons, rank: 'valeur' }[order];
  return `Main triée par ${by} : ${groups.map((cards) => cards.map(cardName).join(', ')).join(' ; ')}.`;
}

/** "Encore 10 secondes." */
export const hurry = (seconds: number): string => `Encore ${counted(seconds, 'seconde', 'secondes')}.`;

/** Read out while the table has no melds. */
export const noMelds = (terms: Terms): string => `${capital(wordsIn(terms)['aucune combinaison'])} sur la table.`;

/** The current totals: "Vous 12, Ana 41 points." */
export function totalsNow(players: readonly { readonly who: Person; readonly total: number }[]): string {
  const lines = players.map(({ who, total }, index) => {
    const isLast = index === players.length - 1;
    return `${subject(who)} ${isLast ? points(total) : plain(total)}`;
  });
  return `${lines.join(', ')}.`;
}

/** The accessible name of a button, where several have the same label: "Partager et plus : Vendredi". */
export const labelAbout = (label: string, subject: string): string => `${label} : ${subject}`;
