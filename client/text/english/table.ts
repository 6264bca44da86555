import type { Reading } from '#engine';
import type { FreshBy } from '../../game/types.ts';
import { readingShort } from './cards.ts';
import { counted, plural } from './plural.ts';
import { subject } from './told.ts';

/** "1 card", "7 cards". */
export const cardsCount = (count: number): string => counted(count, 'card', 'cards');

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

/** "14 left". */
export const stockLeft = (count: number): string => `${count} left`;

export const discardPile = (): string => 'Discard pile';

/** The mark of a bot's seat without room for its level. */
export const bot = (): string => 'BOT';

/** The mark of a seat where a bot stands in for its player. */
export const standIn = (): string => 'BOT PLAYS';

/** The mark of a seat whose player is not connected. */
export const away = (): string => 'away';

/** The mark of the dealer's seat. */
export const dealer = (): string => 'dealer';

/** The word printed on every wild card. */
export const wild = (): string => 'WILD';

/** The mark on each of the `count` cards that came last into the hand: short, as they may lie side by side. */
export function freshMark(by: FreshBy, count: number): string {
  if (by === 'swap') return 'freed';
  return count > 1 ? 'new' : 'just drawn';
}

/** The mark on the spot for a new meld: "drop here", with its reading if known: "drop here 7-8-9 ♥". */
export const dropHere = (reading: Reading | null): string =>
  reading ? `drop here\n${readingShort(reading)}` : 'drop here';

/** "In hand: 79 points". */
export const inHand = (count: number): string => `In hand: ${points(count)}`;

/** The value of the reader's cards on the table and in hand, in one line or two: "Laid 60, in hand 45 points". */
export const laidAndInHand = (laid: number, held: number): readonly string[] => [
  `Laid ${plain(laid)},`,
  `in hand ${points(held)}`,
];

/** A seat that is not taken. */
export const emptySeat = (): string => 'Empty seat';

/** The name of a seat without a player, counted from 1: "Seat 3". */
export const seatNumber = (count: number): string => `Seat ${count}`;

/** A player's name on its own, as in a table of points: "You", "Ana". */
export const personName = subject;

/** The viewer's own seat. */
export const you = (): string => 'You';

/** The word over a seat that is celebrated. */
export const honour = (why: 'wentOut' | 'leads' | 'won'): string =>
  ({ wentOut: 'Out!', leads: 'In the lead', won: 'Winner!' })[why];
