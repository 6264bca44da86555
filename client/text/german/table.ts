import type { Reading } from '#engine';
import type { FreshBy } from '../../game/types.ts';
import { readingShort } from './cards.ts';
import { counted, plural } from './plural.ts';
import { subject } from './told.ts';

/** "1 Karte", "7 Karten". */
export const cardsCount = (count: number): string => counted(count, 'Karte', 'Karten');

/** "1 Punkt", "25 Punkte". */
export const points = (count: number): string => `${plain(count)} ${plural(count, 'Punkt', 'Punkte')}`;

/** "25 Pkt.", for tight spaces. */
export const pointsShort = (count: number): string => `${plain(count)} Pkt.`;

/** A number with its sign and a true minus: "+12", "−5", "0". */
export const signed = (count: number): string => (count > 0 ? `+${plain(count)}` : plain(count));

/** A number with a true minus and a decimal comma: "12", "−5", "6,8". */
export const plain = (count: number): string => (count < 0 ? `−${-count}` : `${count}`).replace('.', ',');

/** The points of a deal: "+12", "+0", "−5". */
export const gained = (count: number): string => (count < 0 ? plain(count) : `+${count}`);

/** "noch 14". */
export const stockLeft = (count: number): string => `noch ${count}`;

export const discardPile = (): string => 'Ablage';

/** The mark of a bot's seat without room for its level. */
export const bot = (): string => 'BOT';

/** The mark of a seat where a bot stands in for its player. */
export const standIn = (): string => 'BOT SPIELT';

/** The mark of a seat whose player is not connected. */
export const away = (): string => 'weg';

/** The mark of the dealer's seat. */
export const dealer = (): string => 'gibt';

/** The word printed on every wild card. */
export const wild = (): string => 'JOKER';

/** The mark on each of the `count` cards that came last into the hand: short, as they may lie side by side. */
export function freshMark(by: FreshBy, count: number): string {
  if (by === 'swap') return 'getauscht';
  return count > 1 ? 'neu' : 'gezogen';
}

/** The mark on the spot for a new meld: "hierher", with its reading if known: "hierher 7-8-9 ♥" */
export const dropHere = (reading: Reading | null): string =>
  reading ? `hierher\n${readingShort(reading)}` : 'hierher';

/** "Auf der Hand: 79 Punkte". */
export const inHand = (count: number): string => `Auf der Hand: ${points(count)}`;

/** The value of the reader's cards on the table and in hand: "Ausgelegt 60, auf der Hand 45 Punkte". */
export const laidAndInHand = (laid: number, held: number): readonly string[] => [
  `Ausgelegt ${plain(laid)},`,
  `auf der Hand ${points(held)}`,
];

/** A seat that is not taken. */
export const emptySeat = (): string => 'Freier Platz';

/** The name of a seat without a player, counted from 1: "Platz 3". */
export const seatNumber = (count: number): string => `Platz ${count}`;

/** A player's name on its own, as in a table of points: "Du", "Ana". */
export const personName = subject;

/** The viewer's own seat. */
export const you = (): string => 'Du';

/** The word over a seat that is celebrated. */
export const honour = (why: 'wentOut' | 'leads' | 'won'): string =>
  ({ wentOut: 'Schluss!', leads: 'In Führung', won: 'Gewonnen!' })[why];
