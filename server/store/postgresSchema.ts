import type { ClientBase } from 'pg';

/** All migration steps in order. Never change a released step: databases that have it do not run it again. */
const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE tables (
      id text PRIMARY KEY,
      code text NOT NULL,
      wish jsonb NOT NULL,
      opened_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz
    )`,
    'CREATE UNIQUE INDEX tables_open_code ON tables (code) WHERE ended_at IS NULL',
    `CREATE TABLE lines (
      table_id text NOT NULL REFERENCES tables (id),
      number integer NOT NULL,
      entry jsonb NOT NULL,
      PRIMARY KEY (table_id, number)
    )`,
  ],
  [
    'CREATE TABLE guests (id text PRIMARY KEY, recovery text NOT NULL UNIQUE)',
    'CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)',
  ],
  [
    'CREATE TABLE blocks (guest text NOT NULL, other text NOT NULL, PRIMARY KEY (guest, other))',
    'CREATE INDEX blocks_other ON blocks (other)',
  ],
  [
    // Addresses of guests are no longer stored.
    "UPDATE tables SET wish = wish - 'address'",
  ],
  [
    // The check doubled the cost of storing a line, and a table always has its row before its first line.
    'ALTER TABLE lines DROP CONSTRAINT lines_table_id_fkey',
  ],
  [
    // Version 0.1 may run at the same time; it neither reads nor writes these columns.
    `CREATE TABLE upkeep (
      one integer PRIMARY KEY CHECK (one = 1),
      age bigint NOT NULL,
      noted_at bigint,
      writes bigint NOT NULL
    )`,
    'INSERT INTO upkeep VALUES (1, 0, NULL, 0)',
    'ALTER TABLE tables ADD COLUMN touched_age bigint, ADD COLUMN touched_line integer, ADD COLUMN forget_age bigint',
    'CREATE INDEX tables_forget ON tables (forget_age) WHERE forget_age IS NOT NULL',
    'ALTER TABLE guests ADD COLUMN seen_age bigint',
    'ALTER TABLE blocks ADD COLUMN seen_age bigint',
  ],
];

/** The number of our advisory lock. Other programs in this database must use another. */
const LOCK = 8_137_204_551;

/** SQL that runs a step unless the database already has it. */
const once = (statements: readonly string[], step: number): string => `
DO $step$ BEGIN
  IF NOT EXISTS (SELECT FROM migrations WHERE step = ${step}) THEN
    ${statements.join(';\n')};
    INSERT INTO migrations VALUES (${step});
  END IF;
END $step$`;

/** Migrates a database to the newest version. If several processes start at once, one migrates and the others wait. */
export async function migratePostgres(client: ClientBase): Promise<void> {
  const all = [
    `SELECT pg_advisory_xact_lock(${LOCK})`,
    'CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)',
    ...STEPS.map(once),
  ];
  // Several statements in one query without parameters form one transaction.
  await client.query(all.join(';\n'));
}
