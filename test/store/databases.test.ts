import { afterAll, test as baseTest, beforeAll, describe, expect } from 'vitest';
import { LOG_VERSION, type LoggedLine } from '#table';
import { openStore } from '../../server/store/sqlStore.ts';
import { RETENTION } from '../../server/store/tidying.ts';
import { POSTGRES, SQLITE, type TestDatabases, UNDO_GAMES } from '../support/server/databases.ts';
import { orderOf, RULES } from '../support/server/memoryStore.ts';

const said = (time: number): LoggedLine => ({ v: LOG_VERSION, type: 'game', time });
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

  test('gives a table stored before there were paces the usual one', async () => {
    const { pace: _, ...order } = orderOf('old');
    const database = await databases.open();
    await database.query('INSERT INTO tables (id, code, wish) VALUES ($1, $2, $3)', [
      'old',
      'old',
      JSON.stringify(order),
    ]);
    const store = openStore(database);
    expect((await store.find('old'))?.order).toEqual(orderOf('old'));
    await store.close();
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

describe('a PostgreSQL of version 0.1', () => {
  const test = baseTest.skipIf(!POSTGRES.isHere);

  test('is migrated with its content, and its tables age from now on', async () => {
    const databases = await POSTGRES.start();
    const before = await databases.open();
    for (const undo of [
      ...UNDO_GAMES,
      'DROP TABLE upkeep',
      'ALTER TABLE tables DROP COLUMN touched_age, DROP COLUMN touched_line, DROP COLUMN forget_age',
      'ALTER TABLE guests DROP COLUMN seen_age',
      'ALTER TABLE blocks DROP COLUMN seen_age',
      'ALTER TABLE migrations DROP COLUMN needs',
      'DELETE FROM migrations WHERE step >= 5',
    ]) {
      await before.query(undo, []);
    }
    const wish = (id: string) => [id, id, JSON.stringify(orderOf(id))];
    await before.query("INSERT INTO tables VALUES ($1, $2, $3, '2020-01-01')", wish('resting'));
    await before.query("INSERT INTO tables VALUES ($1, $2, $3, '2020-01-01', '2020-01-02')", wish('ended'));
    await before.query('INSERT INTO lines VALUES ($1, 0, $2)', ['resting', JSON.stringify(said(0))]);
    await before.query('INSERT INTO guests VALUES ($1, $2)', ['ann', 'code of Ann']);
    await before.close();

    const database = await databases.open();
    const store = openStore(database);
    const tidy = (day: number) => store.tidy({ ...RETENTION, now: day * DAY, most: 100 * DAY });
    await tidy(0);
    await tidy(59);
    expect(await store.find('resting')).toMatchObject({ order: orderOf('resting'), lines: [said(0)] });
    expect(await store.findRecovery('code of Ann')).toBe('ann');
    // The ended table is deleted, because nothing was played there.
    expect(await database.query('SELECT id FROM tables', [])).toEqual([['resting']]);
    await tidy(60);
    expect(await store.find('resting')).toBeNull();
    await store.close();
    await databases.clear();
  });
});
