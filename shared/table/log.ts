import type { Action, Actor, Seat } from '#engine';

/** Who made an action: the seat's person, a bot in the seat or standing in, the turn clock, or the table itself. */
export type Origin = 'person' | 'bot' | 'clock' | 'table';

/** What became of a seat. */
export type SeatChange = 'sat' | 'left' | 'bot' | 'dropped' | 'returned' | 'standIn' | 'handBack';

/** One line of a table's history. `time` is the host clock's. Names are what everybody at the table saw. */
export type LogEntry =
  | {
      readonly type: 'opened';
      readonly time: number;
      readonly id: string;
      readonly code: string;
      readonly rules: string;
      readonly seats: number;
    }
  | {
      readonly type: 'seat';
      readonly time: number;
      readonly seat: Seat;
      readonly change: SeatChange;
      readonly name: string;
    }
  /** A game begins, with fresh totals. */
  | { readonly type: 'game'; readonly time: number }
  | {
      readonly type: 'action';
      readonly time: number;
      readonly by: Actor;
      readonly origin: Origin;
      readonly action: Action;
    };

/**
 * Everything that ever happened at a table, in order: enough to play it again. It holds the deals' secrets, so it is
 * shown to nobody while the table lives.
 */
export interface TableLog {
  append(entry: LogEntry): void;
  readonly entries: readonly LogEntry[];
}

/** A log that lives as long as the process. */
export function memoryLog(): TableLog {
  const entries: LogEntry[] = [];
  return { entries, append: (entry) => void entries.push(entry) };
}
