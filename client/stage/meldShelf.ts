import { gapOf, type MeldBatch, type Piece, rowsOf, rowWidth } from './meldRows.ts';
import { type MeldScale, meldHeight, meldWidth } from './meldScale.ts';
import { rect } from './rect.ts';
import type { Rect } from './types.ts';

/** The places of melds and marks. */
export interface MeldSlots {
  readonly melds: readonly Rect[];
  readonly next: Rect;
  /** Per batch, one rectangle for each of its rows: around its melds (`trays`), and its seat's mark (`marks`). */
  readonly trays: readonly (readonly Rect[])[];
  readonly marks: readonly (readonly Rect[])[];
}

/** Places all pieces on the felt. */
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
      // The place of the next meld is not part of the tray.
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

/** Orders a row outwards from the middle, on alternating sides, so that pieces stay put while the row grows. */
function outwards(row: readonly Piece[]): Piece[] {
  const order: Piece[] = [];
  row.forEach((piece, i) => {
    if (i % 2 === 1) order.push(piece);
    else order.unshift(piece);
  });
  return order;
}

/** The assumed length of the melds that will fill the rest of a row. */
const SMALL = 3;

/**
 * The left edge of a row. Its first piece is centred on the felt if an odd number of melds will fit, else it is beside
 * the centre, as far as the row's length allows.
 */
function leftOf(felt: Rect, row: readonly Piece[], first: Piece, scale: MeldScale): number {
  const sum = (pieces: readonly Piece[]): number => pieces.reduce((width, piece) => width + piece.width, 0);
  const before = sum(row.slice(0, row.indexOf(first)));
  const more = Math.floor((felt.width - sum(row)) / meldWidth(SMALL, scale));
  const isOdd = (row.length + Math.max(0, more)) % 2 === 1;
  const wanted = felt.x + felt.width / 2 - (isOdd ? first.width / 2 : first.width) - before;
  return Math.max(felt.x, Math.min(wanted, felt.x + felt.width - sum(row)));
}

/** The vertical distance between rows: all rows that fit share the height, up to a maximum. */
function pitchOf(felt: Rect, rows: number, scale: MeldScale): number {
  const height = meldHeight(scale);
  const spare = rows > 1 ? (felt.height - rows * height) / (rows - 1) : 0;
  return height + Math.max(scale.rowGap, Math.min(scale.card * 0.22, spare));
}

/** The number of rows that fit. */
const placesIn = (felt: Rect, scale: MeldScale): number =>
  Math.floor((felt.height + scale.rowGap) / (meldHeight(scale) + scale.rowGap));

/**
 * The tops of the rows of common melds. A single row is centred, even while the second holds only the place of the next
 * meld. That place then gets the space left below, and the row moves up when a meld is laid there.
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
 * The tops of rows with fixed places, as many as fit: the first near the middle, each further one alternately below and
 * above, so that no row moves when one is added.
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

/** The tops of rows from the top down. */
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
