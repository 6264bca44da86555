import { gapOf, type MeldBatch, type Piece, rowsOf, rowWidth } from './meldRows.ts';
import { type MeldScale, meldHeight, meldWidth } from './meldScale.ts';
import { rect } from './rect.ts';
import type { Rect } from './types.ts';

/** Where melds and marks lie. */
export interface MeldSlots {
  readonly melds: readonly Rect[];
  readonly next: Rect;
  /** Per batch: in each of its rows, what belongs to it, and its seat's mark. */
  readonly trays: readonly (readonly Rect[])[];
  readonly marks: readonly (readonly Rect[])[];
}

/** The places of all pieces in the felt. */
export function shelve(
  felt: Rect,
  batches: readonly MeldBatch[],
  lengths: readonly number[],
  scale: MeldScale,
  apart: boolean,
): MeldSlots {
  const rows = rowsOf(felt.width, batches, lengths, scale, apart);
  const isCommon = batches.every(({ seat }) => seat === null);
  const tops = isCommon ? topsOf(felt, rows, scale) : downwards(felt, rows.length, scale);
  const widest = Math.max(...rows.map((row) => rowWidth(row, scale)));
  const left = felt.x + Math.max(0, (felt.width - widest) / 2);
  const melds: Rect[] = [];
  let next = rect(left, felt.y, 1, 1);
  const marks: Rect[][] = batches.map(() => []);
  const trays: Rect[][] = batches.map(() => []);
  rows.forEach((inOrder, line) => {
    const row = isCommon ? outwards(inOrder) : inOrder;
    let x = isCommon ? leftOf(felt, row, inOrder[0] as Piece, scale) : left;
    row.forEach((piece, i) => {
      const isNew = row[i - 1]?.batch !== piece.batch;
      if (i > 0 && isNew) x += gapOf(scale);
      const top = tops[line] as number;
      const slot = rect(x, top, piece.width, Math.min(meldHeight(scale), felt.y + felt.height - top));
      // The place of the next meld is no part of what lies there.
      const lies = piece.what === 'meld' || row[i + 1]?.what === 'meld';
      if (piece.what === 'meld') melds[piece.meld] = slot;
      if (piece.what === 'next') next = slot;
      if (piece.what === 'mark' && lies) marks[piece.batch]?.push(markIn(slot, scale));
      if (lies) widen(trays[piece.batch] as Rect[], slot, isNew);
      x += piece.width;
    });
  });
  return { melds, next, marks, trays };
}

/** The first piece in the middle, each further one at the other side: what lies there stays while the row grows. */
function outwards(row: readonly Piece[]): Piece[] {
  const order: Piece[] = [];
  row.forEach((piece, i) => {
    if (i % 2 === 1) order.push(piece);
    else order.unshift(piece);
  });
  return order;
}

/** Cards of a small meld: of such melds the rest of a row is thought to be. */
const SMALL = 3;

/**
 * Where a row begins: where an odd number of melds will fit, its first piece lies in the middle of the felt, else beside it;
 * or as near as the row's length allows.
 */
function leftOf(felt: Rect, row: readonly Piece[], first: Piece, scale: MeldScale): number {
  const sum = (pieces: readonly Piece[]): number => pieces.reduce((width, piece) => width + piece.width, 0);
  const before = sum(row.slice(0, row.indexOf(first)));
  const more = Math.floor((felt.width - sum(row)) / meldWidth(SMALL, scale));
  const isOdd = (row.length + Math.max(0, more)) % 2 === 1;
  const wanted = felt.x + felt.width / 2 - (isOdd ? first.width / 2 : first.width) - before;
  return Math.max(felt.x, Math.min(wanted, felt.x + felt.width - sum(row)));
}

/** How far apart rows lie: as many as fit share the room, but they keep together. */
function pitchOf(felt: Rect, rows: number, scale: MeldScale): number {
  const height = meldHeight(scale);
  const spare = rows > 1 ? (felt.height - rows * height) / (rows - 1) : 0;
  return height + Math.max(scale.rowGap, Math.min(scale.card * 0.22, spare));
}

/** How many rows fit. */
const placesIn = (felt: Rect, scale: MeldScale): number =>
  Math.floor((felt.height + scale.rowGap) / (meldHeight(scale) + scale.rowGap));

/**
 * The tops of the rows of melds that lie together. One alone lies in the very middle, also while the place of the next meld
 * is all there is of the second: that place is then what is left below, and the row makes room when a meld is laid there.
 */
function topsOf(felt: Rect, rows: readonly (readonly Piece[])[], scale: MeldScale): number[] {
  const isAlone = rows.length === 1 || (rows.length === 2 && rows[1]?.[0]?.what === 'next');
  const fit = placesIn(felt, scale);
  if (!isAlone || (rows.length === 2 && fit !== 2))
    return fromMiddle(felt, rows.length, Math.max(rows.length, fit), scale);
  const height = meldHeight(scale);
  const top = felt.y + Math.max(0, (felt.height - height) / 2);
  return [top, top + height + scale.rowGap];
}

/**
 * The tops of rows that have places of their own, as many as fit: the first about the middle, each further one below or above
 * the others, so that no row moves when one is added.
 */
function fromMiddle(felt: Rect, count: number, places: number, scale: MeldScale): number[] {
  const pitch = pitchOf(felt, places, scale);
  const top = felt.y + Math.max(0, (felt.height - pitch * (places - 1) - meldHeight(scale)) / 2);
  const middle = Math.ceil(places / 2) - 1;
  return Array.from({ length: count }, (_, i) => {
    const away = i % 2 === 1 ? (i + 1) / 2 : -i / 2;
    return top + (middle + away) * pitch;
  });
}

/** The tops of rows one below the other. */
function downwards(felt: Rect, count: number, scale: MeldScale): number[] {
  const pitch = pitchOf(felt, count, scale);
  const top = felt.y + Math.max(0, (felt.height - pitch * (count - 1) - meldHeight(scale)) / 2);
  return Array.from({ length: count }, (_, i) => top + i * pitch);
}

const markIn = ({ x, y, height }: Rect, { mark, pad }: MeldScale): Rect =>
  rect(x + pad * 0.7, y + (height - mark) / 2, mark, mark);

function widen(trays: Rect[], slot: Rect, begins: boolean): void {
  const last = trays.at(-1);
  if (begins || !last) trays.push(slot);
  else trays[trays.length - 1] = { ...last, width: slot.x + slot.width - last.x };
}
