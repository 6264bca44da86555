import type { PlayerView, Seat } from '#engine';
import type { Rect } from './layout.ts';
import { CARD_RATIO, MELD_STRIP_MIN_PX, type Measures } from './measures.ts';
import { rect } from './rect.ts';

/** The place reserved for the next meld has the width of a meld of this many cards. */
const NEXT_MELD_CARDS = 3;

/** Melds that lie together: all of the table, or those of one seat. */
export interface MeldBatch {
  /** Null where melds belong to nobody. */
  readonly seat: Seat | null;
  /** Indices into the view's melds. */
  readonly melds: readonly number[];
  /** The place of the next meld is at the end of this batch. */
  readonly hasNext: boolean;
}

/** An item in a row: a meld, the place of the next meld, or the mark of the seat whose melds follow. */
export interface RowItem {
  readonly what: 'meld' | 'next' | 'mark';
  readonly batch: number;
  readonly meld: number;
  readonly width: number;
}

/**
 * The melds in the order they were laid; where they belong to players, grouped by seat with the viewer's last (R68).
 */
export function batchesOf(game: PlayerView | null, order: readonly Seat[]): MeldBatch[] {
  const melds = game?.melds ?? [];
  if (game?.rules.play.owner !== 'player') return [{ seat: null, melds: melds.map((_, i) => i), hasNext: true }];
  const batches = [...order, ...(game.viewer === 'spectator' ? [] : [game.viewer])].map((seat, i, seats): MeldBatch => {
    const own = melds.flatMap((meld, at) => (meld.by === seat ? [at] : []));
    return { seat, melds: own, hasNext: i === seats.length - 1 };
  });
  return batches.filter(({ melds: own, hasNext }) => own.length > 0 || hasNext);
}

/** Returns a test of whether the rows fit the felt at a scale. If `apart`, each batch begins a new row. */
export function fitRows(felt: Rect, batches: readonly MeldBatch[], lengths: readonly number[], apart: boolean) {
  return (scale: MeldScale): boolean => {
    const rows = rowsOf(felt.width, batches, lengths, scale, apart);
    const height = rows.length * (meldHeight(scale) + scale.rowGap) - scale.rowGap;
    return height <= felt.height && rows.every((row) => rowWidth(row, scale) <= felt.width);
  };
}

/** The gap between the melds of two seats in one row. */
export const gapOf = (scale: MeldScale): number => scale.pad * 1.5;

export const rowWidth = (row: readonly RowItem[], scale: MeldScale): number =>
  row.reduce((sum, piece, i) => sum + piece.width + (i > 0 && row[i - 1]?.batch !== piece.batch ? gapOf(scale) : 0), 0);

/** Splits the pieces into rows. A seat's mark precedes its melds in every row. */
export function rowsOf(
  width: number,
  batches: readonly MeldBatch[],
  lengths: readonly number[],
  scale: MeldScale,
  apart: boolean,
): RowItem[][] {
  const rows: RowItem[][] = [[]];
  batches.forEach(({ seat, melds, hasNext }, batch) => {
    if (apart && rows.at(-1)?.length !== 0) rows.push([]);
    const pieces = melds.map((meld): RowItem => {
      return { what: 'meld', batch, meld, width: meldWidth(lengths[meld] as number, scale) };
    });
    if (hasNext) pieces.push({ what: 'next', batch, meld: -1, width: meldWidth(NEXT_MELD_CARDS, scale) });
    for (const piece of pieces) {
      const isMarked = seat === null || rows.at(-1)?.at(-1)?.batch === batch;
      const mark: RowItem = { what: 'mark', batch, meld: -1, width: scale.mark + scale.pad };
      const more = isMarked ? [piece] : [mark, piece];
      const row = rows.at(-1) as RowItem[];
      if (row.length === 0 || rowWidth([...row, ...more], scale) <= width) row.push(...more);
      else rows.push(seat === null ? [piece] : [mark, piece]);
    }
  });
  return rows;
}

/** The places of melds and marks. */
interface MeldSlots {
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

/** The size at which all melds of a table are drawn. */
export interface MeldScale {
  readonly card: number;
  readonly strip: number;
  /** Padding at each side of a meld. */
  readonly pad: number;
  readonly label: number;
  readonly rowGap: number;
  /** The size of the mark of the seat whose melds follow it. */
  readonly mark: number;
}

const STRIP_RATIOS = [0.6, 0.5, 0.42];
/** Each size is this share of the previous one: few steps, so that melds rarely change size. */
const CARD_STEP_RATIO = 0.88;
const CLEAR_CARD_MIN_WIDTH_PX = MELD_STRIP_MIN_PX + 8;
/** The last value shows only a card's corner. */
const CROWDED_STRIP_RATIOS = [0.8, 0.7, 0.6, 0.5, 0.44];
const CUT_STRIP_RATIO = 0.3;
const CROWDED_CARD_MIN_WIDTH_PX = 15;
/** Factor applied to the card until everything fits. */
const CROWDED_SHRINK_RATIO = 0.88;

/** Returns the largest scale at which the melds fit, or null if they would be too small for a finger. */
export function clearScale(m: Measures, fits: (scale: MeldScale) => boolean): MeldScale | null {
  let best: MeldScale | null = null;
  for (const share of STRIP_RATIOS) {
    for (const card of clearSizes(m.meldCard)) {
      const scale = makeScale(m, card, Math.max(MELD_STRIP_MIN_PX, card * share), labelOf(m, card));
      if (best && clearness(scale) <= clearness(best)) break;
      if (fits(scale)) best = scale;
    }
  }
  return best;
}

/** The height of a wild's label: at least the small font size, larger on large cards. */
const labelOf = (m: Measures, card: number): number => Math.round(Math.max(m.type.small * 1.3, card * 0.22));

/** Card sizes from the largest down to the smallest that a finger can hit. */
function clearSizes(most: number): number[] {
  const sizes: number[] = [];
  for (let card = most; card > CLEAR_CARD_MIN_WIDTH_PX; card *= CARD_STEP_RATIO) sizes.push(card);
  return [...sizes, CLEAR_CARD_MIN_WIDTH_PX];
}

/**
 * Returns a scale for a full table: the overlap grows until only the corners show, then the cards shrink. Only on the
 * smallest screens are even the corners cut off.
 */
export function crowdedScale(m: Measures, fits: (scale: MeldScale) => boolean): MeldScale {
  const small = (card: number, share: number): MeldScale =>
    makeScale(m, card, card * share, Math.min(Math.round(m.type.small * 1.3), Math.round(card * 0.44)));
  for (let card = MELD_STRIP_MIN_PX * 2; card >= CROWDED_CARD_MIN_WIDTH_PX; card--) {
    const share = CROWDED_STRIP_RATIOS.find((each) => fits(small(card, each)));
    if (share !== undefined) return small(card, share);
  }
  let card = CROWDED_CARD_MIN_WIDTH_PX;
  while (!fits(small(card, CUT_STRIP_RATIO)) && card > 1) card *= CROWDED_SHRINK_RATIO;
  return small(card, CUT_STRIP_RATIO);
}

/** How readable the melds are: the visible part of a card matters more than its size. */
export const clearness = ({ card, strip }: MeldScale): number => card * (strip / card) ** 0.7;

function makeScale(m: Measures, card: number, strip: number, label: number): MeldScale {
  const pad = Math.max(Math.min(2, card * 0.2), Math.min(card * 0.2, m.grow(9, 13, 22)));
  const mark = Math.min(m.grow(24, 34, 60), Math.max(card * 0.62, Math.min(14, card * 1.3)));
  return { card, strip, pad, label, mark, rowGap: Math.max(1, card * 0.09) };
}

const meldWidth = (length: number, { strip, card, pad }: MeldScale): number => (length - 1) * strip + card + 2 * pad;

const meldHeight = (scale: MeldScale): number =>
  scale.card * CARD_RATIO + 2 * headroom(scale) + Math.max(0, scale.label * 0.6 - headroom(scale));

/** The extra height of a set's rotated cards above and below straight ones. */
export const headroom = (scale: MeldScale): number => 1 + scale.card * 0.035;
