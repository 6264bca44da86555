import type { StoredRules } from '#rules';
import type { VersionedLogEntry } from '#table';
import type { TableSettings } from '../tables.ts';
import type { DailyRepository } from './dailyRepository.ts';
import type { GameRepository } from './gameRepository.ts';
import type { LogRepository, StoredTable } from './logRepository.ts';
import type { RatingRepository } from './ratingRepository.ts';

/** A line of a table's log, with the table's id and the line's number, starting at 0. */
export interface StoredLogEntry {
  readonly table: string;
  readonly number: number;
  readonly entry: VersionedLogEntry;
}

/** The data stored about guests. None of it identifies a person. */
export interface GuestRepository {
  /** Notes that a guest has come to a table, so that their data is kept. Writes at most once a day. */
  seen(guest: string): Promise<void>;
  /** Stores the hash of a guest's recovery code, replacing the previous one. */
  keepRecovery(guest: string, hash: string): Promise<void>;
  /** The guest whose recovery code has this hash; null if there is none. */
  findRecovery(hash: string): Promise<string | null>;
  /**
   * Blocks or unblocks another guest. The two are not seated together at public tables while either blocks the other.
   * @returns false if this guest has blocked too many
   */
  block(guest: string, other: string, on: boolean): Promise<boolean>;
  /** The guests whom this one has blocked, or who have blocked this one. */
  blockedWith(guest: string): Promise<readonly string[]>;
}

/** The most guests that a guest may block. */
export const MAX_BLOCKED_GUESTS = 200;

/** How long unused data is kept, in ms of the store's age. */
export interface Retention {
  /** Open tables without new lines. */
  readonly untouched: number;
  /** Ended tables. */
  readonly ended: number;
  /** Tables that ended before a game began. */
  readonly unplayed: number;
  /** Recovery codes and blocks of guests who have not come to any table. */
  readonly unseen: number;
  /** Stored games. */
  readonly games: number;
}

/** One round of tidying. */
export interface Tidying extends Retention {
  /** The date, in whole ms since 1970. */
  readonly now: number;
  /** The most by which the store may age since it was last tidied, in whole ms. */
  readonly most: number;
}

/** The result of a round of tidying. */
export interface Tidied {
  /** The number of abandoned tables that were ended. */
  readonly ended: number;
  /** The time since the last round by the dates of both, in ms; null for the first round. */
  readonly passed: number | null;
}

/** Persistent storage of tables, guests and games. */
export interface Store extends GuestRepository {
  readonly games: GameRepository;
  readonly logs: LogRepository;
  readonly dailies: DailyRepository;
  readonly ratings: RatingRepository;
  /** Returns the secret stored under this name; stores `made` if there is none. */
  secret(name: string, made: string): Promise<string>;
  /**
   * Stores a new table with its whole rule set.
   * @returns false, with nothing stored, if a table has this id or an open one has this code
   */
  create(order: TableSettings, rules: StoredRules): Promise<boolean>;
  /** Replaces the rule set of a table, because a value of the stored one no longer exists. */
  replaceRules(id: string, rules: StoredRules): Promise<void>;
  /**
   * Stores lines of any tables. If a line's number is taken, another process has that table; neither this line nor any
   * later one of that table is stored then, and earlier ones may not be either.
   * @returns the ids of such tables; all other lines are stored
   */
  append(lines: readonly StoredLogEntry[]): Promise<readonly string[]>;
  /** The open table with this code, with its log; null if there is none. */
  find(code: string): Promise<StoredTable | null>;
  /** Ends a table: its code becomes free, its log stays. */
  end(id: string): Promise<void>;
  /**
   * Ages the store, ends abandoned tables, and deletes data that has been kept long enough.
   *
   * The store's age is the time it has been in use. It grows by the time that passed since the last round's date,
   * but never by more than `most` and never backwards, so that a wrong date ends nothing. The age of a row counts
   * from the first round after its last change.
   */
  tidy(tidying: Tidying): Promise<Tidied>;
  /** Notes that something is being erased, of which traces may be left in the database's files. */
  noteErasure(): Promise<void>;
  /** Removes such traces, if there may be any, as far as the database can. */
  vacuum(): Promise<void>;
  /** Rejects if the store cannot be written to. */
  tryWriting(): Promise<void>;
  close(): Promise<void>;
}
