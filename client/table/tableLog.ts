import type { Seat } from '#engine';
import type { TableUpdate, TableView } from '#protocol';
import { eventText } from '../text/eventText.ts';

/** A row of the log. */
export interface LogRow {
  /** Increases from row to row. */
  readonly id: number;
  /** As in the list, below the heading of its deal. */
  readonly words: string;
  /** The deal it belongs to; 0 before the first. */
  readonly deal: number;
  /** The seat that acted; null for the table. */
  readonly seat: Seat | null;
}

/** A row of the log of a live table. */
export interface SpokenLogRow extends LogRow {
  /** As read out on its own. */
  readonly aloud: string;
}

/** Consecutive rows of one seat, or of the table. */
export interface LogTurn {
  /** The id of its first row. */
  readonly id: number;
  readonly seat: Seat | null;
  readonly rows: readonly LogRow[];
}

/** The log of one deal. */
export interface LogDeal {
  readonly deal: number;
  readonly turns: readonly LogTurn[];
}

/** More rows than a whole deal has. */
const MAX_LOG_ROWS = 400;

/**
 * The log after an update, with a row for each event worth one, and for each seat that went from a bot to a person or
 * back during the game. Rows are put into words when they are read, so that they follow a change of the page's
 * language.
 * @param before the table before the update; null if it is the first
 */
export function nextLog(
  rows: readonly SpokenLogRow[],
  { table, events }: TableUpdate,
  before: TableView | null,
): readonly SpokenLogRow[] {
  const deal = table.game?.deal ?? 0;
  const botFor = standInFor(table);
  const added = (events ?? []).flatMap((event) => {
    const seat = 'seat' in event && event.seat >= 0 ? event.seat : null;
    const tell = seat !== null && seat === botFor ? eventText.toldOfBot : eventText.told;
    return tell(event, table) === null ? [] : [{ seat, tell: (below: boolean) => tell(event, table, below) ?? '' }];
  });
  const all = [...seatChangeRows(table, before), ...added];
  if (all.length === 0) return rows;
  const next = (rows.at(-1)?.id ?? 0) + 1;
  return [...rows, ...all.map(({ seat, tell }, i) => spokenRow({ id: next + i, deal, seat }, tell))].slice(
    -MAX_LOG_ROWS,
  );
}

function seatChangeRows(table: TableView, before: TableView | null) {
  if (table.stage !== 'playing' || before?.stage !== 'playing') return [];
  return table.seats.flatMap((_, seat) => {
    const tell = () => eventText.seatTold(table, before, seat);
    return tell() === null ? [] : [{ seat, tell: () => tell() ?? '' }];
  });
}

/**
 * A row that is put into words when it is read.
 * @param tell gives its words, below the heading of its deal or on its own
 */
const spokenRow = (at: Omit<LogRow, 'words'>, tell: (below: boolean) => string): SpokenLogRow => ({
  ...at,
  get words() {
    return tell(true);
  },
  get aloud() {
    return tell(false);
  },
});

/** The viewer's seat while a bot stands in for it, else null. */
const standInFor = ({ viewer, seats }: TableView): Seat | null =>
  viewer !== 'spectator' && seats[viewer]?.standIn ? viewer : null;

/** Groups the rows by deal, and within a deal by seat, in order. */
export function logByDeal(rows: readonly LogRow[]): readonly LogDeal[] {
  const deals: { deal: number; turns: { id: number; seat: Seat | null; rows: LogRow[] }[] }[] = [];
  for (const row of rows) {
    const last = deals.at(-1);
    const turns = last?.deal === row.deal ? last.turns : [];
    if (last?.deal !== row.deal) deals.push({ deal: row.deal, turns });
    const turn = turns.at(-1);
    if (turn && turn.seat === row.seat) turn.rows.push(row);
    else turns.push({ id: row.id, seat: row.seat, rows: [row] });
  }
  return deals;
}
