import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { FORMER } from './database.ts';
import { createOwn, OWN_FILE, replace } from './durableFiles.ts';
import { migrateSqlite, openFile } from './sqliteSchema.ts';

/**
 * The content of the file `state`, which a folder gets once it has a database: `used`, or `restoring` while a backup is
 * being put in place and the database must not be used.
 */
type FolderState = 'used' | 'restoring';

/** A file in the data folders of version 0.1, which used another database. */
const FORMER_FILE = 'tables/PG_VERSION';

/** The path of a data folder's database. */
export const databaseIn = (folder: string): string => join(folder, 'tables.sqlite');

const stateIn = (folder: string): string => join(folder, 'state');

/** The files that SQLite may keep next to a database. */
export const besides = (database: string): readonly string[] =>
  ['-wal', '-shm', '-journal'].map((end) => database + end);

/** Thrown when a folder cannot be used. The message tells the operator what to do, in one line. */
export class FolderRefused extends Error {}

/** Thrown when a folder's files are not as the server left them. */
export class Damaged extends FolderRefused {
  constructor(folder: string, what: string) {
    super(
      `The data in ${folder} is damaged: ${what}. Restore a backup (npm run restore -- FILE) or choose another folder: DATA_DIR`,
    );
  }
}

/**
 * Whether nothing was ever stored in a folder. Does not change it.
 * @throws FolderRefused if its database is missing, is about to be replaced, or is that of version 0.1
 */
export function isNew(folder: string): boolean {
  const database = databaseIn(folder);
  const isUsed = existsSync(stateIn(folder));
  if (isUsed && readFileSync(stateIn(folder), 'utf8') === lineOf('restoring'))
    throw new Damaged(folder, 'a restore was interrupted');
  if (existsSync(database)) return false;
  if (isUsed || existsSync(`${database}-wal`)) throw new Damaged(folder, 'its file "tables.sqlite" is missing');
  if (existsSync(join(folder, FORMER_FILE)))
    throw new FolderRefused(`The data in ${folder} cannot be used: ${FORMER}. Choose another folder: DATA_DIR`);
  return true;
}

const lineOf = (state: FolderState): string => `${state}\n`;

/** Writes the file `state`, and returns once it is synced to the disk. */
export function writeFolderState(folder: string, state: FolderState): void {
  const next = `${stateIn(folder)}.next`;
  createOwn(next, lineOf(state));
  replace(next, stateIn(folder));
}

/** Creates the database of a new folder, completely or not at all. */
export function createDatabase(folder: string): void {
  nextIn(folder);
  placeNext(folder);
}

/** Creates an empty file that will become a folder's database. Removes remains of an earlier attempt. */
export function nextIn(folder: string): string {
  const next = `${databaseIn(folder)}.next`;
  for (const path of besides(next)) rmSync(path, { force: true });
  createOwn(next);
  return next;
}

/**
 * Migrates the file of `nextIn` to the newest version and puts it in place. It uses a write-ahead log from the start:
 * switching later needs a rollback journal, which the check, which cannot write, could not roll back after a power cut.
 */
export function placeNext(folder: string): void {
  const next = `${databaseIn(folder)}.next`;
  const database = openFile(next);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrateSqlite(database);
  } finally {
    database.close();
  }
  replace(next, databaseIn(folder));
}

/**
 * Locks a folder for the lifetime of this process by listening on a socket in it. A killed process holds no lock,
 * whatever files it left and whichever process has its id now.
 * @returns a function that releases the folder
 * @throws FolderRefused if another process has it; the system's error
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const path =
    process.platform === 'win32' ? `\\\\.\\pipe\\${folder.replaceAll(/[\\/:]/g, '-')}` : join(folder, 'lock');
  const server = (await listen(path)) ?? ((await isHeld(path)) ? null : await listenAnew(path));
  if (!server) {
    const what = `The data in ${folder} is in use by another process`;
    throw new FolderRefused(`${what}. Stop that one, or choose another folder: DATA_DIR`);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Null if the path already exists. */
const listen = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, OWN_FILE);
      resolve(server);
    });
  });

const isHeld = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // If connecting is not permitted, another user's process holds it.
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });

function listenAnew(path: string): Promise<Server | null> {
  rmSync(path, { force: true });
  return listen(path);
}
