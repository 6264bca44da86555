import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';

/** How long to wait for another process that has the file, such as a backup, in ms. */
const PATIENCE = 5_000;

/** Opens a SQLite file, with the functions that its constraints call. */
export function openFile(path: string, { readOnly = false } = {}): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly, timeout: PATIENCE });
  database.function('crc32', { deterministic: true, varargs: true }, (...values) => crc32(values.join('\0')));
  return database;
}

/** What the machine refuses, whatever is in the file: PERM, BUSY, NOMEM, READONLY, IOERR, FULL, CANTOPEN. */
const NOT_OF_CONTENT: readonly number[] = [3, 5, 7, 8, 10, 13, 14];

/** Whether SQLite failed because of what is in a file. */
export function isUnreadable(error: unknown): error is Error {
  const { errcode } = error as { readonly errcode?: number };
  // The low byte is the kind of error, the rest tells more of it.
  return errcode !== undefined && !NOT_OF_CONTENT.includes(errcode & 0xff);
}
