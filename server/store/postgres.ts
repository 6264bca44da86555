import { Pool } from 'pg';
import { type Database, KeyTaken } from './database.ts';
import { migrate } from './postgresSchema.ts';

/** What our connections are called: as long as a server runs, it has one. */
export const APPLICATION = 'crazy-rummy';

/** PostgreSQL's code for a key that exists already. */
const UNIQUE_VIOLATION = '23505';

/**
 * Connects to a PostgreSQL server and brings its tables to the newest form.
 * @param url `postgres://user:password@host/database`
 * @param report is told of idle connections that break; the next query gets a new one
 */
export async function openPostgres(url: string, report: (error: unknown) => void): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 4, application_name: APPLICATION, idleTimeoutMillis: 0 });
  pool.on('error', report);
  await migrate(pool);
  return {
    linesOfJson: `SELECT "table", number, entry
      FROM jsonb_to_recordset($1::text::jsonb) AS line ("table" text, number int, entry jsonb)`,
    query: async (sql, parameters) => {
      try {
        const { rows } = await pool.query<unknown[]>({ text: sql, values: [...parameters], rowMode: 'array' });
        return rows;
      } catch (error) {
        throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? new KeyTaken() : error;
      }
    },
    close: () => pool.end(),
  };
}
