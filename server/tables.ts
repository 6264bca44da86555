import type { Result } from '#engine';
import type { LevelName, PaceName, Refusal, Reservation, Stage, TableInfo } from '#protocol';
import type { TableSetup } from '#table';

/** The settings with which the lobby opens a table. */
export interface TableSettings
  extends Pick<TableSetup, 'id' | 'code' | 'isPrivate' | 'spectators' | 'bots' | 'hints' | 'levels' | 'seats'> {
  /** The canonical text of the rules. */
  readonly rules: string;
  readonly pace: PaceName;
  /** The day (UTC) of the daily deal played there, such as `2026-11-23`; absent at other tables. */
  readonly day?: string;
}

/** A guest who has not been at this table before. */
export interface Newcomer {
  readonly name: string;
  readonly spectate: boolean;
  /** Set if they say that they have never played against a clock. */
  readonly isNew?: boolean;
  /** The level of bots that they chose last; Steady by default. */
  readonly level?: LevelName;
  /** The number of the avatar that they chose; one of the table's by default. */
  readonly avatar?: number;
  /** Whether others look for a game just now: the table then waits longer for them. */
  readonly isAmongOthers?: boolean;
  /** Whether they come by the table's code instead of being matched. */
  readonly byCode?: boolean;
}

/** A guest who asks for a place at a table. */
export interface Asker {
  /** The guest's id, the same in all their tabs and on all their devices. */
  readonly guest: string;
  /** Their network address in disguise (`Tokens.disguise`). Never stored. */
  readonly address: string;
  /** Whether that address may be everybody's, and so says nothing about them (`isOwnMachine`). */
  readonly isAddressShared?: boolean;
}

/** A guest whom the lobby asks a table to admit. */
export interface Ticket extends Asker {
  /** The id of the table that they come for, where its code may be another table's by now. */
  readonly table?: string;
  /** Null for a guest who returns to a place they already have. */
  readonly newcomer: Newcomer | null;
}

/** The facts about a table from which the lobby decides whether to send people there. */
export interface Listing {
  readonly order: TableSettings;
  readonly stage: Stage;
  /** The current deal, or the last one scored; 0 before the first. */
  readonly deal: number;
  /** Guests with a seat, connected or not, or with a seat held for them. */
  readonly guests: readonly string[];
  /** The number of people with a seat or with one held for them. */
  readonly people: number;
  /** The number of people who are connected and play for themselves. */
  readonly present: number;
  /** The number of seats free to take now, without those held for others. */
  readonly openSeats: number;
}

/** A table that is open in this process or in another one. */
export interface RoomHandle {
  /** Returns what this guest may see of it from outside. */
  look(asker: Asker): Promise<TableInfo>;
  /**
   * Holds a place there for a few seconds.
   * @param isFromElsewhere whether another process asks: then all processes hear that a seat is taken before it does
   */
  admit(ticket: Ticket, isFromElsewhere?: boolean): Promise<Result<Reservation, Refusal>>;
}

/** A table that is open in this process. */
export interface OpenRoom extends RoomHandle {
  readonly order: TableSettings;
  listing(): Listing;
  /** Closes the table here because another process has it; its people rejoin there. */
  lose(): void;
}
