import { once } from 'node:events';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Database, KeyTaken, type Query, type Rows } from './database.ts';
import {
  besides,
  createDatabase,
  Damaged,
  databaseIn,
  FolderRefused,
  holdFolder,
  isNew,
  writeFolderState,
} from './dataFolder.ts';
import { makeFolder, OWN_FILE } from './durableFiles.ts';
import type { FromSqlite, ToSqlite } from './sqlite.worker.ts';
import { isUnreadable, openFile, whyOtherVersion, whyUnusable } from './sqliteSchema.ts';

/**
 * Opens the database in a folder, or creates one in a new folder. A refused folder is left unchanged.
 * @throws FolderRefused if the folder is damaged, in use, or not writable
 */
export async function openSqlite(folder: string): Promise<Database> {
  try {
    makeFolder(folder);
    const release = await holdFolder(folder);
    return await openHeld(folder, release).catch(async (error: unknown) => {
      await release();
      throw error;
    });
  } catch (error) {
    if (error instanceof FolderRefused) throw error;
    throw new FolderRefused(`The folder ${folder} cannot be used: ${reasonOf(error)}. Choose another one: DATA_DIR`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  EROFS: 'it is read-only',
  ENOENT: 'it cannot be created',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  ENOSPC: 'the disk is full',
};

const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
};

async function openHeld(folder: string, release: () => Promise<void>): Promise<Database> {
  const path = databaseIn(folder);
  if (isNew(folder)) createDatabase(folder);
  refuseUnusable(folder);
  for (const file of [path, ...besides(path)]) if (existsSync(file)) chmodSync(file, OWN_FILE);
  writeFolderState(folder, 'used');
  const thread = await startThread(path);
  return {
    query: thread.query,
    async vacuum() {
      for (let page: number | null = 0; page !== null; ) page = await thread.wipe(page);
    },
    async close() {
      await thread.close();
      await release();
    },
  };
}

/**
 * Checks the database on a connection that cannot write.
 * @throws FolderRefused if it is damaged, or of a version that this one cannot read
 */
function refuseUnusable(folder: string): void {
  const path = databaseIn(folder);
  const made = besides(path).filter((file) => !existsSync(file));
  const database = openFile(path, { readOnly: true });
  try {
    const other = whyOtherVersion(database);
    if (other !== null) throw new FolderRefused(adviceFor(folder, other));
    const { journal_mode: mode } = database.prepare('PRAGMA journal_mode').get() ?? {};
    const why = mode === 'wal' ? whyUnusable(database) : 'it does not use a write-ahead log';
    if (why !== null) throw new Damaged(folder, why);
  } catch (error) {
    database.close();
    for (const file of made) rmSync(file, { force: true });
    throw isUnreadable(error) ? new Damaged(folder, error.message) : error;
  }
  database.close();
}

const adviceFor = (folder: string, other: string): string =>
  `The data in ${folder} cannot be used: ${other}. Start that version, restore a backup of this one (npm run restore -- FILE) or choose another folder: DATA_DIR`;

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
async function startThread(path: string): Promise<SqliteThread> {
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
