import { DatabaseSync } from 'node:sqlite';
import { FORMER, type Schema, type Step, whyTooNew } from './database.ts';

/** The time to wait for another process that has locked the file, such as a backup, in ms. */
const BUSY_TIMEOUT_MS = 5_000;

/** Opens a SQLite file. */
export const openFile = (path: string, { readOnly = false } = {}): DatabaseSync =>
  new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS });

/** The application id in the header of our files: `crum`. */
export const APPLICATION_ID = 0x6372756d;

/** The one in the files of the versions 0.1 to 0.4: `rumm`. */
export const FORMER_APPLICATION_ID = 0x72756d6d;

/** All migration steps in order; `user_version` counts those a file has. Never change a released step. */
const STEPS: readonly Step[] = [
  {
    needs: 0,
    sql: `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      code TEXT NOT NULL,
      wish TEXT NOT NULL CHECK (json_valid(wish)),
      opened_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
      ended_at TEXT,
      touched_age INTEGER,
      touched_line INTEGER,
      forget_age INTEGER,
      looked_line INTEGER,
      looked_count INTEGER,
      recorded INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX tables_open_code ON tables (code) WHERE ended_at IS NULL;
    CREATE INDEX tables_forget ON tables (forget_age) WHERE forget_age IS NOT NULL;
    CREATE INDEX tables_unrecorded ON tables (id) WHERE recorded IS NULL;
    CREATE TABLE lines (
      table_id TEXT NOT NULL,
      number INTEGER NOT NULL,
      entry TEXT NOT NULL CHECK (json_valid(entry)),
      PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE guests (
      id TEXT PRIMARY KEY,
      recovery TEXT NOT NULL UNIQUE,
      seen_age INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE blocks (
      guest TEXT NOT NULL,
      other TEXT NOT NULL,
      seen_age INTEGER,
      PRIMARY KEY (guest, other)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX blocks_other ON blocks (other);
    CREATE TABLE secrets (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE upkeep (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      age INTEGER NOT NULL,
      noted_at INTEGER,
      writes INTEGER NOT NULL,
      erased INTEGER NOT NULL
    ) STRICT;
    INSERT INTO upkeep (one, age, writes, erased) VALUES (1, 0, 0, 0);
    CREATE TABLE schema_steps (
      step INTEGER PRIMARY KEY,
      needs INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE games (
      id TEXT PRIMARY KEY,
      table_id TEXT NOT NULL,
      is_public INTEGER NOT NULL,
      preset TEXT NOT NULL,
      rules TEXT NOT NULL,
      seats INTEGER NOT NULL,
      deals INTEGER NOT NULL,
      began INTEGER NOT NULL,
      ended INTEGER NOT NULL,
      status TEXT NOT NULL,
      forget_age INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX games_forget ON games (forget_age);
    CREATE TABLE game_records (
      game_id TEXT PRIMARY KEY,
      results TEXT NOT NULL CHECK (json_valid(results)),
      packed TEXT NOT NULL
    ) STRICT;
    CREATE TABLE game_players (
      game_id TEXT NOT NULL,
      seat INTEGER NOT NULL,
      part INTEGER NOT NULL,
      player TEXT,
      name TEXT,
      level TEXT,
      first_deal INTEGER NOT NULL,
      last_deal INTEGER NOT NULL,
      points INTEGER NOT NULL,
      place INTEGER,
      outs INTEGER NOT NULL,
      swaps INTEGER NOT NULL,
      has_left INTEGER NOT NULL,
      is_public INTEGER NOT NULL,
      ended INTEGER NOT NULL,
      PRIMARY KEY (game_id, seat, part)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX game_players_all ON game_players (player, ended, game_id) WHERE player IS NOT NULL;
    CREATE INDEX game_players_public ON game_players (player, ended, game_id)
      WHERE player IS NOT NULL AND is_public = 1;
    CREATE TABLE players (
      id TEXT PRIMARY KEY,
      guest TEXT NOT NULL UNIQUE
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sittings (
      guest TEXT NOT NULL,
      table_id TEXT NOT NULL,
      PRIMARY KEY (guest, table_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sittings_table ON sittings (table_id);
    CREATE TABLE dailies (
      day TEXT NOT NULL,
      guest TEXT NOT NULL,
      table_id TEXT NOT NULL,
      code TEXT NOT NULL,
      name TEXT,
      points INTEGER,
      place INTEGER,
      forget_age INTEGER,
      PRIMARY KEY (day, guest)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX dailies_best ON dailies (day, points) WHERE points IS NOT NULL;
    CREATE INDEX dailies_guest ON dailies (guest, day);
    CREATE INDEX dailies_forget ON dailies (forget_age);
    CREATE TABLE rating_changes (
      game_id TEXT NOT NULL,
      player TEXT NOT NULL,
      family TEXT NOT NULL,
      number INTEGER NOT NULL,
      standing TEXT,
      season INTEGER NOT NULL,
      points INTEGER NOT NULL,
      games INTEGER NOT NULL,
      opponents INTEGER NOT NULL,
      is_shown INTEGER NOT NULL,
      forget_age INTEGER,
      PRIMARY KEY (player, family, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX rating_changes_game ON rating_changes (game_id, player);
    CREATE INDEX rating_changes_forget ON rating_changes (forget_age);
    CREATE TABLE ratings (
      player TEXT NOT NULL,
      season INTEGER NOT NULL,
      family TEXT NOT NULL,
      number INTEGER NOT NULL,
      points INTEGER NOT NULL,
      games INTEGER NOT NULL,
      opponents INTEGER NOT NULL,
      is_shown INTEGER NOT NULL,
      PRIMARY KEY (player, season, family)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_best ON ratings (family, season, is_shown, points DESC, player)`,
  },
];

/** The number of steps that this version knows. */
export const SQLITE_KNOWN = STEPS.length;

/**
 * Migrates a checked database to the newest version, completely or not at all. Does nothing to one that is newer.
 * @param later tests add steps of later versions
 */
export function migrateSqlite(database: DatabaseSync, later: readonly Step[] = []): void {
  const steps = [...STEPS, ...later];
  const done = numberOf(database, 'PRAGMA user_version');
  if (done >= steps.length) return;
  database.exec('BEGIN IMMEDIATE');
  for (const [index, { sql, needs }] of steps.entries()) {
    if (index < done) continue;
    database.exec(sql);
    database.prepare('INSERT INTO schema_steps (step, needs) VALUES ($1, $2)').run({ $1: index + 1, $2: needs });
  }
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${steps.length}; COMMIT`);
}

/** The first value that a statement returns, as a number. */
export const numberOf = (database: DatabaseSync, sql: string): number =>
  Number(Object.values(database.prepare(sql).get() ?? {})[0]);

/** Error codes unrelated to a file's content: PERM, BUSY, NOMEM, READONLY, IOERR, FULL, CANTOPEN. */
const NOT_OF_CONTENT: readonly number[] = [3, 5, 7, 8, 10, 13, 14];

/** Whether SQLite failed because of the content of a file. */
export function isUnreadable(error: unknown): error is Error {
  const { errcode } = error as { readonly errcode?: number };
  // The low byte is the primary error code.
  return errcode !== undefined && !NOT_OF_CONTENT.includes(errcode & 0xff);
}

/**
 * Whether this version cannot use a database because of the version that wrote it. Does not change it.
 * @returns why, in a few words; null if the version is not the reason
 */
export function whyOtherVersion(database: DatabaseSync): string | null {
  const id = applicationOf(database);
  if (id === FORMER_APPLICATION_ID) return FORMER;
  return id === APPLICATION_ID ? whyTooNew(schemaOf(database), SQLITE_KNOWN) : null;
}

/**
 * Checks a database without changing it: its version and its structure.
 * @returns why it cannot be used, in a few words; null if it can
 * @throws Error if SQLite cannot read it
 */
export function whyUnusable(database: DatabaseSync): string | null {
  const other = whyOtherVersion(database);
  if (other !== null) return other;
  if (applicationOf(database) !== APPLICATION_ID) return 'it is not a database of this game';
  if (numberOf(database, 'PRAGMA user_version') !== schemaOf(database).done) return 'its schema number is damaged';
  const found = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
  return found === 'ok' ? null : String(found);
}

const applicationOf = (database: DatabaseSync): number => numberOf(database, 'PRAGMA application_id');

const schemaOf = (database: DatabaseSync): Schema => ({
  done: numberOf(database, 'SELECT count(*) FROM schema_steps'),
  needs: numberOf(database, 'SELECT max(needs) FROM schema_steps'),
});
