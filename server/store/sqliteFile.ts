import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';

/** How long to wait for another process that holds the file, such as a backup, in ms. */
const PATIENCE = 5_000;

/** Opens a SQLite file, with the functions that its constraints call. */
export function openFile(path: string, { readOnly = false } = {}): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly, timeout: PATIENCE });
  database.function('crc32', { deterministic: true }, (text) => crc32(String(text)));
  return database;
}
