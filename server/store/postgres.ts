import { Pool } from 'pg';
import type { Database } from './database.ts';

/**
 * A PostgreSQL server.
 * @param url `postgres://user:password@host/database`
 */
export function openPostgres(url: string, report: (error: unknown) => void): Database {
  const pool = new Pool({ connectionString: url, max: 4 });
  // A connection at rest that breaks; the next question gets a new one.
  pool.on('error', report);
  return {
    query: async (sql, parameters) => {
      if (parameters === null) {
        await pool.query(sql);
        return [];
      }
      const { rows } = await pool.query<unknown[]>({ text: sql, values: [...parameters], rowMode: 'array' });
      return rows;
    },
    close: () => pool.end(),
  };
}
