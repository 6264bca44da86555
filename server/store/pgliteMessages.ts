import type { Rows } from './database.ts';

/** A question to the database's thread; number 0 ends it. */
export interface ToPglite {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[] | null;
}

export interface FromPglite {
  readonly id: number;
  readonly rows: Rows;
  readonly error?: { readonly message: string; readonly code: string | undefined };
}
