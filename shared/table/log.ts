import { type Action, type Actor, endsWaiting, type GameEvent, type GameState, type Seat } from '#engine';
import type { LevelName, PaceName, SeatInfo, Stage } from '#protocol';

/**
 * The version of the entries written today. Raised when an older program would misread a newer entry, for instance
 * because an event is new or renamed; `upcasters.ts` then gets a step.
 */
export const LOG_VERSION = 1;

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
  /** The level of a bot that sat down, or that a person who sat down chose last; Steady if absent. */
  readonly level?: LevelName;
  /** Set for a person's first game, in which they have twice the time. */
  readonly isNew?: boolean;
  /** Set if the person was connected and the table was opened again: they are not gone by their own doing. */
  readonly byHost?: true;
  /** The avatar that a person who sat down chose, or the number of a bot; absent if none was chosen. */
  readonly avatar?: number;
  /** Set if the person came by the table's code, and so is not rated. */
  readonly byCode?: true;
  /**
   * Set if a bot stands in at a rematch that the person has not asked for: unless they come back in its first deal,
   * they lose the seat.
   */
  readonly kept?: true;
}

/** A step of the game: the action, for whom, and its source. */
export interface LoggedStep {
  readonly by: Actor;
  readonly origin: Origin;
  readonly action: Action;
}

/** A step that was applied. The action tells a reader why; only the events are applied when a table is reopened. */
export interface ActionEntry extends LoggedStep {
  readonly type: 'action';
  readonly time: number;
  /** The events that were applied, hidden cards included. */
  readonly events: readonly GameEvent[];
}

/**
 * Two seats whose people are rated against each other in a game, and how often people of their two network addresses
 * had met in rated games of that UTC day, as far as the host knows.
 */
export type RatedPair = readonly [one: Seat, other: Seat, met: number];

/** An entry in a table's history. `time` is the date in ms since 1970; it may jump where somebody sets the calendar. */
export type LogEntry =
  | {
      readonly type: 'opened';
      readonly time: number;
      readonly id: string;
      readonly code: string;
      readonly rules: string;
      readonly seats: number;
      readonly pace: PaceName;
    }
  | SeatEntry
  /** Somebody who watches has booked this bot's seat; null if the booking was given up. */
  | { readonly type: 'booking'; readonly time: number; readonly seat: Seat; readonly by: SeatBooking | null }
  /** A game begins with fresh totals. */
  | {
      readonly type: 'game';
      readonly time: number;
      /** The seats that are rated against each other. Absent where the game does not count for ratings. */
      readonly pairs?: readonly RatedPair[];
    }
  /** Everybody present wanted to stop: the game is adjourned and everybody has left until another day. */
  | { readonly type: 'adjourned'; readonly time: number }
  /** The game goes on. People not yet back count as gone from this time on. */
  | { readonly type: 'resumed'; readonly time: number }
  /** The table chose a secret for the next deal, and published its commitment. */
  | { readonly type: 'pledged'; readonly time: number; readonly deal: number; readonly secret: string }
  /** The shares of the next deal were published, one for each seat. Absent where none are asked for. */
  | { readonly type: 'shared'; readonly time: number; readonly shares: readonly string[] }
  | ActionEntry
  /** The whole table at this moment: written after each deal, and read in place of all earlier entries. */
  | ({ readonly type: 'snapshot'; readonly time: number } & Snapshot);

/** An entry as it is stored: with the version of the program that wrote it. */
export type VersionedLogEntry = LogEntry & { readonly v: typeof LOG_VERSION };

/** Whether the clock ended a person's turn because their time ran out. */
export const isTurnMissed = ({ by, origin, action }: ActionEntry): boolean =>
  // Letting a window pass is not a missed turn.
  origin === 'clock' && by !== 'table' && endsWaiting(action);

/** The version of the snapshots written today. Raised when an older program would misread a newer one. */
export const SNAPSHOT_VERSION = 1;

/** A game without its rules, which are stored once, with the table. */
export type GameSnapshot = Omit<GameState, 'rules'>;

/** A person who is to have a bot's seat from the next deal on, or from the next game on. The fields are the log's. */
export interface SeatBooking {
  readonly name: string;
  /** The host's id of the person. */
  readonly player: string;
  readonly isNew?: boolean;
  readonly level?: LevelName;
  readonly avatar?: number;
  readonly byCode?: true;
}

/** A seat as a table stores it. */
export interface TableSeat {
  readonly kind: SeatInfo['kind'];
  readonly name: string;
  /** The level of the bot that sits here, or that the person who sits here chose last; Steady if absent. */
  readonly level?: LevelName;
  /** The host's id of the person who sits here. */
  readonly player: string | null;
  readonly connected: boolean;
  readonly standIn: boolean;
  readonly ready: boolean;
  /** Its person wants to adjourn until another day. */
  readonly adjourns: boolean;
  /** Consecutive turns the clock had to finish. */
  readonly missed: number;
  /**
   * When the person's connection last broke, by the clock of the process that has the table; null if it has not, or if
   * they left because the table adjourned.
   */
  readonly goneSince: number | null;
  /** Whether this is the person's first game. */
  readonly isNew: boolean;
  /** As in the log (`SeatEntry`). */
  readonly avatar?: number;
  readonly byCode?: true;
  /** Set while a bot plays the first deal of a rematch that the person has not asked for. */
  readonly kept?: true;
  /** The person who takes this bot's seat with the next deal; absent if nobody does. */
  readonly booking?: SeatBooking;
}

/** The actions for a seat's person since they last acted themselves. */
export interface Absence {
  /** As everybody saw them, in order. */
  readonly events: readonly GameEvent[];
  /** A bot has stood in. Before that, the person may have been present and seen the turns that the clock ended. */
  readonly hasBot: boolean;
}

/** The secret of a deal, chosen before anybody adds a share. */
export interface Pledge {
  /** The number of the deal in its game. */
  readonly deal: number;
  readonly secret: string;
  /** When it was made, by the clock of the process that has the table. */
  readonly time: number;
  /** The share that each seat added, '' for none; null while the table waits for them. */
  readonly shares: readonly string[] | null;
  /** Whether the deal was dealt with it. No secret is used twice. */
  readonly isUsed: boolean;
}

/** The id of the current game, and the pledge of its next or current deal. */
export interface FairSnapshot {
  readonly gameId: string | null;
  readonly pledge: Pledge | null;
}

/** Everything that a table remembers, so that its earlier log need not be read. */
export interface Snapshot {
  readonly version: number;
  readonly stage: Stage;
  readonly isAdjourned: boolean;
  /** Whether the game counts for ratings. */
  readonly isRated: boolean;
  /** The host's ids of the people for whom it counts. */
  readonly ratedPeople: readonly string[];
  /** Null before the first game. */
  readonly game: GameSnapshot | null;
  readonly seats: readonly TableSeat[];
  readonly absences: readonly (readonly [Seat, Absence])[];
  readonly fair: FairSnapshot;
}

/**
 * A table's full history, in order and complete enough to replay. It contains the deals' secrets, so nobody may see it
 * while the table is in use.
 */
export interface TableLog {
  append(entry: VersionedLogEntry): void;
}

/** A log kept in memory. */
export function memoryLog(): TableLog & { readonly entries: readonly VersionedLogEntry[] } {
  const entries: VersionedLogEntry[] = [];
  return { entries, append: (entry) => void entries.push(entry) };
}
