/** Rows as arrays, in the order of the columns asked for. */
export type Rows = readonly (readonly unknown[])[];

/** Asks the database. Without parameters (null) the text may have several statements, done together or not at all. */
export type Query = (sql: string, parameters: readonly unknown[] | null) => Promise<Rows>;

/** A PostgreSQL, in this process or elsewhere. */
export interface Database {
  readonly query: Query;
  close(): Promise<void>;
}

/** How PostgreSQL calls a key that is there already. */
export const KEY_TAKEN = '23505';
