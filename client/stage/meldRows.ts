import type { PlayerView, Seat } from '#engine';
import { type MeldScale, meldHeight, meldWidth } from './meldScale.ts';
import type { Rect } from './types.ts';

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
