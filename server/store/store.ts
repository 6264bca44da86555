import type { LogEntry } from '#table';
import type { TableOrder } from '../tables.ts';

/** A line of a table's log, by the table's id and its place in the log, from 0. */
export interface StoredLine {
  readonly table: string;
  readonly number: number;
  readonly entry: LogEntry;
}

/** A table as it was stored: enough to open it again. */
export interface StoredTable {
  readonly order: TableOrder;
  /** Its log, in order. */
  readonly entries: readonly LogEntry[];
}

/** What is kept of guests: nothing that names anybody. */
export interface GuestBook {
  /** A guest comes to a table: what is kept of them is kept on. Writes at most once a day. */
  seen(guest: string): Promise<void>;
  /** Keeps the hash of a guest's recovery code, in the place of the one before. */
  keepRecovery(guest: string, hash: string): Promise<void>;
  /** The guest whose recovery code has this hash; null when it is nobody's. */
  findRecovery(hash: string): Promise<string | null>;
  /**
   * From now on, or no longer, this guest does not want to be seated with that one.
   * @returns false when the guest has wished that of too many
   */
  block(guest: string, other: string, on: boolean): Promise<boolean>;
  /** Guests this one is not to be seated with, whoever of the two wished so. */
  keptFrom(guest: string): Promise<readonly string[]>;
}

/** Guests one may wish never to meet again; nobody meets so many by themselves. */
export const MOST_BLOCKED = 200;

/** How long what nobody asks for is kept, in ms of the store's age. */
export interface Retention {
  /** Open tables in whose log nothing was written. */
  readonly untouched: number;
  /** Tables that have ended. */
  readonly ended: number;
  /** Tables that have ended before a game began there. */
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
  /** How many tables were ended because nobody came back to them. */
  readonly ended: number;
  /** What the server clock says has passed since the last round, in ms; null the first time. */
  readonly passed: number | null;
}

/** Where tables outlive their process. */
export interface Store extends GuestBook {
  /** What was kept first under this name: `made`, unless there was something before. */
  secret(name: string, made: string): Promise<string>;
  /** Keeps a new table. False when an open table has this code, or this id: then nothing is kept. */
  create(order: TableOrder): Promise<boolean>;
  /**
   * Keeps lines of any tables. A line whose place in its log is taken already was written by somebody else who has the
   * table: nothing is kept then of what this call brings for that table.
   * @returns the ids of such tables; all the rest is kept when it answers
   */
  append(lines: readonly StoredLine[]): Promise<readonly string[]>;
  /** The open table with this code, as far as its log was kept; null when there is none. */
  find(code: string): Promise<StoredTable | null>;
  /** Nobody comes back to this table. Its log stays. */
  end(id: string): Promise<void>;
  /**
   * Makes the store older, ends open tables that nobody touched for long, and deletes what was kept long enough.
   *
   * The store's age is the time it has been in use. It grows by what the server clock says has passed, but never by more
   * than `most` and never backwards, so that a wrong clock ends nothing. How old a row is counts from the first round
   * after its change.
   */
  tidy(tidying: Tidying): Promise<Tidied>;
  /** Writes something, so that a store that can only be read is noticed: it rejects. */
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

/** A database that has the tables of `sqliteSchema.ts` or `postgresSchema.ts`: the same names and columns in both. */
export interface Database {
  readonly query: Query;
  /** A SELECT of (table, number, entry), one row for each line in the JSON array `$1`. */
  readonly linesOfJson: string;
  close(): Promise<void>;
}

/** A row with this primary or unique key is there already. */
export class KeyTaken extends Error {
  constructor() {
    super('this key is taken');
  }
}
