import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, test as baseTest, beforeAll, describe, expect } from 'vitest';
import { FORMER } from '../../server/store/database.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import { RETENTION } from '../../server/store/tidying.ts';
import { POSTGRES, SQLITE, type TestDatabases } from '../support/server/databases.ts';
import { orderOf, RULES } from '../support/server/memoryStore.ts';

const DAY = 86_400_000;

describe.each([SQLITE, POSTGRES])('a database in $name', ({ start, isHere }) => {
  const test = baseTest.skipIf(!isHere);
  let databases: TestDatabases;
  beforeAll(async () => {
    if (isHere) databases = await start();
  });
  afterAll(() => databases?.clear());

  test('that is already migrated is left unchanged', async () => {
    const first = openStore(await databases.open());
    await first.create(orderOf('one'), RULES);
    await first.close();
    const next = openStore(await databases.open());
    expect(await next.find('one')).toEqual({ order: orderOf('one'), rules: RULES, lines: [], count: 0 });
    await next.close();
  });

  test('is tidied even if there are more rows than a statement can have parameters', async () => {
    const database = await databases.open();
    const store = openStore(database);
    await database.query(
      `INSERT INTO tables (id, code, wish, ended_at)
       WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 70000)
       SELECT 'many' || number, 'many' || number, '{}', CURRENT_TIMESTAMP FROM numbers`,
      [],
    );
    const tidy = (now: number) => store.tidy({ ...RETENTION, now, most: 2 * DAY });
    await tidy(0);
    await tidy(2 * DAY);
    const [[left] = []] = await database.query("SELECT count(*) FROM tables WHERE id LIKE 'many%'", []);
    expect(Number(left)).toBe(0);
    await store.close();
  });
});

describe('a PostgreSQL database of the versions 0.1 to 0.4', () => {
  const test = baseTest.skipIf(!POSTGRES.isHere);

  test('is refused by name and left unchanged, and neither replaced nor restored', async () => {
    const databases = await POSTGRES.start();
    const folder = mkdtempSync(join(tmpdir(), 'former-'));
    const database = await databases.open();
    await database.close();
    databases.backUp(join(folder, 'backup'));
    const client = new Client({ connectionString: databases.url });
    await client.connect();
    await client.query('ALTER TABLE schema_steps RENAME TO migrations');
    await client.end();
    databases.backUp(join(folder, 'former'));
    const before = databases.content();
    await expect(databases.open()).rejects.toThrow(`The PostgreSQL of DATABASE_URL cannot be used: ${FORMER}`);
    await expect(databases.restore(join(folder, 'backup'))).rejects.toThrow(FORMER);
    expect(databases.content()).toEqual(before);
    await databases.clear();

    const others = await POSTGRES.start();
    await expect(others.restore(join(folder, 'former'))).rejects.toThrow(`former cannot be restored: ${FORMER}`);
    await others.clear();
    rmSync(folder, { recursive: true });
  });
});
