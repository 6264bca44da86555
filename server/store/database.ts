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
