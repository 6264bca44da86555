import type { Reading } from '#engine';
import type { FreshBy } from '../../game/types.ts';
import { readingShort } from './cards.ts';
import { counted, plain, plural } from './plural.ts';
import { subject } from './told.ts';

export { plain };

/** "1 φύλλο", "7 φύλλα". */
export const cardsCount = (count: number): string => counted(count, 'φύλλο', 'φύλλα');

/** "1 πόντος", "25 πόντοι". */
export const points = (count: number): string => `${plain(count)} ${plural(count, 'πόντος', 'πόντοι')}`;

/** "25 π.", for tight spaces. */
export const pointsShort = (count: number): string => `${plain(count)} π.`;

/** A number with its sign and a true minus: "+12", "−5", "0". */
export const signed = (count: number): string => (count > 0 ? `+${plain(count)}` : plain(count));

/** The points of a deal: "+12", "+0", "−5". */
export const gained = (count: number): string => (count < 0 ? plain(count) : `+${plain(count)}`);

/** "ακόμα 14". */
export const stockLeft = (count: number): string => `ακόμα ${count}`;

export const discardPile = (): string => 'Σωρός';

/** The mark of a bot's seat without room for its level. */
export const bot = (): string => 'ΜΠΟΤ';

/** The mark of a seat where a bot stands in for its player. */
export const standIn = (): string => 'ΠΑΙΖΕΙ ΜΠΟΤ';

/** The mark of a seat whose player is not connected. */
export const away = (): string => 'λείπει';

/** The mark of the dealer's seat. */
export const dealer = (): string => 'μάνα';

/** The word printed on every wild card. */
export const wild = (): string => 'ΜΠΑΛΑΝΤΕΡ';

/** The mark on each of the `count` cards that came last into the hand: short, as they may lie side by side. */
export function freshMark(by: FreshBy, count: number): string {
  if (by === 'swap') return 'ανταλλαγή';
  return count > 1 ? 'νέο' : 'νέο φύλλο';
}

/** The mark on the spot for a new meld: "ρίξε εδώ", with its reading if known: "ρίξε εδώ 7-8-9 ♥". */
export const dropHere = (reading: Reading | null): string =>
  reading ? `ρίξε εδώ\n${readingShort(reading)}` : 'ρίξε εδώ';

/** "Στο χέρι: 79 πόντοι". */
export const inHand = (count: number): string => `Στο χέρι: ${points(count)}`;

/** The value of the reader's cards on the table and in hand, in one line or two: "Κάτω 60, στο χέρι 45 πόντοι". */
export const laidAndInHand = (laid: number, held: number): readonly string[] => [
  `Κάτω ${plain(laid)},`,
  `στο χέρι ${points(held)}`,
];

/** A seat that is not taken. */
export const emptySeat = (): string => 'Κενή θέση';

/** The name of a seat without a player, counted from 1: "Θέση 3". */
export const seatNumber = (count: number): string => `Θέση ${count}`;

/** A player's name on its own, as in a table of points: "Εσύ", "Άννα". */
export const personName = subject;

/** The viewer's own seat. */
export const you = (): string => 'Εσύ';

/** The word over a seat that is celebrated. */
export const honour = (why: 'wentOut' | 'leads' | 'won'): string =>
  ({ wentOut: 'Κλείσιμο!', leads: 'Στην κορυφή', won: 'Νίκη!' })[why];
