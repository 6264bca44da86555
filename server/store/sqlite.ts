import { chmodSync, existsSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import {
  besides,
  createDatabase,
  Damaged,
  databaseIn,
  FolderRefused,
  isNew,
  refuseUnreleased,
  writeFolderState,
} from './dataFolder.ts';
import { makeFolder, OWN_FILE } from './durableFiles.ts';
import { holdFolder } from './folderLock.ts';
import { isUnreadable, whySqliteTooNew, whyUnusable } from './sqliteCheck.ts';
import { openFile } from './sqliteSchema.ts';
import { startThread } from './sqliteThread.ts';
import type { Database, Query } from './store.ts';

/**
 * Opens the database in a folder, or creates one in a new folder. A refused folder is left unchanged.
 * @throws FolderRefused if the folder is damaged, in use, or not writable
 */
export async function openSqlite(folder: string): Promise<Database> {
  try {
    refuseUnreleased(folder);
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
  if (isNew(folder)) createDatabase(folder);
  const keeper = openKeeper(folder);
  const thread = await startThread(databaseIn(folder)).catch((error: unknown) => {
    keeper.close();
    throw error;
  });
  try {
    const path = databaseIn(folder);
    for (const file of [path, ...besides(path)]) if (existsSync(file)) chmodSync(file, OWN_FILE);
    // The keeper holds the log open from here on; it is on the disk with at least one transaction.
    keeper.prepare('SELECT age FROM upkeep').get();
    writeFolderState(folder, 'open');
  } catch (error) {
    await thread.close();
    keeper.close();
    throw error;
  }
  return {
    query: thread.query,
    shred: () => shred(thread.query, folder),
    async close() {
      const isComplete = await completes(thread.query, folder);
      // Closing the keeper last keeps the log.
      for (const each of isComplete ? [keeper, thread] : [thread, keeper]) await each.close();
      await release();
    },
  };
}

/** Moves the whole log into the database. False, with nothing lost, if a reader blocks it or the disk is full. */
async function completes(query: Query, folder: string): Promise<boolean> {
  try {
    const [answer] = await query('PRAGMA wal_checkpoint(FULL)', []);
    if (answer?.[0] !== 0) return false;
    writeFolderState(folder, 'closed');
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes the whole database anew and empties its log, so that neither has anything that was deleted.
 * @throws Error if a reader, such as a backup, keeps the log in use
 */
async function shred(query: Query, folder: string): Promise<void> {
  // The copy would be made in memory otherwise.
  await query('PRAGMA temp_store = FILE', []);
  await query('VACUUM', []).finally(() => query('PRAGMA temp_store = MEMORY', []));
  // With `open` an empty log would count as damaged. With `closed` a log that is there is used all the same.
  writeFolderState(folder, 'closed');
  try {
    const [answer] = await query('PRAGMA wal_checkpoint(TRUNCATE)', []);
    if (answer?.[0] !== 0) throw new Error('the log is in use');
  } finally {
    await query('UPDATE upkeep SET writes = writes + 1', []);
    writeFolderState(folder, 'open');
  }
}

const adviceFor = (folder: string, newer: string): string =>
  `The data in ${folder} cannot be used: ${newer}. Start the newer version, restore a backup from before it (npm run restore -- FILE) or choose another folder: DATA_DIR`;

/**
 * Opens a read-only connection and checks the database. SQLite removes the log when the last connection closes, if that
 * connection may write. While this one is open the log stays, however the process ends, unless `state` is `closed`.
 * @throws FolderRefused if it is damaged, or too new for this version
 */
function openKeeper(folder: string): DatabaseSync {
  const path = databaseIn(folder);
  const made = besides(path).filter((file) => !existsSync(file));
  const keeper = openFile(path, { readOnly: true });
  try {
    const newer = whySqliteTooNew(keeper);
    if (newer !== null) throw new FolderRefused(adviceFor(folder, newer));
    const { journal_mode: mode } = keeper.prepare('PRAGMA journal_mode').get() ?? {};
    const why = mode === 'wal' ? whyUnusable(keeper) : 'it does not use a write-ahead log';
    if (why !== null) throw new Damaged(folder, why);
    return keeper;
  } catch (error) {
    keeper.close();
    for (const file of made) rmSync(file, { force: true });
    throw isUnreadable(error) ? new Damaged(folder, error.message) : error;
  }
}
