/** Rows as arrays of values, in the order of the selected columns. */
export type Rows = readonly (readonly unknown[])[];

/**
 * Runs one statement with the parameters `$1`, `$2`, … A failed statement changes nothing.
 * @throws KeyTaken; Error with the database's message, which never contains the parameters
 */
export type Query = (sql: string, parameters: readonly (string | number | null)[]) => Promise<Rows>;

/** A database with the tables of `sqliteSchema.ts` or `postgres.ts`, whose names and columns are the same. */
export interface Database {
  readonly query: Query;
  /** Removes the traces of deleted data from its files, as far as it can. */
  vacuum(): Promise<void>;
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

/**
 * Thrown when the store fails. It contains no stored data: a database's own error may quote the query, and a table's
 * log has secrets.
 */
export class StoreFails extends Error {
  /** The framework copies only the code and the message of an error. */
  readonly code = 'storeFails';

  constructor(cause: unknown) {
    super(
      `the store failed: ${cause instanceof Error ? cause.message.slice(0, MAX_MESSAGE_LENGTH) : 'no reason given'}`,
    );
  }
}

const MAX_MESSAGE_LENGTH = 120;

/** Whether this is a `StoreFails`, even one that the framework has copied. */
export const isStoreFailure = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'storeFails';

/**
 * Wraps a database's queries so that they fail only with `StoreFails`, which is distinct from faults of ours and safe
 * to log, or with `KeyTaken`, which the store handles.
 */
export const guardedQuery =
  (query: Query): Query =>
  async (sql, parameters) => {
    try {
      return await query(sql, parameters);
    } catch (error) {
      throw error instanceof KeyTaken ? error : new StoreFails(error);
    }
  };

/** A step of a database's migration. A released step is never changed. */
export interface Step {
  /** One or more statements. */
  readonly sql: string;
  /**
   * The number of steps that a process must know to work once this one is done: 0 for a step that only expands. A step
   * that contracts names the first step, counted from 1, whose versions no longer use what it removes or changes.
   */
  readonly needs: number;
}

/** How far a database is migrated: by how many steps, and the largest `needs` among them. */
export interface Schema {
  readonly done: number;
  readonly needs: number;
}

/** Tells that a newer version has migrated a database by this many steps, more than this version can work with. */
export const tooNew = (done: number | '%', known: number): string =>
  `it was migrated by a newer version of the game (schema ${done}); this version knows up to ${known}`;

/** Why a version that knows this many steps cannot use a database, in a few words; null if it can. */
export const whyTooNew = ({ done, needs }: Schema, known: number): string | null =>
  needs > known ? tooNew(done, known) : null;

/** Says that a database was written before the steps were renumbered. */
export const FORMER = 'it was written by one of the versions 0.1 to 0.4, which this one cannot read';
