import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { migrateSqlite, numberOf, openFile } from './sqliteSchema.ts';
import type { Rows } from './store.ts';
import { wipeUnused } from './unusedSpace.ts';

/** A statement for the database's thread, or a page from which to wipe the next ones; `close` closes the database. */
export type ToSqlite =
  | { readonly id: number; readonly sql: string; readonly parameters: readonly (string | number | null)[] }
  | { readonly id: number; readonly wipe: number }
  | 'close';

/** The answer to the message with this id; id 0 reports that the database is open, or why it is not. */
export interface FromSqlite {
  readonly id: number;
  /** The rows of a statement. After wiping one row, with the page to go on from, or null if there is none. */
  readonly rows: Rows;
  readonly error?: { readonly message: string; readonly isKeyTaken: boolean };
}

/** SQLite's error codes for a primary or unique key that already exists. */
const KEYS_TAKEN: readonly unknown[] = [1555, 2067];

/** The pages of the log (64 MB) after which SQLite moves them into the database. Every commit waits meanwhile. */
const CHECKPOINT_PAGES = 16_000;

/** The pages (4 MB) that are wiped at once, so that others wait a few ms. */
const WIPED_PAGES = 1024;

const path = workerData as string;
const database = openFile(path);
const statements = new Map<string, StatementSync>();
/** The database for wiping, open until SQLite has closed it. */
let wiped: number | null = null;

function open(): Rows {
  // A commit must be on the disk before it is acknowledged; macOS needs `fullfsync` for that.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  database.exec(
    `PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
  );
  // What is deleted or overwritten leaves no copy in its place.
  database.exec('PRAGMA secure_delete = ON');
  migrateSqlite(database);
  return [];
}

function query(sql: string, parameters: readonly (string | number | null)[]): Rows {
  let statement = statements.get(sql);
  if (!statement) {
    statement = database.prepare(sql);
    statement.setReturnArrays(true);
    statements.set(sql, statement);
  }
  // SQLite treats `$1` as a named parameter.
  const named = Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value]));
  return statement.all(named) as unknown as Rows;
}

/** Wipes some pages, and the log with the older copies of them. */
function wipe(first: number): Rows {
  const timeout = numberOf(database, 'PRAGMA busy_timeout');
  // A reader, such as a backup, may need the log for long.
  database.exec('PRAGMA busy_timeout = 0');
  const isBusy = numberOf(database, 'PRAGMA wal_checkpoint(TRUNCATE)') !== 0;
  database.exec(`PRAGMA busy_timeout = ${timeout}`);
  if (isBusy) throw new Error('the log is in use');
  // SQLite's own copies of the pages would be written back with the next change.
  database.exec('PRAGMA shrink_memory');
  wiped ??= openSync(path, 'r+');
  const next = wipeUnused(wiped, numberOf(database, 'PRAGMA page_size'), first, WIPED_PAGES);
  if (next === null) fsyncSync(wiped);
  return [[next]];
}

function answer(id: number, ask: () => Rows): FromSqlite {
  try {
    return { id, rows: ask() };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, rows: [], error: { message, isKeyTaken: KEYS_TAKEN.includes(errcode) } };
  }
}

parentPort?.on('message', (question: ToSqlite) => {
  if (question === 'close') {
    database.close();
    if (wiped !== null) closeSync(wiped);
    parentPort?.close();
    return;
  }
  const ask = () => ('sql' in question ? query(question.sql, question.parameters) : wipe(question.wipe));
  parentPort?.postMessage(answer(question.id, ask));
});
parentPort?.postMessage(answer(0, open));
