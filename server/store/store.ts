import type { StoredRules } from '#rules';
import type { VersionedLogEntry } from '#table';
import type { TableOrder } from '../tables.ts';
import type { DailyBook } from './dailyBook.ts';
import type { GameBook } from './gameBook.ts';
import type { RatingBook } from './ratingBook.ts';

/** A line of a table's log, with the table's id and the line's number, starting at 0. */
export interface StoredLine {
  readonly table: string;
  readonly number: number;
  readonly entry: VersionedLogEntry;
}

/** A stored table, with everything needed to reopen it. */
export interface StoredTable {
  readonly order: TableOrder;
  /** Its whole rule set as stored, for `readStoredRules`. */
  readonly rules: unknown;
  /** Its log as stored, in order: from the last snapshot on, or from the beginning if there is none. */
  readonly lines: readonly unknown[];
  /** The number of all lines in its log. */
  readonly count: number;
}

/** The data stored about guests. None of it identifies a person. */
export interface GuestBook {
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
  keptFrom(guest: string): Promise<readonly string[]>;
}

/** The most guests that a guest may block. */
export const MOST_BLOCKED = 200;

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

/** A table whose games may not all be stored. */
export interface UnrecordedTable extends Pick<StoredTable, 'order' | 'rules' | 'count'> {
  readonly id: string;
  readonly isEnded: boolean;
  /** The number of the line from which its log has to be read. */
  readonly from: number;
}

/** The logs of tables, for those who store its games or erase a guest from it. */
export interface LogBook {
  /** Notes that a guest comes to a table, so that their name is found in its log. */
  sat(guest: string, table: string): Promise<void>;
  /** Undoes `sat`: the guest is no longer in the table's log. */
  unsat(guest: string, table: string): Promise<void>;
  /** The first tables after this id with lines that nobody has looked at since they were stored. */
  unrecorded(after: string, most: number): Promise<readonly UnrecordedTable[]>;
  /** A table with this id; null if there is none. */
  table(id: string): Promise<UnrecordedTable | null>;
  /** The first lines of a log from this number on, as JSON. */
  lines(table: string, from: number, most: number): Promise<readonly string[]>;
  /**
   * Notes that the games in these lines of a table are stored. An ended table is then never looked at again.
   * @param resume the number of the line from which to read next time
   */
  looked(table: Pick<UnrecordedTable, 'id' | 'count' | 'isEnded'>, resume: number): Promise<void>;
  /** The ids of the tables whose logs have this guest's number. */
  tablesOf(guest: string): Promise<readonly string[]>;
  /** The codes of those that have not ended. */
  openCodesOf(guest: string): Promise<readonly string[]>;
  /** Replaces a line of a log. */
  rewrite(table: string, number: number, line: string): Promise<void>;
  /** Deletes a guest's recovery code, blocks, blocks by others, and the list of their tables. */
  forget(guest: string): Promise<void>;
}

/** Persistent storage of tables, guests and games. */
export interface Store extends GuestBook {
  readonly games: GameBook;
  readonly logs: LogBook;
  readonly dailies: DailyBook;
  readonly ratings: RatingBook;
  /** Returns the secret stored under this name; stores `made` if there is none. */
  secret(name: string, made: string): Promise<string>;
  /**
   * Stores a new table with its whole rule set.
   * @returns false, with nothing stored, if a table has this id or an open one has this code
   */
  create(order: TableOrder, rules: StoredRules): Promise<boolean>;
  /** Replaces the rule set of a table, because a value of the stored one no longer exists. */
  amend(id: string, rules: StoredRules): Promise<void>;
  /**
   * Stores lines of any tables. If a line's number is taken, another process has that table; neither this line nor any
   * later one of that table is stored then, and earlier ones may not be either.
   * @returns the ids of such tables; all other lines are stored
   */
  append(lines: readonly StoredLine[]): Promise<readonly string[]>;
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
  noteErased(): Promise<void>;
  /** Removes such traces, if there may be any, as far as the database can. */
  shred(): Promise<void>;
  /** Rejects if the store cannot be written to. */
  tryWriting(): Promise<void>;
  close(): Promise<void>;
}

/** Rows as arrays of values, in the order of the selected columns. */
export type Rows = readonly (readonly unknown[])[];

/**
 * Runs one statement with the parameters `$1`, `$2`, … A failed statement changes nothing.
 * @throws KeyTaken; Error with the database's message, which never contains the parameters
 */
export type Query = (sql: string, parameters: readonly (string | number | null)[]) => Promise<Rows>;

/** A database with the tables of `sqliteSchema.ts` or `postgresSchema.ts`, whose names and columns are the same. */
export interface Database {
  readonly query: Query;
  /** Removes the traces of deleted data from its files, as far as it can. */
  shred(): Promise<void>;
  close(): Promise<void>;
}

/** Thrown when a row with this primary or unique key already exists. */
export class KeyTaken extends Error {
  /** Where nothing else is done about it, the store has failed (`isStoreFailure`). */
  readonly code = 'storeFails';

  constructor() {
    super('this key already exists');
  }
}
