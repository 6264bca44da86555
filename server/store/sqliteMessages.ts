import type { Rows } from './database.ts';

/** A statement for the database's thread; number 0 closes it. */
export interface ToSqlite {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly (string | number | null)[];
}

/** The answer to the statement of this number; number 0 says that the database is open, or why it is not. */
export interface FromSqlite {
  readonly id: number;
  readonly rows: Rows;
  readonly error?: { readonly message: string; readonly isKeyTaken: boolean };
}
