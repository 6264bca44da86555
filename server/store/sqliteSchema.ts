import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';

/** The time to wait for another process that has locked the file, such as a backup, in ms. */
const BUSY_TIMEOUT = 5_000;

/** Opens a SQLite file and defines `crc32`, which its generated columns use. */
export function openFile(path: string, { readOnly = false } = {}): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT });
  database.function('crc32', { deterministic: true, varargs: true }, (...values) => crc32(values.join('\0')));
  return database;
}

/** Error codes unrelated to a file's content: PERM, BUSY, NOMEM, READONLY, IOERR, FULL, CANTOPEN. */
const NOT_OF_CONTENT: readonly number[] = [3, 5, 7, 8, 10, 13, 14];

/** Whether SQLite failed because of the content of a file. */
export function isUnreadable(error: unknown): error is Error {
  const { errcode } = error as { readonly errcode?: number };
  // The low byte is the primary error code.
  return errcode !== undefined && !NOT_OF_CONTENT.includes(errcode & 0xff);
}

/** The application id in the header of our files: `rumm`. */
export const APPLICATION_ID = 0x72756d6d;

/** The columns covered by a row's CRC-32, which detects rows damaged on the disk: all columns of the table. */
const SUMMED = {
  tables: 'id, code, wish, opened_at, ended_at, touched_age, touched_line, forget_age',
  lines: 'table_id, number, entry',
  guests: 'id, recovery, seen_age',
  blocks: 'guest, other, seen_age',
  secrets: 'name, value',
  upkeep: 'one, age, noted_at, writes, schema_crc',
} as const;

const crcOf = (table: keyof typeof SUMMED): string => `crc INTEGER NOT NULL AS (crc32(${SUMMED[table]})) STORED`;

/** All migration steps in order; `user_version` counts those a file has. Never change a released step. */
const STEPS: readonly string[] = [
  `CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    wish TEXT NOT NULL CHECK (json_valid(wish)),
    opened_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ended_at TEXT,
    touched_age INTEGER,
    touched_line INTEGER,
    forget_age INTEGER,
    ${crcOf('tables')}
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX tables_open_code ON tables (code) WHERE ended_at IS NULL;
  CREATE INDEX tables_forget ON tables (forget_age) WHERE forget_age IS NOT NULL;
  CREATE TABLE lines (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL CHECK (json_valid(entry)),
    ${crcOf('lines')},
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    recovery TEXT NOT NULL UNIQUE,
    seen_age INTEGER,
    ${crcOf('guests')}
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE blocks (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    seen_age INTEGER,
    ${crcOf('blocks')},
    PRIMARY KEY (guest, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_other ON blocks (other);
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    ${crcOf('secrets')}
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE upkeep (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    age INTEGER NOT NULL,
    noted_at INTEGER,
    writes INTEGER NOT NULL,
    schema_crc INTEGER NOT NULL,
    ${crcOf('upkeep')}
  ) STRICT;
  INSERT INTO upkeep (one, age, writes, schema_crc) VALUES (1, 0, 0, 0)`,
];

/** The CRC-32 of the definitions of all tables. */
const SCHEMA_CRC = `(SELECT crc32(group_concat(sql)) FROM (SELECT sql FROM sqlite_schema ORDER BY name))`;

/** Migrates a checked database to the newest version, completely or not at all. */
export function migrateSqlite(database: DatabaseSync): void {
  const done = numberOf(database, 'PRAGMA user_version');
  if (done === STEPS.length) return;
  database.exec('BEGIN IMMEDIATE');
  for (const step of STEPS.slice(done)) database.exec(step);
  database.exec(`UPDATE upkeep SET schema_crc = ${SCHEMA_CRC}`);
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${STEPS.length}; COMMIT`);
}

/**
 * Checks a database without changing it: its structure, and the rows of everything but the logs of ended tables.
 * @returns why it cannot be used, in a few words; null if it can
 * @throws Error if SQLite cannot read it
 */
export function whyUnusable(database: DatabaseSync): string | null {
  if (numberOf(database, 'PRAGMA application_id') !== APPLICATION_ID) return 'it is not a database of this game';
  if (numberOf(database, 'PRAGMA user_version') > STEPS.length) return 'a newer version of the game wrote it';
  if (numberOf(database, `SELECT schema_crc = ${SCHEMA_CRC} FROM upkeep`) !== 1)
    return 'its table definitions are damaged';
  const found = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
  if (found !== 'ok') return String(found);
  const table = Object.keys(SUMMED).find((one) => numberOf(database, countDamaged(one as keyof typeof SUMMED)) > 0);
  return table ? `a row of "${table}" is damaged` : null;
}

/** Skips the logs of ended tables: they are most of the rows, and nobody can open them. */
const countDamaged = (table: keyof typeof SUMMED): string => {
  const some = table === 'lines' ? 'tables JOIN lines ON table_id = id AND ended_at IS NULL' : table;
  return `SELECT count(*) FROM ${some} WHERE ${table}.crc <> crc32(${SUMMED[table]})`;
};

const numberOf = (database: DatabaseSync, sql: string): number =>
  Number(Object.values(database.prepare(sql).get() ?? {})[0]);
