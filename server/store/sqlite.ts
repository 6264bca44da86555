import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Database, KeyTaken, type Rows } from './database.ts';
import { holdFolder } from './folderLock.ts';
import type { FromSqlite, ToSqlite } from './sqliteMessages.ts';

interface Waiting {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

/** The database in a data folder. */
const FILE = 'tables.sqlite';

/** What versions before the first release left in a data folder: a database of another kind. */
const UNRELEASED = 'tables/PG_VERSION';

/**
 * Opens the database in a folder, in a thread of its own: SQLite blocks the thread that calls it.
 * @throws Error with one clear line when another process has the folder, or what is in it cannot be used
 */
export async function openSqlite(folder: string): Promise<Database> {
  if (existsSync(join(folder, UNRELEASED))) {
    throw new Error(
      `The data in ${folder} was kept by a version before 0.1, which this one cannot read. Choose another folder: DATA_DIR`,
    );
  }
  mkdirSync(folder, { recursive: true });
  const release = await holdFolder(folder);
  try {
    const { query, close } = await startThread(join(folder, FILE));
    return {
      linesOfJson: `SELECT value->>'table' AS "table", value->>'number' AS number, value->'entry' AS entry FROM json_each($1)`,
      query,
      close: () => close().finally(release),
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function startThread(path: string): Promise<Pick<Database, 'query' | 'close'>> {
  const worker = new Worker(new URL('./sqlite.worker.ts', import.meta.url), { workerData: path });
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  let fault: Error | null = null;
  const fail = (error: Error): void => {
    fault = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, rows, error }: FromSqlite) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(error.isKeyTaken ? new KeyTaken() : new Error(error.message));
    else asked?.resolve(rows);
  });
  worker.on('error', (error) => fail(error as Error));
  worker.on('exit', () => fail(new Error('the database is closed')));
  const answered = (id: number): Promise<Rows> =>
    new Promise((resolve, reject) => {
      if (fault) reject(fault);
      else waiting.set(id, { resolve, reject });
    });
  const ask = (message: ToSqlite): void => worker.postMessage(message);
  const close = async (): Promise<void> => {
    const ended = once(worker, 'exit');
    ask({ id: 0, sql: '', parameters: [] });
    await ended;
  };
  try {
    await answered(0);
  } catch (error) {
    if (!fault) await close();
    throw error;
  }
  return {
    query: (sql, parameters) => {
      const id = ++questions;
      const answer = answered(id);
      ask({ id, sql, parameters });
      return answer;
    },
    close,
  };
}
