import type { LogEntry } from '#table';
import type { TableOrder } from '../rooms/house.ts';

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

/** How far back the store keeps tables, in ms of the house clock. */
export interface TidyTimes {
  readonly untouchedSince: number;
  readonly endedBefore: number;
  readonly unplayedBefore: number;
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
   * Ends open tables in whose log nothing was written since a time, and forgets those, with their logs, that ended before
   * another; those where no game ever began sooner. Times in ms of the house clock.
   * @returns how many were ended
   */
  tidy(times: TidyTimes): Promise<number>;
  close(): Promise<void>;
}
