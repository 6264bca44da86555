import type { GameEvent, GameState, Seat } from '#engine';
import type { LevelName, SeatInfo, Stage } from '#protocol';
import type { FairSnapshot } from './fairDeals.ts';

/** The version of the snapshots written today. Raised when an older program would misread a newer one. */
export const SNAPSHOT_VERSION = 1;

/** A game without its rules, which are stored once, with the table. */
export type GameSnapshot = Omit<GameState, 'rules'>;

/** A person who is to have a bot's seat from the next deal on, or from the next game on. The fields are the log's. */
export interface Booking {
  readonly name: string;
  /** The host's id of the person. */
  readonly player: string;
  readonly isNew?: boolean;
  readonly level?: LevelName;
  readonly avatar?: number;
  readonly byCode?: true;
}

/** A table's record of a seat. */
export interface SeatRecord {
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
  readonly booking?: Booking;
}

/** The actions for a seat's person since they last acted themselves. */
export interface Absence {
  /** As everybody saw them, in order. */
  readonly events: readonly GameEvent[];
  /** A bot has stood in. Before that, the person may have been present and seen the turns that the clock ended. */
  readonly hasBot: boolean;
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
  readonly seats: readonly SeatRecord[];
  readonly absences: readonly (readonly [Seat, Absence])[];
  readonly fair: FairSnapshot;
}
