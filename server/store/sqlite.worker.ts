import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { migrateSqlite, openFile } from './sqliteSchema.ts';
import type { Rows } from './store.ts';

/** A statement for the database's thread; id 0 closes the database. */
export interface ToSqlite {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly (string | number | null)[];
}

/** The result of the statement with this id; id 0 reports that the database is open, or why it is not. */
export interface FromSqlite {
  readonly id: number;
  readonly rows: Rows;
  readonly error?: { readonly message: string; readonly isKeyTaken: boolean };
}

/** SQLite's error codes for a primary or unique key that already exists. */
const KEYS_TAKEN: readonly unknown[] = [1555, 2067];

const database = openFile(workerData as string);
const statements = new Map<string, StatementSync>();

/** The pages of the log (64 MB) after which SQLite moves them into the database. Every commit waits meanwhile. */
const CHECKPOINT_PAGES = 16_000;

function open(): Rows {
  // A commit must be on the disk before it is acknowledged; macOS needs `fullfsync` for that.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  database.exec(
    `PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
  );
  // What is deleted or overwritten leaves no copy in its page.
  database.exec('PRAGMA secure_delete = ON');
  migrateSqlite(database);
  // Creates the log file, on which the main thread relies.
  database.exec('UPDATE upkeep SET writes = writes + 1');
  return [];
}

function query({ sql, parameters }: ToSqlite): Rows {
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

function answer(id: number, ask: () => Rows): FromSqlite {
  try {
    return { id, rows: ask() };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, rows: [], error: { message, isKeyTaken: KEYS_TAKEN.includes(errcode) } };
  }
}

parentPort?.on('message', (question: ToSqlite) => {
  if (question.id > 0) parentPort?.postMessage(answer(question.id, () => query(question)));
  else {
    database.close();
    parentPort?.close();
  }
});
parentPort?.postMessage(answer(0, open));
