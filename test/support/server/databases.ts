import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../server/cli/clusterPrograms.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Database } from '../../../server/store/store.ts';

/** A temporary database of one kind. */
export interface TestDatabases {
  /** Opens a new connection to the database, which is empty at first. Only one may be open at a time. */
  open(): Promise<Database>;
  clear(): Promise<void>;
}

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'store-'));

/** A SQLite file in its own folder. */
async function testSqlite(): Promise<TestDatabases> {
  const folder = temporaryFolder();
  return { open: () => openSqlite(folder), clear: async () => rmSync(folder, { recursive: true }) };
}

/** A PostgreSQL server of its own, only where `canPostgres`. */
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

/** Whether a PostgreSQL can be started here; prints a line if not. */
function canPostgres(): boolean {
  const isThere = findPostgres() !== undefined;
  if (!isThere) console.warn('Store tests on PostgreSQL are skipped, as it is missing: apt-get install postgresql');
  return isThere;
}

/** The kinds of databases under test; `isHere` if one can be started on this machine. */
export const SQLITE = { name: 'SQLite', start: testSqlite, isHere: true };
export const POSTGRES = { name: 'PostgreSQL', start: testPostgres, isHere: canPostgres() };
