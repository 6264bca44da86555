import type { Reading } from '#engine';
import type { Person } from '#text';
import type { NewCardsBy } from '../game/types.ts';
import { fixed, say } from './say.ts';

const TABLE = fixed('table');

/** "1 card", "7 cards". */
const cardsCount = (count: number): string => say('table-cardsCount', { count });

/** "1 point", "25 points". */
export const points = (count: number): string => say('table-points', { count });

/** "25 pts", for tight spaces. */
export const pointsShort = (count: number): string => say('table-pointsShort', { count });

/** A number as the language writes it, with a true minus: "12", "−5", "6.8". */
export const plain = (count: number): string => say('table-number', { count });

/** A number with its sign: "+12", "−5", "0". */
export const signed = (count: number): string => (count > 0 ? `+${plain(count)}` : plain(count));

/** The points of a deal: "+12", "+0", "−5". */
const gained = (count: number): string => (count < 0 ? plain(count) : `+${plain(count)}`);

/** "14 left". */
const stockLeft = (count: number): string => say('table-stockLeft', { count });

const discardPile = (): string => TABLE.discardPile;

/** The mark of a bot's seat without room for its level. */
const bot = (): string => TABLE.bot;

/** The mark of a seat where a bot stands in for its player. */
const standIn = (): string => TABLE.standIn;

/** The mark of a seat whose player is not connected. */
const away = (): string => TABLE.away;

/** The mark of the dealer's seat. */
const dealer = (): string => TABLE.dealer;

/** The mark on each of the `count` cards that came last into the hand: short, as they may lie side by side. */
const freshMark = (by: NewCardsBy, count: number): string => say('table-freshMark', { by, count });

/** The mark on the spot for a new meld: "drop here", with its cards if known: "drop here 7-8-9 ♥". */
const dropHere = (meld: Reading | null): string => say('table-dropHere', { meld });

/** A seat that is not taken. */
const emptySeat = (): string => TABLE.emptySeat;

/** The name of a seat without a player, counted from 1: "Seat 3". */
export const seatNumber = (number: number): string => say('table-seatNumber', { number });

/** A player's name on its own, as in a table of points: "You", "Ana". */
export const personName = (who: Person): string => say('cards-personAlone', { who });

/** The viewer's own seat. */
const you = (): string => TABLE.you;

/** The word over a seat that is celebrated. */
const honour = (why: 'wentOut' | 'leads' | 'won'): string => say('table-honour', { why });

/** The texts of the felt: counts, and marks of seats, piles and cards. */
export const tableText = {
  ...{ cardsCount, points, pointsShort, plain, signed, gained, stockLeft, discardPile, bot, standIn },
  ...{ away, dealer, freshMark, dropHere, emptySeat, seatNumber, personName, you, honour },
};
