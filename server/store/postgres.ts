import { Client, type ClientBase, Pool } from 'pg';
import { type Database, FORMER, KeyTaken, type Step, tooNew } from './database.ts';

/** All migration steps in order. Never change a released step: databases that have it do not run it again. */
const STEPS: readonly Step[] = [
  {
    needs: 0,
    // No foreign key from lines to tables: it doubled the cost of a line, and a table has its row before any line.
    sql: `
      CREATE TABLE tables (
        id text PRIMARY KEY,
        code text NOT NULL,
        wish jsonb NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        touched_age bigint,
        touched_line integer,
        forget_age bigint,
        looked_line integer,
        looked_count integer,
        recorded integer
      );
      CREATE UNIQUE INDEX tables_open_code ON tables (code) WHERE ended_at IS NULL;
      CREATE INDEX tables_forget ON tables (forget_age) WHERE forget_age IS NOT NULL;
      CREATE INDEX tables_unrecorded ON tables (id) WHERE recorded IS NULL;
      CREATE TABLE lines (
        table_id text NOT NULL,
        number integer NOT NULL,
        entry jsonb NOT NULL,
        PRIMARY KEY (table_id, number)
      );
      CREATE TABLE guests (id text PRIMARY KEY, recovery text NOT NULL UNIQUE, seen_age bigint);
      CREATE TABLE blocks (guest text NOT NULL, other text NOT NULL, seen_age bigint, PRIMARY KEY (guest, other));
      CREATE INDEX blocks_other ON blocks (other);
      CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
      CREATE TABLE upkeep (
        one integer PRIMARY KEY CHECK (one = 1),
        age bigint NOT NULL,
        noted_at bigint,
        writes bigint NOT NULL,
        erased bigint NOT NULL
      );
      INSERT INTO upkeep (one, age, writes, erased) VALUES (1, 0, 0, 0);
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
        packed text NOT NULL
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
  'schema_steps',
  ...STEPS.flatMap(({ sql }) => [...sql.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table as string)),
];

/** The number of our advisory lock. Other programs in this database must use another. */
const ADVISORY_LOCK = 8_137_204_551;

/** The longest wait for a lock on a table, in ms. The queries of running servers queue up behind a waiting step. */
const LOCK_TIMEOUT_MS = 3_000;

/** Whether the database is one of the versions 0.1 to 0.4, which counted their steps in another table. */
export const IS_FORMER = `(to_regclass('migrations') IS NOT NULL AND to_regclass('lines') IS NOT NULL
  AND to_regclass('schema_steps') IS NULL)`;

/** SQL that fails if the database is of one of these versions. */
const REFUSE_FORMER = `
DO $check$ BEGIN
  IF ${IS_FORMER} THEN RAISE EXCEPTION '${FORMER}'; END IF;
END $check$`;

/** SQL that fails if a newer version is needed. */
const refuseNewer = (known: number): string => `
DO $check$ BEGIN
  IF (SELECT max(needs) FROM schema_steps) > ${known} THEN
    RAISE EXCEPTION '${tooNew('%', known)}', (SELECT count(*) FROM schema_steps);
  END IF;
END $check$`;

/** SQL that runs a step unless the database already has it. */
const once = ({ sql, needs }: Step, index: number): string => `
DO $step$ BEGIN
  IF NOT EXISTS (SELECT FROM schema_steps WHERE step = ${index + 1}) THEN
    ${sql};
    INSERT INTO schema_steps (step, needs) VALUES (${index + 1}, ${needs});
  END IF;
END $step$`;

/**
 * Migrates a database to the newest version. If several processes start at once, one migrates and the others wait.
 * @param later tests add steps of later versions
 * @throws Error with nothing changed if a former version wrote it, or a newer one migrated it too far for this one
 */
export async function migratePostgres(client: ClientBase, later: readonly Step[] = []): Promise<void> {
  const steps = [...STEPS, ...later];
  const all = [
    `SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`,
    REFUSE_FORMER,
    'CREATE TABLE IF NOT EXISTS schema_steps (step integer PRIMARY KEY, needs integer NOT NULL)',
    refuseNewer(steps.length),
    `SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`,
    ...steps.map(once),
  ];
  // Several statements in one query without parameters form one transaction.
  await client.query(all.join(';\n'));
}

/** The application name of our connections. A running server always has at least one. */
export const APPLICATION_NAME = 'crazy-rummy';

/** PostgreSQL's error code for a key that already exists. */
const UNIQUE_VIOLATION = '23505';

/** The timeout for connecting at start, in ms. */
const CONNECT_TIMEOUT_MS = 10_000;

/** The tables from which a guest is erased. `VACUUM FULL` would lock them for as long as it copies them. */
const ERASED_FROM = [
  'lines',
  'sittings',
  'guests',
  'blocks',
  'players',
  'game_players',
  'dailies',
  'rating_changes',
  'ratings',
];

/**
 * Connects to a PostgreSQL database and migrates it to the newest version.
 * @param url `postgres://user:password@host/database`
 * @param report called when an idle connection breaks; the next query opens a new one
 * @throws Error with a one-line message if it does not answer, or refuses
 */
export async function openPostgres(url: string, report: (error: unknown) => void): Promise<Database> {
  await prepare(url);
  const pool = new Pool({ connectionString: url, max: 4, application_name: APPLICATION_NAME, idleTimeoutMillis: 0 });
  pool.on('error', report);
  return {
    query: async (sql, parameters) => {
      try {
        const { rows } = await pool.query<unknown[]>({ text: sql, values: [...parameters], rowMode: 'array' });
        return rows;
      } catch (error) {
        throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? new KeyTaken() : error;
      }
    },
    async vacuum() {
      for (const table of ERASED_FROM) await pool.query(`VACUUM ${table}`);
    },
    close: () => pool.end(),
  };
}

async function prepare(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // The pending query rejects with the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migratePostgres(client);
  } catch (error) {
    // A host name with several addresses fails once per address.
    const { message } = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
    throw new Error(`The PostgreSQL of DATABASE_URL cannot be used: ${message}`);
  } finally {
    await client.end();
  }
}
