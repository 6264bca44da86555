import type { ClientBase } from 'pg';
import { type Step, tooNew } from './migrations.ts';

/** All migration steps in order. Never change a released step: databases that have it do not run it again. */
const STEPS: readonly Step[] = [
  {
    needs: 0,
    sql: `
      CREATE TABLE tables (
        id text PRIMARY KEY,
        code text NOT NULL,
        wish jsonb NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE UNIQUE INDEX tables_open_code ON tables (code) WHERE ended_at IS NULL;
      CREATE TABLE lines (
        table_id text NOT NULL REFERENCES tables (id),
        number integer NOT NULL,
        entry jsonb NOT NULL,
        PRIMARY KEY (table_id, number)
      )`,
  },
  {
    needs: 0,
    sql: `
      CREATE TABLE guests (id text PRIMARY KEY, recovery text NOT NULL UNIQUE);
      CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)`,
  },
  {
    needs: 0,
    sql: `
      CREATE TABLE blocks (guest text NOT NULL, other text NOT NULL, PRIMARY KEY (guest, other));
      CREATE INDEX blocks_other ON blocks (other)`,
  },
  {
    // Addresses of guests are no longer stored.
    needs: 0,
    sql: "UPDATE tables SET wish = wish - 'address'",
  },
  {
    // The check doubled the cost of storing a line, and a table always has its row before its first line.
    needs: 0,
    sql: 'ALTER TABLE lines DROP CONSTRAINT lines_table_id_fkey',
  },
  {
    // Version 0.1 may run at the same time; it neither reads nor writes these columns.
    needs: 0,
    sql: `
      CREATE TABLE upkeep (
        one integer PRIMARY KEY CHECK (one = 1),
        age bigint NOT NULL,
        noted_at bigint,
        writes bigint NOT NULL
      );
      INSERT INTO upkeep VALUES (1, 0, NULL, 0);
      ALTER TABLE tables ADD COLUMN touched_age bigint, ADD COLUMN touched_line integer, ADD COLUMN forget_age bigint;
      CREATE INDEX tables_forget ON tables (forget_age) WHERE forget_age IS NOT NULL;
      ALTER TABLE guests ADD COLUMN seen_age bigint;
      ALTER TABLE blocks ADD COLUMN seen_age bigint`,
  },
  {
    // Version 0.1 inserts only the step, so the column has a default.
    needs: 0,
    sql: 'ALTER TABLE migrations ADD COLUMN needs integer NOT NULL DEFAULT 0',
  },
  {
    // Stored games. Records are compressed already.
    needs: 0,
    sql: `
      CREATE TABLE games (
        id text PRIMARY KEY,
        table_id text NOT NULL,
        is_public integer NOT NULL,
        preset text NOT NULL,
        rules text NOT NULL,
        seats integer NOT NULL,
        deals integer NOT NULL,
        began bigint NOT NULL,
        ended bigint NOT NULL,
        status text NOT NULL,
        forget_age bigint
      );
      CREATE INDEX games_forget ON games (forget_age);
      CREATE TABLE game_records (
        game_id text PRIMARY KEY,
        results jsonb NOT NULL,
        packed text NOT NULL,
        packed_crc bigint NOT NULL
      );
      ALTER TABLE game_records ALTER COLUMN packed SET STORAGE EXTERNAL;
      CREATE TABLE game_players (
        game_id text NOT NULL,
        seat integer NOT NULL,
        part integer NOT NULL,
        player text,
        name text,
        level text,
        first_deal integer NOT NULL,
        last_deal integer NOT NULL,
        points integer NOT NULL,
        place integer,
        outs integer NOT NULL,
        swaps integer NOT NULL,
        has_left integer NOT NULL,
        is_public integer NOT NULL,
        ended bigint NOT NULL,
        PRIMARY KEY (game_id, seat, part)
      );
      CREATE INDEX game_players_all ON game_players (player, ended, game_id) WHERE player IS NOT NULL;
      CREATE INDEX game_players_public ON game_players (player, ended, game_id)
        WHERE player IS NOT NULL AND is_public = 1;
      CREATE TABLE players (id text PRIMARY KEY, guest text NOT NULL UNIQUE);
      CREATE TABLE sittings (guest text NOT NULL, table_id text NOT NULL, PRIMARY KEY (guest, table_id));
      CREATE INDEX sittings_table ON sittings (table_id);
      CREATE TABLE dailies (
        day text NOT NULL,
        guest text NOT NULL,
        table_id text NOT NULL,
        code text NOT NULL,
        name text,
        points integer,
        place integer,
        forget_age bigint,
        PRIMARY KEY (day, guest)
      );
      CREATE INDEX dailies_best ON dailies (day, points) WHERE points IS NOT NULL;
      CREATE INDEX dailies_guest ON dailies (guest, day);
      CREATE INDEX dailies_forget ON dailies (forget_age);
      ALTER TABLE tables ADD COLUMN looked_line integer, ADD COLUMN looked_count integer, ADD COLUMN recorded integer;
      CREATE INDEX tables_unrecorded ON tables (id) WHERE recorded IS NULL;
      ALTER TABLE upkeep ADD COLUMN erased integer NOT NULL DEFAULT 0`,
  },
  {
    // Ratings: every change of a standing, and what is shown of the last in each season.
    needs: 0,
    sql: `
      CREATE TABLE rating_changes (
        game_id text NOT NULL,
        player text NOT NULL,
        family text NOT NULL,
        number integer NOT NULL,
        standing text,
        season integer NOT NULL,
        points integer NOT NULL,
        games integer NOT NULL,
        opponents integer NOT NULL,
        is_shown integer NOT NULL,
        forget_age bigint,
        PRIMARY KEY (player, family, number)
      );
      CREATE UNIQUE INDEX rating_changes_game ON rating_changes (game_id, player);
      CREATE INDEX rating_changes_forget ON rating_changes (forget_age);
      CREATE TABLE ratings (
        player text NOT NULL,
        season integer NOT NULL,
        family text NOT NULL,
        number integer NOT NULL,
        points integer NOT NULL,
        games integer NOT NULL,
        opponents integer NOT NULL,
        is_shown integer NOT NULL,
        PRIMARY KEY (player, season, family)
      );
      CREATE INDEX ratings_best ON ratings (family, season, is_shown, points DESC, player)`,
  },
];

/** The number of steps that this version knows. */
export const POSTGRES_KNOWN = STEPS.length;

/** The tables that these steps create, and that of the steps themselves. */
export const POSTGRES_TABLES: readonly string[] = [
  'migrations',
  ...STEPS.flatMap(({ sql }) => [...sql.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table as string)),
];

/** The number of our advisory lock. Other programs in this database must use another. */
const LOCK = 8_137_204_551;

/** The longest wait for a lock on a table, in ms. The queries of running servers queue up behind a waiting step. */
const LOCK_TIMEOUT = 3_000;

/** SQL that fails if a newer version is needed. The column `needs` is missing before the step that adds it. */
const refuse = (known: number): string => `
DO $check$ BEGIN
  IF (SELECT max((to_jsonb(one)->>'needs')::integer) FROM migrations AS one) > ${known} THEN
    RAISE EXCEPTION '${tooNew('%', known)}', (SELECT count(*) FROM migrations);
  END IF;
END $check$`;

/** SQL that runs a step unless the database already has it. */
const once = ({ sql, needs }: Step, step: number): string => `
DO $step$ BEGIN
  IF NOT EXISTS (SELECT FROM migrations WHERE step = ${step}) THEN
    ${sql};
    ${needs > 0 ? `INSERT INTO migrations (step, needs) VALUES (${step}, ${needs})` : `INSERT INTO migrations VALUES (${step})`};
  END IF;
END $step$`;

/**
 * Migrates a database to the newest version. If several processes start at once, one migrates and the others wait.
 * @param later tests add steps of later versions
 * @throws Error with nothing changed if a newer version migrated it so far that this one cannot use it
 */
export async function migratePostgres(client: ClientBase, later: readonly Step[] = []): Promise<void> {
  const steps = [...STEPS, ...later];
  const all = [
    `SELECT pg_advisory_xact_lock(${LOCK})`,
    'CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)',
    refuse(steps.length),
    `SET LOCAL lock_timeout = ${LOCK_TIMEOUT}`,
    ...steps.map(once),
  ];
  // Several statements in one query without parameters form one transaction.
  await client.query(all.join(';\n'));
}
