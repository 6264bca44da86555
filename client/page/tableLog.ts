import type { Seat } from '#engine';
import type { TableUpdate } from '#protocol';
import { text } from '../text/index.ts';

/** A line of the log. */
export interface LogLine {
  /** Grows. */
  readonly id: number;
  readonly words: string;
  /** The deal it belongs to; 0 before the first. */
  readonly deal: number;
  /** Who did it; null for what the table did. */
  readonly seat: Seat | null;
}

/** What one seat did in a row, or the table. */
export interface LogTurn {
  /** The number of its first line. */
  readonly id: number;
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** What happened in a deal. */
export interface LogDeal {
  readonly deal: number;
  readonly turns: readonly LogTurn[];
}

/** More than a whole deal; nobody scrolls further. */
const MOST = 400;

/** The log after an update: a line for each event that is worth one. */
export function nextLog(lines: readonly LogLine[], { table, story }: TableUpdate): readonly LogLine[] {
  const deal = table.game?.deal ?? 0;
  const added = (story ?? []).flatMap((event) => {
    const words = text.told(event, table);
    return words === null ? [] : [{ words, deal, seat: 'seat' in event && event.seat >= 0 ? event.seat : null }];
  });
  if (added.length === 0) return lines;
  const next = (lines.at(-1)?.id ?? 0) + 1;
  return [...lines, ...added.map((line, i) => ({ id: next + i, ...line }))].slice(-MOST);
}

/** The lines by deal, and in a deal by who did it, in order. */
export function logByDeal(lines: readonly LogLine[]): readonly LogDeal[] {
  const deals: { deal: number; turns: { id: number; seat: Seat | null; lines: LogLine[] }[] }[] = [];
  for (const line of lines) {
    const last = deals.at(-1);
    const turns = last?.deal === line.deal ? last.turns : [];
    if (last?.deal !== line.deal) deals.push({ deal: line.deal, turns });
    const turn = turns.at(-1);
    if (turn && turn.seat === line.seat) turn.lines.push(line);
    else turns.push({ id: line.id, seat: line.seat, lines: [line] });
  }
  return deals;
}
