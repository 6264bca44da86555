import type { DatabaseSync } from 'node:sqlite';
import { FORMER, type Schema, whyTooNew } from './migrations.ts';
import { APPLICATION_ID, FORMER_APPLICATION_ID, numberOf, SQLITE_KNOWN } from './sqliteSchema.ts';

/** Error codes unrelated to a file's content: PERM, BUSY, NOMEM, READONLY, IOERR, FULL, CANTOPEN. */
const NOT_OF_CONTENT: readonly number[] = [3, 5, 7, 8, 10, 13, 14];

/** Whether SQLite failed because of the content of a file. */
export function isUnreadable(error: unknown): error is Error {
  const { errcode } = error as { readonly errcode?: number };
  // The low byte is the primary error code.
  return errcode !== undefined && !NOT_OF_CONTENT.includes(errcode & 0xff);
}

/**
 * Whether this version cannot use a database because of the version that wrote it. Does not change it.
 * @returns why, in a few words; null if the version is not the reason
 */
export function whyOtherVersion(database: DatabaseSync): string | null {
  const id = applicationOf(database);
  if (id === FORMER_APPLICATION_ID) return FORMER;
  return id === APPLICATION_ID ? whyTooNew(schemaOf(database), SQLITE_KNOWN) : null;
}

/**
 * Checks a database without changing it: its version and its structure.
 * @returns why it cannot be used, in a few words; null if it can
 * @throws Error if SQLite cannot read it
 */
export function whyUnusable(database: DatabaseSync): string | null {
  const other = whyOtherVersion(database);
  if (other !== null) return other;
  if (applicationOf(database) !== APPLICATION_ID) return 'it is not a database of this game';
  if (numberOf(database, 'PRAGMA user_version') !== schemaOf(database).done) return 'its schema number is damaged';
  const found = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
  return found === 'ok' ? null : String(found);
}

const applicationOf = (database: DatabaseSync): number => numberOf(database, 'PRAGMA application_id');

const schemaOf = (database: DatabaseSync): Schema => ({
  done: numberOf(database, 'SELECT count(*) FROM schema_steps'),
  needs: numberOf(database, 'SELECT max(needs) FROM schema_steps'),
});
