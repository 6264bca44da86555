import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createOwn, replace } from './durableFiles.ts';
import { migrateSqlite, openFile } from './sqliteSchema.ts';
import { damageOfWal } from './walScan.ts';

/**
 * How a folder was left, in its file `state`. It says what must be there:
 * - `new`: perhaps no database yet; nothing was ever stored in it
 * - `open`: the database and its write-ahead log, which has what was stored last
 * - `closed`: the database, complete without its log
 * - `restoring`: a backup is being put in place, and the database is not to be used
 */
type FolderState = (typeof STATES)[number];
const STATES = ['new', 'open', 'closed', 'restoring'] as const;

/** A file that versions before the first release left in a data folder: a database of another kind. */
const UNRELEASED = 'tables/PG_VERSION';

/** The database of a data folder. */
export const databaseIn = (folder: string): string => join(folder, 'tables.sqlite');

const stateIn = (folder: string): string => join(folder, 'state');
const walOf = (database: string): string => `${database}-wal`;

/** Files that SQLite may have beside a database. */
export const besides = (database: string): readonly string[] => [
  walOf(database),
  `${database}-shm`,
  `${database}-journal`,
];

/** A folder that cannot be used. The message tells the operator in one sentence what to do. */
export class FolderRefused extends Error {}

/** A folder whose files are not as we left them. */
export class Damaged extends FolderRefused {
  constructor(folder: string, what: string) {
    super(
      `The data in ${folder} is damaged: ${what}. Restore a backup (npm run restore -- FILE) or choose another folder: DATA_DIR`,
    );
  }
}

/** @throws FolderRefused when the folder has a database from before the first release */
export function refuseUnreleased(folder: string): void {
  if (!existsSync(join(folder, UNRELEASED))) return;
  throw new FolderRefused(
    `The data in ${folder} was kept by a version before 0.1, which this one cannot read. Choose another folder: DATA_DIR`,
  );
}

/**
 * Whether nothing was ever stored in a folder. Changes nothing in it.
 * @throws Damaged when a file is missing, or damaged in a way that shows without opening the database
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
  if (state === 'restoring') throw new Damaged(folder, 'a restore was cut off');
  const isThere = existsSync(database);
  if (state === 'new') return !isThere;
  if (!isThere || statSync(database).size === 0) throw new Damaged(folder, 'its file "tables.sqlite" is missing');
  if (state === 'closed') return false;
  if (!existsSync(wal)) throw new Damaged(folder, 'its file "tables.sqlite-wal" is missing');
  const damage = damageOfWal(wal);
  if (damage) throw new Damaged(folder, `in its file "tables.sqlite-wal", ${damage}`);
  return false;
}

/** @throws Damaged when the file says none of our states */
function readState(folder: string): FolderState | null {
  if (!existsSync(stateIn(folder))) return null;
  const word = readFileSync(stateIn(folder), 'utf8').trim();
  const state = STATES.find((one) => one === word);
  if (!state) throw new Damaged(folder, 'its file "state" is not readable');
  return state;
}

/** Returns when it is on the disk. */
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

/** Creates an empty file that is to become the database of a folder. Removes what a power cut left of an earlier one. */
export function nextIn(folder: string): string {
  const next = `${databaseIn(folder)}.next`;
  for (const path of besides(next)) rmSync(path, { force: true });
  createOwn(next);
  return next;
}

/**
 * Migrates that file to the newest version, and puts it in its place. It uses a write-ahead log from the start: switching
 * later takes a journal, which the read-only keeper could not roll back after a power cut.
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
