import type { Reading } from '#engine';
import type { FreshBy } from '../../game/types.ts';
import { readingShort } from './cards.ts';
import { counted, plural } from './plural.ts';
import { subject } from './told.ts';

/** "1 carta", "7 cartas". */
export const cardsCount = (count: number): string => counted(count, 'carta', 'cartas');

/** "1 punto", "25 puntos". */
export const points = (count: number): string => `${plain(count)} ${plural(count, 'punto', 'puntos')}`;

/** "25 pts", for tight spaces. */
export const pointsShort = (count: number): string => `${plain(count)} ${plural(count, 'pt', 'pts')}`;

/** A number with its sign and a true minus: "+12", "−5", "0". */
export const signed = (count: number): string => (count > 0 ? `+${plain(count)}` : plain(count));

/** A number with a true minus: "12", "−5". */
export const plain = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);

/** The points of a deal: "+12", "+0", "−5". */
export const gained = (count: number): string => (count < 0 ? plain(count) : `+${count}`);

/** "Mazo: 14", since there is no room for "quedan 14". */
export const stockLeft = (count: number): string => `Mazo: ${count}`;

export const discardPile = (): string => 'Descartes';

/** The mark of a bot's seat without room for its level. */
export const bot = (): string => 'BOT';

/** The mark of a seat where a bot stands in for its player. */
export const standIn = (): string => 'JUEGA BOT';

/** The mark of a seat whose player is not connected. */
export const away = (): string => 'ausente';

/** The mark of the dealer's seat. */
export const dealer = (): string => 'reparte';

/** The word printed on every wild card. */
export const wild = (): string => 'COMODÍN';

/** The mark on each of the `count` cards that came last into the hand: short, as they may lie side by side. */
export function freshMark(by: FreshBy, count: number): string {
  if (by === 'swap') return 'liberada';
  return count > 1 ? 'nueva' : 'carta nueva';
}

/** The mark on the spot for a new meld: "suelta aquí", with its reading if known: "suelta aquí 7-8-9 ♥". */
export const dropHere = (reading: Reading | null): string =>
  reading ? `suelta aquí\n${readingShort(reading)}` : 'suelta aquí';

/** "En la mano: 79 puntos". */
export const inHand = (count: number): string => `En la mano: ${points(count)}`;

/** The value of the reader's cards on the table and in hand, in one line or two: "Mesa 60, en la mano 45 puntos". */
export const laidAndInHand = (laid: number, held: number): readonly string[] => [
  `Mesa ${plain(laid)},`,
  `en la mano ${points(held)}`,
];

/** A seat that is not taken. */
export const emptySeat = (): string => 'Sitio libre';

/** The name of a seat without a player, counted from 1: "Sitio 3". */
export const seatNumber = (count: number): string => `Sitio ${count}`;

/** A player's name on its own, as in a table of points: "Tú", "Ana". */
export const personName = subject;

/** The viewer's own seat. */
export const you = (): string => 'Tú';

/** The word over a seat that is celebrated. */
export const honour = (why: 'wentOut' | 'leads' | 'won'): string =>
  ({ wentOut: '¡Sin cartas!', leads: 'En cabeza', won: '¡Victoria!' })[why];
