import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { besides, databaseIn, holdFolder, nextIn, placeNext, writeFolderState } from './dataFolder.ts';
import { createOwn, makeFolder, OWN_FILE, replace, syncFolder } from './durableFiles.ts';
import { openFile, whyUnusable } from './sqliteSchema.ts';

/**
 * Writes a consistent copy of a folder's database to a new file, even while a server uses it.
 * @throws Error with a one-line message if the file exists, or there is no database, or it is damaged
 */
export function backUpFolder(folder: string, file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another file`);
  const path = databaseIn(folder);
  if (!existsSync(path)) throw new Error(`There is no database in ${folder}: DATA_DIR`);
  const next = `${file}.next`;
  createOwn(next);
  try {
    // Read-only: a connection that may write would remove the log if the server stops during the copy.
    const database = openFile(path, { readOnly: true });
    try {
      database.prepare('VACUUM INTO $1').run({ $1: next });
    } finally {
      database.close();
    }
    const why = whyNotRestored(next);
    if (why !== null) throw new Error(`The data in ${folder} cannot be backed up: ${why}`);
    replace(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}

/**
 * Replaces a folder's database with a backup. The old database is moved into a subfolder.
 * @returns that subfolder; null if there was no database
 * @throws Error with a one-line message, with nothing changed, if a server uses the folder or the file is no backup
 */
export async function restoreFolder(folder: string, file: string, now: Date): Promise<string | null> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  makeFolder(folder);
  const release = await holdFolder(folder);
  const next = nextIn(folder);
  try {
    copyFileSync(file, next);
    // The copy has the backup's mode, which may let others read it.
    chmodSync(next, OWN_FILE);
    const why = whyNotRestored(next);
    if (why !== null) throw new Error(`${file} cannot be restored: ${why}`);
    const aside = moveAside(folder, now);
    placeNext(folder);
    writeFolderState(folder, 'used');
    return aside;
  } finally {
    for (const path of [next, ...besides(next)]) rmSync(path, { force: true });
    await release();
  }
}

/** Why a file cannot be used as a database, in a few words; null if it can. */
function whyNotRestored(path: string): string | null {
  try {
    const database = openFile(path, { readOnly: true });
    try {
      return whyUnusable(database);
    } finally {
      database.close();
    }
  } catch (error) {
    return (error as Error).message;
  }
}

/** Moves a database and its files to a subfolder. The folder is unusable until another `state` is written. */
function moveAside(folder: string, now: Date): string | null {
  const path = databaseIn(folder);
  const files = [path, ...besides(path)].filter((each) => existsSync(each));
  writeFolderState(folder, 'restoring');
  if (files.length === 0) return null;
  const aside = join(folder, `replaced-${now.toISOString().replaceAll(':', '-')}`);
  makeFolder(aside);
  for (const each of files) renameSync(each, join(aside, basename(each)));
  syncFolder(aside);
  return aside;
}
