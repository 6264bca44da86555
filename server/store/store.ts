import type { LogEntry } from '#table';
import type { TableOrder } from '../tables.ts';

/** A line of a table's log, with the table's id and the line's number, from 0. */
export interface StoredLine {
  readonly table: string;
  readonly number: number;
  readonly entry: LogEntry;
}

/** A stored table, complete enough to open it again. */
export interface StoredTable {
  readonly order: TableOrder;
  /** Its log, in order. */
  readonly entries: readonly LogEntry[];
}

/** What is stored about guests: nothing that identifies a person. */
export interface GuestBook {
  /** Notes that a guest has come to a table, so that their data is kept. Writes at most once a day. */
  seen(guest: string): Promise<void>;
  /** Stores the hash of a guest's recovery code, replacing the last one. */
  keepRecovery(guest: string, hash: string): Promise<void>;
  /** The guest whose recovery code has this hash; null when there is none. */
  findRecovery(hash: string): Promise<string | null>;
  /**
   * Blocks another guest, or takes that back: the two are not seated together at public tables.
   * @returns false when this guest has blocked too many
   */
  block(guest: string, other: string, on: boolean): Promise<boolean>;
  /** Guests whom this one has blocked, or who have blocked this one. */
  keptFrom(guest: string): Promise<readonly string[]>;
}

/** How many guests one may block; nobody meets so many unwelcome ones. */
export const MOST_BLOCKED = 200;

/** How long unused data is kept, in ms of the store's age. */
export interface Retention {
  /** Open tables without new lines. */
  readonly untouched: number;
  /** Tables that have ended. */
  readonly ended: number;
  /** Tables that ended before a game began. */
  readonly unplayed: number;
  /** Recovery codes and blocks of guests who came to no table. */
  readonly unseen: number;
}

/** One round of tidying. */
export interface Tidying extends Retention {
  /** The server clock, in whole ms. */
  readonly now: number;
  /** How much older the store may have become since it was last tidied, in whole ms. */
  readonly most: number;
}

/** What a round of tidying did. */
export interface Tidied {
  /** How many abandoned tables were ended. */
  readonly ended: number;
  /** How long ago the last round was by the server clock, in ms; null the first time. */
  readonly passed: number | null;
}

/** Where tables outlive their process. */
export interface Store extends GuestBook {
  /** The secret stored under this name; stores `made` if there is none. */
  secret(name: string, made: string): Promise<string>;
  /** Stores a new table. False, and nothing stored, when a table has this id or an open one has this code. */
  create(order: TableOrder): Promise<boolean>;
  /**
   * Stores lines of any tables. If the number of a line is taken, another process has that table: then none of the given
   * lines of that table is stored.
   * @returns the ids of such tables; all other lines are stored
   */
  append(lines: readonly StoredLine[]): Promise<readonly string[]>;
  /** The open table with this code, with its log; null when there is none. */
  find(code: string): Promise<StoredTable | null>;
  /** Ends a table: its code is free, its log stays. */
  end(id: string): Promise<void>;
  /**
   * Ages the store, ends abandoned tables, and deletes what has been kept long enough.
   *
   * The store's age is the time it has been in use. It grows by what the server clock says has passed, but never by more
   * than `most` and never backwards, so that a wrong clock ends nothing. How old a row is counts from the first round
   * after its change.
   */
  tidy(tidying: Tidying): Promise<Tidied>;
  /** Rejects when the store cannot be written to. */
  tryWriting(): Promise<void>;
  close(): Promise<void>;
}

/** Rows as arrays, in the order of the columns asked for. */
export type Rows = readonly (readonly unknown[])[];

/**
 * Runs one statement with `$1`, `$2`, … in it. A failed statement changes nothing.
 * @throws KeyTaken; Error with what the database says, which never repeats the parameters
 */
export type Query = (sql: string, parameters: readonly (string | number | null)[]) => Promise<Rows>;

/** A database with the tables of `sqliteSchema.ts` or `postgresSchema.ts`, whose names and columns are the same. */
export interface Database {
  readonly query: Query;
  /** A SELECT of (table, number, entry), one row for each line in the JSON array `$1`. */
  readonly linesOfJson: string;
  close(): Promise<void>;
}

/** A row with this primary or unique key exists already. */
export class KeyTaken extends Error {
  constructor() {
    super('this key is taken');
  }
}
