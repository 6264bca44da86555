import type { Reading } from '#engine';
import type { FreshBy } from '../../game/types.ts';
import { readingShort } from './cards.ts';
import { counted, plural } from './plural.ts';
import { subject } from './told.ts';

/** "1 carte", "7 cartes". */
export const cardsCount = (count: number): string => counted(count, 'carte', 'cartes');

/** "1 point", "25 points". */
export const points = (count: number): string => `${plain(count)} ${plural(count, 'point', 'points')}`;

/** "25 pts", for tight spaces. */
export const pointsShort = (count: number): string => `${plain(count)} ${plural(count, 'pt', 'pts')}`;

/** A number with its sign and a true minus: "+12", "−5", "0". */
export const signed = (count: number): string => (count > 0 ? `+${count}` : plain(count));

/** A number with a true minus: "12", "−5". */
export const plain = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);

/** The points of a deal: "+12", "+0", "−5". */
export const gained = (count: number): string => (count < 0 ? plain(count) : `+${count}`);

/** Cards left in the stock: "reste 14". */
export const stockLeft = (count: number): string => `reste ${count}`;

export const discardPile = (): string => 'Défausse';

/** The mark of a bot's seat without room for its level. */
export const bot = (): string => 'ROBOT';

/** The mark of a seat where a bot stands in for its player. */
export const standIn = (): string => 'ROBOT JOUE';

/** The mark of a seat whose player is not connected; without a gender. */
export const away = (): string => 'hors ligne';

/** The mark of the dealer's seat: it is their deal. */
export const dealer = (): string => 'donne';

/** The word printed on every wild card. */
export const wild = (): string => 'JOKER';

/** The mark on each of the `count` cards that came last into the hand: short, as they may lie side by side. */
export function freshMark(by: FreshBy, count: number): string {
  if (by === 'swap') return 'libérée';
  return count > 1 ? 'prise' : 'nouvelle';
}

/** The mark on the spot for a new meld: "poser ici", with its reading if known: "poser ici 7-8-9 ♥". */
export const dropHere = (reading: Reading | null): string =>
  reading ? `poser ici\n${readingShort(reading)}` : 'poser ici';

/** "En main : 79 points". */
export const inHand = (count: number): string => `En main : ${points(count)}`;

/** The value of the reader's cards on the table and in hand, in one line or two: "Posé 60, en main 45 points". */
export const laidAndInHand = (laid: number, held: number): readonly string[] => [
  `Posé ${plain(laid)},`,
  `en main ${points(held)}`,
];

/** A seat that is not taken. */
export const emptySeat = (): string => 'Place libre';

/** The name of a seat without a player, counted from 1: "Place 3". */
export const seatNumber = (count: number): string => `Place ${count}`;

/** A player's name on its own, as in a table of points: "Vous", "Ana". */
export const personName = subject;

/** The viewer's own seat. */
export const you = (): string => 'Vous';

/** The word over a seat that is celebrated. */
export const honour = (why: 'wentOut' | 'leads' | 'won'): string =>
  ({ wentOut: 'Fini !', leads: 'En tête', won: 'Victoire !' })[why];
