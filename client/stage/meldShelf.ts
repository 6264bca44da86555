import { gapOf, type MeldBatch, type RowItem, rowsOf, rowWidth } from './meldRows.ts';
import { type MeldScale, meldHeight } from './meldScale.ts';
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

/** Places all pieces on the felt, in rows from the top, each from left to right. */
export function placeRows(
  felt: Rect,
  batches: readonly MeldBatch[],
  lengths: readonly number[],
  scale: MeldScale,
  apart: boolean,
): MeldSlots {
  const rows = rowsOf(felt.width, batches, lengths, scale, apart);
  const left = leftOf(felt, rows, scale);
  const tops = topsOf(felt, rows, scale);
  const melds: Rect[] = [];
  let next = felt;
  const marks: Rect[][] = batches.map(() => []);
  const trays: Rect[][] = batches.map(() => []);
  rows.forEach((row, line) => {
    let x = left;
    row.forEach((piece, i) => {
      const isNew = row[i - 1]?.batch !== piece.batch;
      if (i > 0 && isNew) x += gapOf(scale);
      const top = tops[line] as number;
      const width = Math.min(piece.width, felt.x + felt.width - x);
      const slot = rect(x, top, width, Math.min(meldHeight(scale), felt.y + felt.height - top));
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

/** The least part of the place of the next meld that is left beside or below the melds. */
const NEXT_MELD_MIN_RATIO = 0.4;

/**
 * The left edge of all rows, centred together. In a single row the place of the next meld counts only where the number
 * of melds is even, so that every second meld moves none, and where too little of it would be left beside the others.
 */
function leftOf(felt: Rect, rows: readonly (readonly RowItem[])[], scale: MeldScale): number {
  const [first = [], second] = rows;
  const laid = first.filter(({ what }) => what !== 'next');
  const lone = laid.length % 2 === 1 && (!second || !hasMelds(second)) ? rowWidth(laid, scale) : 0;
  const widest = Math.max(...rows.map((row) => rowWidth(row, scale)));
  const isRoomy = lone > 0 && (felt.width - lone) / 2 >= (widest - lone) * NEXT_MELD_MIN_RATIO;
  return felt.x + Math.max(0, (felt.width - (isRoomy ? lone : widest)) / 2);
}

const hasMelds = (row: readonly RowItem[]): boolean => row.some(({ what }) => what === 'meld');

/**
 * The tops of the rows, centred together, at the same distance however many there are. A row with nothing but the place
 * of the next meld does not count.
 */
function topsOf(felt: Rect, rows: readonly (readonly RowItem[])[], scale: MeldScale): number[] {
  const height = meldHeight(scale);
  const fit = Math.max(rows.length, Math.floor((felt.height + scale.rowGap) / (height + scale.rowGap)));
  const spare = fit > 1 ? (felt.height - fit * height) / (fit - 1) : 0;
  const pitch = height + Math.max(scale.rowGap, Math.min(scale.card * 0.22, spare));
  const seen = Math.max(1, rows.filter(hasMelds).length);
  const length = (seen - 1) * pitch + height;
  const whole = seen < rows.length ? length + pitch - height * (1 - NEXT_MELD_MIN_RATIO) : length;
  const top = felt.y + Math.max(0, Math.min((felt.height - length) / 2, felt.height - whole));
  return rows.map((_, i) => top + i * pitch);
}

const markIn = ({ x, y, height }: Rect, { mark, pad }: MeldScale): Rect =>
  rect(x + pad * 0.7, y + (height - mark) / 2, mark, mark);

function widen(trays: Rect[], slot: Rect, begins: boolean): void {
  const last = trays.at(-1);
  if (begins || !last) trays.push(slot);
  else trays[trays.length - 1] = { ...last, width: slot.x + slot.width - last.x };
}
