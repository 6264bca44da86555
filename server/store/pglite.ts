import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Rows } from './database.ts';
import { holdFolder } from './folderLock.ts';
import type { FromPglite, ToPglite } from './pgliteMessages.ts';

interface Waiting {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

/**
 * A database of our own in a folder, in a thread of its own: what it computes costs no player's time.
 * @throws Error with one clear line when another process has the folder
 */
export async function openPglite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const release = await holdFolder(folder);
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: join(folder, 'tables') });
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  const ask = (message: ToPglite): void => worker.postMessage(message);
  worker.on('message', ({ id, rows, error }: FromPglite) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else asked?.resolve(rows);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error as Error);
    waiting.clear();
  });
  return {
    query: (sql, parameters) =>
      new Promise((resolve, reject) => {
        waiting.set(++questions, { resolve, reject });
        ask({ id: questions, sql, parameters });
      }),
    close: async () => {
      const ended = once(worker, 'exit');
      ask({ id: 0, sql: '', parameters: null });
      await ended;
      await release();
    },
  };
}
