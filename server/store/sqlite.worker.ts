import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { migrateSqlite, openFile } from './sqliteSchema.ts';
import type { Rows } from './store.ts';

/** A statement for the database's thread; number 0 closes it. */
export interface ToSqlite {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly (string | number | null)[];
}

/** The result of the statement with this number; number 0 says that the database is open, or why it is not. */
export interface FromSqlite {
  readonly id: number;
  readonly rows: Rows;
  readonly error?: { readonly message: string; readonly isKeyTaken: boolean };
}

/** SQLite's error codes for a primary or unique key that exists already. */
const KEYS_TAKEN: readonly unknown[] = [1555, 2067];

const database = openFile(workerData as string);
const statements = new Map<string, StatementSync>();

function open(): Rows {
  // A commit is on the disk before it is acknowledged; macOS needs a sync of its own for that.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  database.exec('PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY');
  migrateSqlite(database);
  // The main thread relies on a log file that exists.
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
  // SQLite takes `$1` for a name.
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
