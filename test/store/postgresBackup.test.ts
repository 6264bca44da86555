import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOG_VERSION } from '#table';
import { openStore } from '../../server/store/sqlStore.ts';
import { POSTGRES } from '../support/server/databases.ts';
import { orderOf, RULES } from '../support/server/memoryStore.ts';

describe.skipIf(!POSTGRES.isHere)('a PostgreSQL database', () => {
  let databases: Awaited<ReturnType<typeof POSTGRES.start>>;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    databases = await POSTGRES.start();
  });
  afterAll(() => databases.clear());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    file = join(folder, 'backup');
    await run('DROP SCHEMA IF EXISTS public, another CASCADE; CREATE SCHEMA public');
    const store = openStore(await databases.open());
    await store.create(orderOf('kept'), RULES);
    await store.append([{ table: 'kept', number: 0, entry: { v: LOG_VERSION, type: 'game', time: 0 } }]);
    await store.secret('tokens', 'a secret');
    await store.close();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(sql: string): Promise<void> {
    const client = new Client({ connectionString: databases.url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  /** Opens the database; returns the number of lines of its table. */
  async function open(): Promise<number | undefined> {
    const store = openStore(await databases.open());
    const found = await store.find('kept');
    await store.close();
    return found?.count;
  }

  test('is restored, and opened again', async () => {
    const before = databases.content();
    databases.backUp(file);
    const count = await open();
    expect(count).toBeGreaterThan(0);
    await run('DELETE FROM lines; DELETE FROM secrets');
    await databases.restore(file);
    expect(databases.content()).toEqual(before);
    expect(await open()).toBe(count);
  });

  test('is restored without a change to other schemas and to extensions', async () => {
    await run(`CREATE EXTENSION pg_stat_statements;
      CREATE SCHEMA another;
      CREATE TABLE another.schema_steps AS SELECT 'before' AS name, 9 AS needs`);
    databases.backUp(file);
    await run("INSERT INTO another.schema_steps VALUES ('after'); CREATE TABLE another.notes (id text)");
    const before = databases.content();
    const count = await open();
    await databases.restore(file);
    expect(databases.content()).toEqual(before);
    expect(await open()).toBe(count);
  });

  test("is restored without a change to another program's tables beside ours", async () => {
    databases.backUp(file);
    const count = await open();
    await run('CREATE TABLE notes (id text)');
    await databases.restore(file);
    await run('SELECT id FROM notes');
    expect(await open()).toBe(count);
  });

  test('is left alone if a table of another schema needs one of ours', async () => {
    databases.backUp(file);
    await open();
    await run('CREATE SCHEMA another; CREATE TABLE another.notes (age integer REFERENCES upkeep)');
    const before = databases.content();
    await expect(databases.restore(file)).rejects.toThrow(/^psql failed: ERROR: [^\n]+$/);
    expect(databases.content()).toEqual(before);
  });

  test('is not changed by a file that is no backup, or is damaged', async () => {
    databases.backUp(file);
    const whole = readFileSync(file);
    const middle = whole.length >> 1;
    await open();
    const before = databases.content();
    for (const damaged of [
      Buffer.alloc(0),
      Buffer.from('something else, of some length'),
      whole.subarray(0, middle),
      whole.subarray(0, -100),
      Buffer.from(whole).fill(0, middle, middle + 100),
    ]) {
      writeFileSync(file, damaged);
      await expect(databases.restore(file)).rejects.toThrow(/^pg_restore failed: [^\n]+$/);
      expect(databases.content()).toEqual(before);
    }
  });

  test('is not changed by a backup of other tables', async () => {
    await run('CREATE SCHEMA another; ALTER TABLE schema_steps SET SCHEMA another');
    databases.backUp(file);
    await run('ALTER TABLE another.schema_steps SET SCHEMA public');
    const before = databases.content();
    const message = `${file} cannot be restored: it has no tables of this game in the schema public`;
    await expect(databases.restore(file)).rejects.toThrow(message);
    expect(databases.content()).toEqual(before);
  });
});
