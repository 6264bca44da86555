import { type Action, type Actor, endsWaiting, type Seat } from '#engine';
import type { PaceName } from '#protocol';

/** The source of an action: the seat's person, a bot (in its own seat or standing in), the turn clock, or the table. */
export type Origin = 'person' | 'bot' | 'clock' | 'table';

/** A change of a seat. */
export type SeatChange = 'sat' | 'left' | 'bot' | 'dropped' | 'returned' | 'standIn' | 'handBack';

/** A change of a seat, with the name everybody at the table saw. */
export interface SeatEntry {
  readonly type: 'seat';
  readonly time: number;
  readonly seat: Seat;
  readonly change: SeatChange;
  readonly name: string;
  /** The host's id of the person who sat down. */
  readonly player?: string;
  /** Set for a person's first game, in which they have twice the time. */
  readonly isNew?: boolean;
}

/** A step of the game: the action, for whom, and its source. */
export interface LoggedStep {
  readonly by: Actor;
  readonly origin: Origin;
  readonly action: Action;
}

/** A step that was applied. */
export interface ActionEntry extends LoggedStep {
  readonly type: 'action';
  readonly time: number;
}

/** An entry in a table's history. `time` is the host clock's. */
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
  /** A game begins with fresh totals. */
  | { readonly type: 'game'; readonly time: number }
  /** Everybody present wanted to stop: the game is adjourned and everybody has left until another day. */
  | { readonly type: 'adjourned'; readonly time: number }
  /** The game goes on. People not yet back count as gone from this time on. */
  | { readonly type: 'resumed'; readonly time: number }
  | ActionEntry;

/** Whether the clock ended a person's turn because their time ran out. */
export const isTurnMissed = ({ by, origin, action }: ActionEntry): boolean =>
  // Letting a window pass is not a missed turn.
  origin === 'clock' && by !== 'table' && endsWaiting(action);

/**
 * A table's full history, in order and complete enough to replay. It contains the deals' secrets, so nobody may see it
 * while the table is in use.
 */
export interface TableLog {
  append(entry: LogEntry): void;
}

/** A log kept in memory. */
export function memoryLog(): TableLog & { readonly entries: readonly LogEntry[] } {
  const entries: LogEntry[] = [];
  return { entries, append: (entry) => void entries.push(entry) };
}
