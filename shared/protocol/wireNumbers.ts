import type { ClaimAction, Draft, Move, Play, TableMeld } from '#engine';
import { flagged, isFlagged, unflagged } from './codec.ts';
import { NumberReader, printNumbers } from './digits.ts';
import {
  claimNumbers,
  type OpenWindow,
  playNumbers,
  takeClaim,
  takePlay,
  takeWindow,
  windowNumbers,
} from './gameNumbers.ts';

/** The steps of a game and the ways a deal ends, in the order of their numbers on the wire. */
export { ENDINGS, PHASES } from '#engine';

/** Where a turn's card may come from, in the order of their numbers on the wire. */
export const DREW = ['none', 'stock', 'pile'] as const satisfies readonly Draft['drew'][];

const DID = ['stock', 'pile', 'discard', 'claim'] as const satisfies readonly Move['did'][];

/** Stands for a card nobody saw: no card has this number. */
const UNSEEN = 255;

/** A move as one number of 16 bits: what was done in the upper byte with the seat, the card in the lower. */
export const moveNumber = ({ seat, did, card }: Move): number =>
  (seat * DID.length + DID.indexOf(did)) * 256 + (card ?? UNSEEN);

/** The move such a number stands for. */
export function moveOf(number: number): Move {
  const card = number % 256;
  const head = Math.floor(number / 256);
  const did = DID[head % DID.length] as Move['did'];
  return { seat: Math.floor(head / DID.length), did, card: card === UNSEEN ? null : card };
}

/** Whoever laid a meld, and whether it is locked (R92), as one number. */
export const meldMarks = ({ by, locked }: Pick<TableMeld, 'by' | 'locked'>): number => flagged(by, locked);

/** What such a number says. */
export const marksOf = (marks: number): Pick<TableMeld, 'by' | 'locked'> => ({
  by: unflagged(marks),
  locked: isFlagged(marks),
});

/** A play of the turn under way as a short text. */
export const packPlay = (play: Play): string => printNumbers(playNumbers(play));

/** @throws RangeError when the text is not one of `packPlay` */
export function playOf(packed: string): Play {
  const play = takePlay(new NumberReader(packed));
  if (!play) throw new RangeError('not a play');
  return play;
}

/** An open window, without what anybody has answered, as a short text; the empty text while there is none. */
export const packWindow = (window: OpenWindow | null): string => (window ? printNumbers(windowNumbers(window)) : '');

/** @throws RangeError when the text is not one of `packWindow` */
export const windowOf = (packed: string): OpenWindow | null =>
  packed === '' ? null : takeWindow(new NumberReader(packed));

/** One's own yes in an open window as a short text; the empty text when there is none. */
export const packClaim = (claim: ClaimAction | null): string => (claim ? printNumbers(claimNumbers(claim)) : '');

/** @throws RangeError when the text is not one of `packClaim` */
export const claimOf = (packed: string): ClaimAction | null =>
  packed === '' ? null : takeClaim(new NumberReader(packed));
