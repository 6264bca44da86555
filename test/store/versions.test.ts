import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOG_VERSION, type VersionedLogEntry } from '#table';
import type { Step } from '../../server/store/database.ts';
import { POSTGRES_KNOWN } from '../../server/store/postgres.ts';
import { openFile, SQLITE_KNOWN } from '../../server/store/sqliteSchema.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import { RETENTION } from '../../server/store/tidying.ts';
import { POSTGRES, SQLITE, type TestDatabases } from '../support/server/databases.ts';
import { type KeptFolders, keptFolders, lookInto } from '../support/server/dataFolder.ts';
import { orderOf, RULES } from '../support/server/memoryStore.ts';

const DAY = 86_400_000;
const said = (time: number): VersionedLogEntry => ({ v: LOG_VERSION, type: 'game', time });

const expands = (sql: string): Step => ({ sql, needs: 0 });

/** Steps of a later version: columns, an index, a table with rows, and a table made anew, or a view and a trigger. */
const ADDED = 'CREATE INDEX lines_type ON lines (table_id, number) WHERE entry IS NULL';
const EXPANSION = {
  SQLite: [
    expands('ALTER TABLE tables ADD COLUMN region TEXT; ALTER TABLE lines ADD COLUMN place INTEGER DEFAULT 7'),
    expands(`CREATE TABLE notes (
        id TEXT PRIMARY KEY, words TEXT NOT NULL
      ) STRICT;
      INSERT INTO notes (id, words) VALUES ('one', 'of a later version'); ${ADDED}`),
    expands(`ALTER TABLE secrets RENAME TO before;
      CREATE TABLE secrets (
        name TEXT PRIMARY KEY, value TEXT NOT NULL, made TEXT
      ) STRICT, WITHOUT ROWID;
      INSERT INTO secrets (name, value, made) SELECT name, value, 'today' FROM before; DROP TABLE before`),
  ],
  PostgreSQL: [
    expands('ALTER TABLE tables ADD COLUMN region text; ALTER TABLE lines ADD COLUMN place integer DEFAULT 7'),
    expands(`CREATE TABLE notes (id text PRIMARY KEY, words text NOT NULL);
      INSERT INTO notes (id, words) VALUES ('one', 'of a later version'); ${ADDED}`),
    expands(`CREATE VIEW noted AS SELECT notes.words, tables.code FROM notes, tables;
      CREATE FUNCTION place() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.place := 7; RETURN NEW; END';
      CREATE TRIGGER place BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION place()`),
  ],
};

describe.each(
  [
    { ...SQLITE, known: SQLITE_KNOWN, later: EXPANSION.SQLite },
    { ...POSTGRES, known: POSTGRES_KNOWN, later: EXPANSION.PostgreSQL },
  ].filter(({ isHere }) => isHere),
)('a $name database of a later version', ({ start, known, later }) => {
  const contraction: Step = { sql: 'DROP TABLE blocks', needs: known + 1 };
  const refusal = `it was migrated by a newer version of the game (schema ${known + later.length + 1}); this version knows up to ${known}`;
  let databases: TestDatabases;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'versions-'));
    databases = await start();
    const store = openStore(await databases.open());
    await store.create(orderOf('before'), RULES);
    await store.append([{ table: 'before', number: 0, entry: said(0) }]);
    await store.block('ann', 'ben', true);
    await store.secret('kept', 'before');
    await store.close();
  });
  afterEach(async () => {
    await databases.clear();
    rmSync(folder, { recursive: true });
  });

  /** Uses the store as servers do; returns the number of lines of the table that was there before. */
  async function use(id: string): Promise<number | undefined> {
    const store = openStore(await databases.open());
    expect(await store.create(orderOf(id), RULES)).toBe(true);
    const { count = 0 } = (await store.find('before')) ?? {};
    const entries = [said(1), said(2)].map((entry, index) => ({ table: 'before', number: count + index, entry }));
    expect(await store.append(entries)).toEqual([]);
    expect(await store.append(entries)).toEqual(['before']);
    await store.replaceRules(id, RULES);
    await store.end(id);
    await store.keepRecovery('ann', `code ${id}`);
    expect([await store.secret('kept', 'again'), await store.secret(id, 'new')]).toEqual(['before', 'new']);
    for (const day of [0, 1, 2]) await store.tidy({ ...RETENTION, now: day * DAY, most: DAY });
    expect(await store.create(orderOf(id), RULES), 'an unplayed table is deleted').toBe(true);
    await store.end(id);
    const found = await store.find('before');
    await store.close();
    return found?.count;
  }

  async function query(sql: string) {
    const database = await databases.open();
    return database.query(sql, []).finally(() => database.close());
  }

  test('that only expanded it is used, backed up and restored as before', async () => {
    await databases.upgrade(later);
    expect(await use('one')).toBe(3);
    databases.backUp(join(folder, 'backup'));
    expect(await use('two')).toBe(5);
    await databases.restore(join(folder, 'backup'));
    expect(await use('two')).toBe(5);
    expect(await query('SELECT words FROM notes')).toEqual([['of a later version']]);
    expect(await query("SELECT DISTINCT place FROM lines WHERE table_id = 'before'")).toEqual([[7]]);
    expect(await query('SELECT step FROM schema_steps')).toHaveLength(known + later.length);
    await databases.upgrade(later);
    expect(await use('three')).toBe(7);
  });

  test('is upgraded again after a backup from before was restored', async () => {
    databases.backUp(join(folder, 'backup'));
    await databases.upgrade(later);
    expect(await use('one')).toBe(3);
    await databases.restore(join(folder, 'backup'));
    expect(await query('SELECT id FROM tables')).toEqual([['before']]);
    await expect(query('SELECT words FROM notes')).rejects.toThrow('notes');
    await databases.upgrade(later);
    expect(await query('SELECT words FROM notes')).toEqual([['of a later version']]);
    expect(await query("SELECT DISTINCT place FROM lines WHERE table_id = 'before'")).toEqual([[7]]);
    expect(await use('one')).toBe(3);
  });

  test('that removed what this version needs is refused and left unchanged, and not restored', async () => {
    await databases.upgrade(later);
    databases.backUp(join(folder, 'fits'));
    await databases.upgrade([...later, contraction]);
    databases.backUpLater(join(folder, 'newer'));
    const before = databases.content();
    await expect(databases.open()).rejects.toThrow(/^The (data in|PostgreSQL of) \S+ cannot be used: it was migrated/);
    await expect(databases.open()).rejects.toThrow(refusal);
    await expect(databases.restore(join(folder, 'newer'))).rejects.toThrow(`newer cannot be restored: ${refusal}`);
    expect(databases.content()).toEqual(before);
    await databases.restore(join(folder, 'fits'));
    expect(await use('one')).toBe(3);
  });

  test('that removed what this version no longer needs is used', async () => {
    for (const [step, needs] of await query('SELECT step, needs FROM schema_steps')) {
      expect(needs, 'a step needs only earlier ones').toBeLessThanOrEqual(step as number);
    }
    await databases.upgrade([...later, { sql: 'DROP INDEX blocks_other', needs: known }]);
    expect(await use('one')).toBe(3);
  });
});

describe('a SQLite file', () => {
  let folders: KeptFolders;
  beforeEach(async () => {
    folders = await keptFolders();
  });
  afterEach(() => folders.clear());

  /** Changes the file of an orderly closed folder. */
  function change(sql: string): void {
    const database = openFile(join(folders.closed, 'tables.sqlite'));
    database.exec(sql);
    database.close();
  }

  test.each([
    ['PRAGMA user_version = 18', /is damaged: its schema number is damaged/],
    [`PRAGMA user_version = ${SQLITE_KNOWN - 1}`, /is damaged: its schema number is damaged/],
    ['DELETE FROM schema_steps', /is damaged: its schema number is damaged/],
  ])('after %s is damaged', async (sql, message) => {
    change(sql);
    await expect(lookInto(folders.closed, (store) => store.find('kept'))).rejects.toThrow(message);
  });
});

test.skipIf(!POSTGRES.isHere)('a step in PostgreSQL waits for a lock only briefly', async () => {
  const databases = await POSTGRES.start();
  await (await databases.open()).close();
  await databases.upgrade([expands("CREATE TABLE noted AS SELECT current_setting('lock_timeout')")]);
  expect(databases.content()).toMatch(/^3s$/m);
  await databases.clear();
});
