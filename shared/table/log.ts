import { type Action, type Actor, endsWaiting, type Seat } from '#engine';
import type { PaceName } from '#protocol';

/** Who made an action: the seat's person, a bot in the seat or standing in, the turn clock, or the table itself. */
export type Origin = 'person' | 'bot' | 'clock' | 'table';

/** A change of a seat. */
export type SeatChange = 'sat' | 'left' | 'bot' | 'dropped' | 'returned' | 'standIn' | 'handBack';

/** A change of a seat, with the name that everybody at the table saw. */
export interface SeatEntry {
  readonly type: 'seat';
  readonly time: number;
  readonly seat: Seat;
  readonly change: SeatChange;
  readonly name: string;
  /** The host's id for the person who sat down. */
  readonly player?: string;
  /** The person who sat down plays their first game, and has twice the time in it. */
  readonly isNew?: boolean;
}

/** A step of the game: what is done, for whom, and who decided it. */
export interface LoggedStep {
  readonly by: Actor;
  readonly origin: Origin;
  readonly action: Action;
}

/** A step that was done. */
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
  /** Everybody present wanted to stop: the game is adjourned, and everybody has left until another day. */
  | { readonly type: 'adjourned'; readonly time: number }
  /** The game goes on. People who are not back yet count as gone from this time on. */
  | { readonly type: 'resumed'; readonly time: number }
  | ActionEntry;

/** Whether the clock ended a turn for a person who let the time run out. */
export const isTurnMissed = ({ by, origin, action }: ActionEntry): boolean =>
  // Letting a window pass is not a missed turn.
  origin === 'clock' && by !== 'table' && endsWaiting(action);

/**
 * Everything that happened at a table, in order, complete enough to replay it. It holds the deals' secrets, so nobody sees
 * it while the table is in use.
 */
export interface TableLog {
  append(entry: LogEntry): void;
}

/** A log that lasts as long as the process. */
export function memoryLog(): TableLog & { readonly entries: readonly LogEntry[] } {
  const entries: LogEntry[] = [];
  return { entries, append: (entry) => void entries.push(entry) };
}
