import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createOwn, replace } from './durableFiles.ts';
import { migrateSqlite, openFile } from './sqliteSchema.ts';
import { damageOfWal } from './walScan.ts';

/**
 * The content of the file `state`, which tells how a folder was left and which files must exist:
 * - `new`: nothing was ever stored; there may be no database yet
 * - `open`: the database and its write-ahead log, which holds the latest data
 * - `closed`: the database, complete without its log
 * - `restoring`: a backup is being put in place, and the database must not be used
 */
type FolderState = (typeof STATES)[number];
const STATES = ['new', 'open', 'closed', 'restoring'] as const;

/** A file in the data folders of unreleased versions, which used another database. */
const UNRELEASED = 'tables/PG_VERSION';

/** The path of a data folder's database. */
export const databaseIn = (folder: string): string => join(folder, 'tables.sqlite');

const stateIn = (folder: string): string => join(folder, 'state');
const walOf = (database: string): string => `${database}-wal`;

/** The files that SQLite may keep next to a database. */
export const besides = (database: string): readonly string[] => [
  walOf(database),
  `${database}-shm`,
  `${database}-journal`,
];

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

/** @throws FolderRefused if the folder has a database from before the first release */
export function refuseUnreleased(folder: string): void {
  if (!existsSync(join(folder, UNRELEASED))) return;
  throw new FolderRefused(
    `The data in ${folder} was written by a version before 0.1, which this one cannot read. Choose another folder: DATA_DIR`,
  );
}

/**
 * Whether nothing was ever stored in a folder. Does not change it.
 * @throws Damaged if a file is missing, or its damage shows without opening the database
 */
export function isNew(folder: string): boolean {
  const database = databaseIn(folder);
  const wal = walOf(database);
  const state = readState(folder);
  if (state === null) {
    const left = [database, wal].find((path) => existsSync(path));
    if (left) throw new Damaged(folder, 'its file "state" is missing');
    return true;
  }
  if (state === 'restoring') throw new Damaged(folder, 'a restore was interrupted');
  const isThere = existsSync(database);
  if (state === 'new') return !isThere;
  if (!isThere || statSync(database).size === 0) throw new Damaged(folder, 'its file "tables.sqlite" is missing');
  if (state === 'closed') return false;
  if (!existsSync(wal)) throw new Damaged(folder, 'its file "tables.sqlite-wal" is missing');
  const damage = damageOfWal(wal);
  if (damage) throw new Damaged(folder, `in its file "tables.sqlite-wal", ${damage}`);
  return false;
}

/** @throws Damaged if the file contains none of our states */
function readState(folder: string): FolderState | null {
  if (!existsSync(stateIn(folder))) return null;
  const word = readFileSync(stateIn(folder), 'utf8').trim();
  const state = STATES.find((one) => one === word);
  if (!state) throw new Damaged(folder, 'its file "state" is unreadable');
  return state;
}

/** Writes the file `state`, and returns once it is synced to the disk. */
export function writeFolderState(folder: string, state: FolderState): void {
  const next = `${stateIn(folder)}.next`;
  createOwn(next, `${state}\n`);
  replace(next, stateIn(folder));
}

/** Creates the database of a new folder, completely or not at all. */
export function createDatabase(folder: string): void {
  writeFolderState(folder, 'new');
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
 * switching later needs a rollback journal, which the read-only keeper could not roll back after a power cut.
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
