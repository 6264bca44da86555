import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../server/cli/clusterPrograms.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Database } from '../../../server/store/store.ts';

/** Databases of one kind that are gone when the test is over. */
export interface TestDatabases {
  /** The database, which is empty the first time; another connection to it each time, one at a time. */
  open(): Promise<Database>;
  clear(): Promise<void>;
}

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'store-'));

/** A SQLite file in a folder of its own. */
async function testSqlite(): Promise<TestDatabases> {
  const folder = temporaryFolder();
  return { open: () => openSqlite(folder), clear: async () => rmSync(folder, { recursive: true }) };
}

/** A PostgreSQL of its own; only where `canPostgres`. */
async function testPostgres(): Promise<TestDatabases & { readonly url: string }> {
  const folder = temporaryFolder();
  const server = await startPostgres(findPostgres() as string, folder);
  return {
    url: server.url,
    open: () => openPostgres(server.url, () => undefined),
    async clear() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Whether a PostgreSQL can be started here; says so in one line where not. */
function canPostgres(): boolean {
  const isThere = findPostgres() !== undefined;
  if (!isThere) console.warn('No PostgreSQL for the tests of the store, which are skipped: apt-get install postgresql');
  return isThere;
}

/** The kinds of databases there are; `isHere` where one can be started. */
export const SQLITE = { name: 'SQLite', start: testSqlite, isHere: true };
export const POSTGRES = { name: 'PostgreSQL', start: testPostgres, isHere: canPostgres() };
