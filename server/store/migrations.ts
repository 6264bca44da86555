import type { Query } from './database.ts';

/** What is to be run, in order, on a database that has none of it; a step that was delivered is never changed. */
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
    // Where a table was asked for is nobody's business any more.
    "UPDATE tables SET wish = wish - 'address'",
  ],
  [
    // To look up the table of each line costs as much as the lines themselves; a table has its row before its first line.
    'ALTER TABLE lines DROP CONSTRAINT lines_table_id_fkey',
  ],
];

/** A number that no other program at this database holds a lock by. */
const LOCK = 8_137_204_551;

/** Does nothing where the step is done. */
const once = (statements: readonly string[], step: number): string => `
DO $step$ BEGIN
  IF NOT EXISTS (SELECT FROM migrations WHERE step = ${step}) THEN
    ${statements.join(';\n')};
    INSERT INTO migrations VALUES (${step});
  END IF;
END $step$`;

/**
 * Brings a database to the form this program needs; does nothing to one that has it. Of several processes that start at
 * once one does it, and the others wait.
 */
export async function migrate(query: Query): Promise<void> {
  const all = [
    `SELECT pg_advisory_xact_lock(${LOCK})`,
    'CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)',
    ...STEPS.map(once),
  ];
  // One text without parameters is one transaction: it is done whole or not at all.
  await query(all.join(';\n'), null);
}
