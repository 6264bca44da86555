import { type Action, type Actor, endsWaiting, type Seat } from '#engine';
import type { PaceName } from '#protocol';

/** Who made an action: the seat's person, a bot in the seat or standing in, the turn clock, or the table itself. */
export type Origin = 'person' | 'bot' | 'clock' | 'table';

/** What became of a seat. */
export type SeatChange = 'sat' | 'left' | 'bot' | 'dropped' | 'returned' | 'standIn' | 'handBack';

/** What became of a seat, and of whom, by the name that everybody at the table saw. */
export interface SeatEntry {
  readonly type: 'seat';
  readonly time: number;
  readonly seat: Seat;
  readonly change: SeatChange;
  readonly name: string;
  /** Who has sat down: the host's own word for a person. */
  readonly player?: string;
  /** Who has sat down plays their first game: they have twice the time in it. */
  readonly isNew?: boolean;
}

/** What is done in the game: for whom, and who decided it. */
export interface LoggedStep {
  readonly by: Actor;
  readonly origin: Origin;
  readonly action: Action;
}

/** What was done in the game. */
export interface ActionEntry extends LoggedStep {
  readonly type: 'action';
  readonly time: number;
}

/** One line of a table's history. `time` is the host clock's. */
export type LogEntry =
  | {
      readonly type: 'opened';
      readonly time: number;
      readonly id: string;
      readonly code: string;
      readonly rules: string;
      readonly seats: number;
      /** Absent in old logs. */
      readonly pace?: PaceName;
    }
  | SeatEntry
  /** A game begins, with fresh totals. */
  | { readonly type: 'game'; readonly time: number }
  /** All who were present wanted to stop: the table rests, and everybody has left it until another day. */
  | { readonly type: 'adjourned'; readonly time: number }
  /** It goes on. Who is not back yet counts as gone from now on. */
  | { readonly type: 'resumed'; readonly time: number }
  | ActionEntry;

/** Was a turn brought to its end for a person who let the time run out. */
export const isTurnMissed = ({ by, origin, action }: ActionEntry): boolean =>
  // Who lets a window pass has missed no turn.
  origin === 'clock' && by !== 'table' && endsWaiting(action);

/**
 * Everything that ever happened at a table, in order: enough to play it again. It holds the deals' secrets, so it is
 * shown to nobody while the table lives.
 */
export interface TableLog {
  append(entry: LogEntry): void;
}

/** A log that lives as long as the process. */
export function memoryLog(): TableLog & { readonly entries: readonly LogEntry[] } {
  const entries: LogEntry[] = [];
  return { entries, append: (entry) => void entries.push(entry) };
}
