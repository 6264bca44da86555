import { Client, Pool } from 'pg';
import { migratePostgres } from './postgresSchema.ts';
import { type Database, KeyTaken } from './store.ts';

/** The application name of our connections. A running server always has at least one. */
export const APPLICATION = 'crazy-rummy';

/** PostgreSQL's error code for a key that already exists. */
const UNIQUE_VIOLATION = '23505';

/** The timeout for connecting at start, in ms. */
const CONNECT_TIMEOUT = 10_000;

/** The tables from which a guest is erased. `VACUUM FULL` would lock them for as long as it copies them. */
const ERASED_FROM = [
  ...['lines', 'sittings', 'guests', 'blocks', 'players', 'game_players', 'dailies', 'rating_changes', 'ratings'],
];

/**
 * Connects to a PostgreSQL database and migrates it to the newest version.
 * @param url `postgres://user:password@host/database`
 * @param report called when an idle connection breaks; the next query opens a new one
 * @throws Error with a one-line message if it does not answer, or refuses
 */
export async function openPostgres(url: string, report: (error: unknown) => void): Promise<Database> {
  await prepare(url);
  const pool = new Pool({ connectionString: url, max: 4, application_name: APPLICATION, idleTimeoutMillis: 0 });
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
    async shred() {
      for (const table of ERASED_FROM) await pool.query(`VACUUM ${table}`);
    },
    close: () => pool.end(),
  };
}

async function prepare(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT });
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
