import { KeyTaken, type Query } from './store.ts';

/**
 * Thrown when the store fails. It contains no stored data: a database's own error may quote the query, and a table's
 * log has secrets.
 */
export class StoreFails extends Error {
  /** The framework copies only the code and the message of an error. */
  readonly code = 'storeFails';

  constructor(cause: unknown) {
    super(`the store failed: ${cause instanceof Error ? cause.message.slice(0, MOST_LETTERS) : 'no reason given'}`);
  }
}

const MOST_LETTERS = 120;

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
