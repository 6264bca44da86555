import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Rows } from './database.ts';
import { openFile } from './sqliteFile.ts';
import type { FromSqlite, ToSqlite } from './sqliteMessages.ts';
import { migrateSqlite } from './sqliteSchema.ts';

/** SQLite's codes for a primary key, or a unique one, that exists already. */
const KEYS_TAKEN: readonly unknown[] = [1555, 2067];

const database = openFile(workerData as string);
const statements = new Map<string, StatementSync>();

function open(): Rows {
  // A commit is on the disk when it is acknowledged. macOS has a sync of its own for that.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  database.exec('PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY');
  migrateSqlite(database);
  // Whoever opened us relies on a log that is there.
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
  // To SQLite, `$1` is a name.
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
