import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect } from 'vitest';
import { findPostgres, startPostgres } from '../../../server/cli/programs.ts';
import type { Database, Step } from '../../../server/store/database.ts';
import { databaseIn } from '../../../server/store/dataFolder.ts';
import { backUpFolder, restoreFolder } from '../../../server/store/folderBackup.ts';
import { APPLICATION_NAME, migratePostgres, openPostgres } from '../../../server/store/postgres.ts';
import { backUpPostgres, restorePostgres } from '../../../server/store/postgresBackup.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { migrateSqlite, openFile } from '../../../server/store/sqliteSchema.ts';
import { eventually } from '../progress.ts';
import { filesIn } from './dataFolder.ts';

/** A temporary database of one kind. */
export interface TestDatabases {
  /** Opens a new connection to the database, which is empty at first. Only one may be open at a time. */
  open(): Promise<Database>;
  /** Migrates the database, which no connection may have open, by further steps, as a later version does. */
  upgrade(later: readonly Step[]): Promise<void>;
  /** Everything in the database, which no connection may have open; equal only if nothing has changed. */
  content(): unknown;
  backUp(file: string): void;
  /** Backs up the closed database as a later version does, without the checks of this one. */
  backUpLater(file: string): void;
  restore(file: string): Promise<unknown>;
  clear(): Promise<void>;
}

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'store-'));

/** A SQLite file in its own folder. */
async function testSqlite(): Promise<TestDatabases> {
  const folder = temporaryFolder();
  return {
    open: () => openSqlite(folder),
    async upgrade(later) {
      const database = openFile(databaseIn(folder));
      migrateSqlite(database, later);
      database.close();
    },
    content: () => filesIn(folder),
    backUp: (file) => backUpFolder(folder, file),
    backUpLater: (file) => copyFileSync(databaseIn(folder), file),
    restore: (file) => restoreFolder(folder, file, new Date()),
    clear: async () => rmSync(folder, { recursive: true }),
  };
}

const CONNECTIONS = 'SELECT 1 FROM pg_stat_activity WHERE application_name = $1';

async function withClient<Value>(url: string, use: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}

/** A PostgreSQL server of its own, only where `canPostgres`. */
async function testPostgres(): Promise<TestDatabases & { readonly url: string }> {
  const folder = temporaryFolder();
  const programs = findPostgres() as string;
  const server = await startPostgres(programs, folder);
  return {
    url: server.url,
    open: () => openPostgres(server.url, () => undefined),
    upgrade: (later) => withClient(server.url, (client) => migratePostgres(client, later)),
    // Lines that begin with a backslash have a random key.
    content: () =>
      execFileSync(join(programs, 'pg_dump'), [server.url], { encoding: 'utf8' }).replaceAll(/^\\.*\n/gm, ''),
    backUp: (file) => backUpPostgres(server.url, file, programs),
    backUpLater: (file) => backUpPostgres(server.url, file, programs),
    async restore(file) {
      // The server lists a closed connection for a moment.
      await withClient(server.url, (client) =>
        eventually(async () => expect((await client.query(CONNECTIONS, [APPLICATION_NAME])).rows).toEqual([])),
      );
      await restorePostgres(server.url, file, programs);
    },
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
