import type { DatabaseSync } from 'node:sqlite';

/** Marks a file as ours in its header: `rumm`. */
export const APPLICATION_ID = 0x72756d6d;

/**
 * All steps in order; `user_version` counts those a file has. A released step is never changed.
 *
 * Each row keeps the CRC-32 of what is written once or as a whole, so that `quick_check` finds a flipped bit in it.
 */
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
    crc INTEGER NOT NULL AS (crc32(id || code || wish)) STORED CHECK (crc = crc32(id || code || wish))
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX tables_open_code ON tables (code) WHERE ended_at IS NULL;
  CREATE INDEX tables_forget ON tables (forget_age) WHERE forget_age IS NOT NULL;
  CREATE TABLE lines (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL CHECK (json_valid(entry)),
    crc INTEGER NOT NULL AS (crc32(entry)) STORED CHECK (crc = crc32(entry)),
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    recovery TEXT NOT NULL UNIQUE,
    seen_age INTEGER,
    crc INTEGER NOT NULL AS (crc32(id || recovery)) STORED CHECK (crc = crc32(id || recovery))
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE blocks (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    seen_age INTEGER,
    crc INTEGER NOT NULL AS (crc32(guest || other)) STORED CHECK (crc = crc32(guest || other)),
    PRIMARY KEY (guest, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_other ON blocks (other);
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    crc INTEGER NOT NULL AS (crc32(name || value)) STORED CHECK (crc = crc32(name || value))
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE upkeep (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    age INTEGER NOT NULL,
    noted_at INTEGER,
    writes INTEGER NOT NULL
  ) STRICT;
  INSERT INTO upkeep VALUES (1, 0, NULL, 0)`,
];

/**
 * Brings a database to the newest form, whole or not at all.
 * @throws Error when the file was written by a newer version
 */
export function migrate(database: DatabaseSync): void {
  const { user_version: done } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (done > STEPS.length) throw new Error('it was written by a newer version of this program');
  if (done === STEPS.length) return;
  database.exec('BEGIN IMMEDIATE');
  for (const step of STEPS.slice(done)) database.exec(step);
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${STEPS.length}; COMMIT`);
}
