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
];

/** Brings a database to the form this program needs; does nothing to one that has it. */
export async function migrate(query: Query): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)', []);
  const done = new Set((await query('SELECT step FROM migrations', [])).map(([step]) => step));
  for (const [step, statements] of STEPS.entries()) {
    if (done.has(step)) continue;
    // One text without parameters is one transaction: a step is done whole or not at all.
    await query([...statements, `INSERT INTO migrations VALUES (${step})`].join(';\n'), null);
  }
}
