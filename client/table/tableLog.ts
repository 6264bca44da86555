import type { Seat } from '#engine';
import type { TableUpdate, TableView } from '#protocol';
import { storyText } from '../text/story.ts';

/** A line of the log. */
export interface LogLine {
  /** Increases from line to line. */
  readonly id: number;
  /** As in the list, below the heading of its deal. */
  readonly words: string;
  /** The deal it belongs to; 0 before the first. */
  readonly deal: number;
  /** The seat that acted; null for the table. */
  readonly seat: Seat | null;
}

/** A line of the log of a live table. */
export interface HeardLine extends LogLine {
  /** As read out on its own. */
  readonly aloud: string;
}

/** Consecutive lines of one seat, or of the table. */
export interface LogTurn {
  /** The id of its first line. */
  readonly id: number;
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** The log of one deal. */
export interface LogDeal {
  readonly deal: number;
  readonly turns: readonly LogTurn[];
}

/** The most lines kept: more than a whole deal. */
const MOST = 400;

/**
 * The log after an update, with a line for each event worth one, and for each seat that went from a bot to a person or
 * back during the game. Lines are told when they are read, so that they follow a change of the page's language.
 * @param before the table before the update; null if it is the first
 */
export function nextLog(
  lines: readonly HeardLine[],
  { table, story }: TableUpdate,
  before: TableView | null,
): readonly HeardLine[] {
  const deal = table.game?.deal ?? 0;
  const botFor = standInFor(table);
  const added = (story ?? []).flatMap((event) => {
    const seat = 'seat' in event && event.seat >= 0 ? event.seat : null;
    const tell = seat !== null && seat === botFor ? storyText.toldOfBot : storyText.told;
    return tell(event, table) === null ? [] : [{ seat, tell: (below: boolean) => tell(event, table, below) ?? '' }];
  });
  const all = [...seatLines(table, before), ...added];
  if (all.length === 0) return lines;
  const next = (lines.at(-1)?.id ?? 0) + 1;
  return [...lines, ...all.map(({ seat, tell }, i) => heardLine({ id: next + i, deal, seat }, tell))].slice(-MOST);
}

function seatLines(table: TableView, before: TableView | null) {
  if (table.stage !== 'playing' || before?.stage !== 'playing') return [];
  return table.seats.flatMap((_, seat) => {
    const tell = () => storyText.seatTold(table, before, seat);
    return tell() === null ? [] : [{ seat, tell: () => tell() ?? '' }];
  });
}

/** A line that is told when it is read. @param tell tells it, below the heading of its deal or on its own */
const heardLine = (at: Omit<LogLine, 'words'>, tell: (below: boolean) => string): HeardLine => ({
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

/** Groups the lines by deal, and within a deal by seat, in order. */
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
