import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromSqlite, ToSqlite } from './sqlite.worker.ts';
import { KeyTaken, type Query, type Rows } from './store.ts';

interface Waiting {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

/** A thread with an open database. */
interface SqliteThread {
  readonly query: Query;
  /** Removes what was deleted from some pages and from the log; returns the next page, or null after the last one. */
  wipe(first: number): Promise<number | null>;
  close(): Promise<void>;
}

/**
 * Opens a database in its own thread, because SQLite blocks the thread that calls it.
 * @param path a database that passed the checks
 * @throws Error with SQLite's message
 */
export async function startThread(path: string): Promise<SqliteThread> {
  const worker = new Worker(new URL('./sqlite.worker.ts', import.meta.url), { workerData: path });
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  let fault: Error | null = null;
  const fail = (error: Error): void => {
    fault ??= error;
    for (const { reject } of waiting.values()) reject(fault);
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
  const ask = (question: Exclude<ToSqlite, 'close'>): Promise<Rows> => {
    const answer = answered(question.id);
    worker.postMessage(question);
    return answer;
  };
  const close = async (): Promise<void> => {
    if (fault) return;
    const ended = once(worker, 'exit');
    worker.postMessage('close' satisfies ToSqlite);
    await ended;
  };
  await answered(0).catch((error) => close().then(() => Promise.reject(error)));
  return {
    query: (sql, parameters) => ask({ id: ++questions, sql, parameters }),
    wipe: async (first) => {
      const [[next] = []] = await ask({ id: ++questions, wipe: first });
      return next as number | null;
    },
    close,
  };
}
