import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogEntry } from '#table';
import type { Database } from '../../server/store/database.ts';
import { openStore } from '../../server/store/drizzleStore.ts';
import { MOST_BLOCKED, type Store } from '../../server/store/store.ts';
import { memoryStore, orderOf } from '../support/memoryStore.ts';

/** A database in this thread and nowhere else. */
function databaseInMemory(): Database {
  const pglite = new PGlite();
  return {
    query: async (sql, parameters) => {
      if (parameters === null) {
        await pglite.transaction((one) => one.exec(sql));
        return [];
      }
      return (await pglite.query<unknown[]>(sql, [...parameters], { rowMode: 'array' })).rows;
    },
    close: () => pglite.close(),
  };
}

const database = databaseInMemory();
const said = (time: number): LogEntry => ({ type: 'action', time, by: 1, origin: 'person', action: { type: 'goOut' } });
const line = (table: string, number: number) => ({ table, number, entry: said(number) });

describe.each([
  ['in PostgreSQL', () => openStore(database)],
  ['of the tests', async () => memoryStore()],
])('the store %s', (_, open: () => Promise<Store>) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(() => store.close());

  test('gives a table back with its log in order, as far as it is kept', async () => {
    expect(await store.create(orderOf('one'))).toBe(true);
    expect(await store.find('one')).toEqual({ order: orderOf('one'), entries: [] });
    expect(await store.append([line('one', 0), line('one', 1)])).toEqual([]);
    expect(await store.append([line('one', 2)])).toEqual([]);
    expect(await store.find('one')).toEqual({ order: orderOf('one'), entries: [said(0), said(1), said(2)] });
  });

  test('keeps two guests apart, whoever wished so, until that one takes it back', async () => {
    expect(await store.block('ann', 'ben', true)).toBe(true);
    expect(await store.block('ann', 'ben', true)).toBe(true);
    await store.block('cid', 'ann', true);
    expect((await store.keptFrom('ann')).toSorted()).toEqual(['ben', 'cid']);
    expect(await store.keptFrom('ben')).toEqual(['ann']);
    await store.block('ben', 'ann', false);
    expect(await store.keptFrom('ben')).toEqual(['ann']);
    await store.block('ann', 'ben', false);
    expect(await store.keptFrom('ben')).toEqual([]);
    expect(await store.keptFrom('ann')).toEqual(['cid']);
  });

  test('keeps nobody apart from more than they can have met', async () => {
    for (let i = 0; i < MOST_BLOCKED; i++) await store.block('crank', `guest ${i}`, true);
    expect(await store.block('crank', 'one more', true)).toBe(false);
    expect(await store.block('crank', 'guest 1', true), 'what was wished for before').toBe(true);
    await store.block('crank', 'guest 0', false);
    expect(await store.block('crank', 'one more', true)).toBe(true);
  });

  test('knows a guest by the latest code alone, and keeps each secret as it was first made', async () => {
    await store.keepRecovery('ann', 'first of Ann');
    await store.keepRecovery('ben', 'of Ben');
    expect(await store.findRecovery('first of Ann')).toBe('ann');
    await store.keepRecovery('ann', 'second of Ann');
    const codes = ['first of Ann', 'second of Ann', 'of Ben'];
    expect(await Promise.all(codes.map((code) => store.findRecovery(code)))).toEqual([null, 'ann', 'ben']);
    const made = [await store.secret('a', 'one'), await store.secret('a', 'two'), await store.secret('b', 'three')];
    expect(made).toEqual(['one', 'one', 'three']);
  });

  test('ends tables that nobody has touched for long, and no others', async () => {
    const later = Date.now() + 100_000;
    for (const id of ['old', 'touched', 'empty']) await store.create(orderOf(id));
    await store.append([
      { table: 'old', number: 0, entry: said(later) },
      { table: 'old', number: 1, entry: said(later + 10) },
      { table: 'touched', number: 0, entry: said(later) },
      { table: 'touched', number: 1, entry: said(later + 30) },
    ]);
    const tidy = (untouchedSince: number) => store.tidy({ untouchedSince, endedBefore: 0, unplayedBefore: 0 });
    await tidy(later - 200_000);
    expect(await store.find('empty')).not.toBeNull();
    await tidy(later);
    expect(await store.find('empty')).toBeNull();
    expect(await tidy(later + 20)).toBe(1);
    expect(await store.find('old')).toBeNull();
    expect(await store.find('touched')).toMatchObject({ order: { id: 'touched' } });
    expect(await tidy(later + 20)).toBe(0);
  });

  test('forgets a table with its log long after its end', async () => {
    await store.create(orderOf('ended'));
    await store.append([{ table: 'ended', number: 0, entry: { type: 'game', time: 0 } }]);
    await store.end('ended');
    await store.tidy({ untouchedSince: 0, endedBefore: Date.now() - 60_000, unplayedBefore: Date.now() + 60_000 });
    expect(await store.create(orderOf('ended'))).toBe(false);
    await store.tidy({ untouchedSince: 0, endedBefore: Date.now() + 60_000, unplayedBefore: 0 });
    expect(await store.create(orderOf('ended'))).toBe(true);
    expect(await store.find('ended')).toEqual({ order: orderOf('ended'), entries: [] });
  });

  test('forgets a table where nothing was played soon', async () => {
    const sat: LogEntry = { type: 'seat', time: 0, seat: 0, change: 'sat', name: 'Eve' };
    for (const id of ['unplayed', 'unopened']) await store.create(orderOf(id));
    await store.append([{ table: 'unplayed', number: 0, entry: sat }]);
    for (const id of ['unplayed', 'unopened']) await store.end(id);
    await store.tidy({ untouchedSince: 0, endedBefore: 0, unplayedBefore: Date.now() - 60_000 });
    expect(await store.create(orderOf('unplayed'))).toBe(false);
    await store.tidy({ untouchedSince: 0, endedBefore: 0, unplayedBefore: Date.now() + 60_000 });
    for (const id of ['unplayed', 'unopened']) expect(await store.create(orderOf(id))).toBe(true);
  });

  test('knows no table by a code that none has', async () => {
    expect(await store.find('none')).toBeNull();
  });

  test('has each code once among open tables; it is free again after the end', async () => {
    expect(await store.create(orderOf('two', 'CODE'))).toBe(true);
    expect(await store.create(orderOf('three', 'CODE'))).toBe(false);
    await store.end('two');
    expect(await store.find('CODE')).toBeNull();
    expect(await store.create(orderOf('four', 'CODE'))).toBe(true);
  });

  test('keeps nothing of a table where a line stands already, and all of the others', async () => {
    await store.create(orderOf('five'));
    await store.create(orderOf('six'));
    await store.append([line('five', 0)]);
    expect(await store.append([line('six', 0), line('five', 0), line('five', 1), line('six', 1)])).toEqual(['five']);
    expect((await store.find('five'))?.entries).toEqual([said(0)]);
    expect((await store.find('six'))?.entries).toEqual([said(0), said(1)]);
  });
});

test('a table of before there were paces is played at the usual one', async () => {
  const own = databaseInMemory();
  const store = await openStore(own);
  await store.create(orderOf('old'));
  await own.query("UPDATE tables SET wish = wish - 'pace'", []);
  expect((await store.find('old'))?.order).toEqual(orderOf('old'));
  await own.close();
});

test('a database that has been brought to its form is left as it is', async () => {
  const own = databaseInMemory();
  await (await openStore(own)).create(orderOf('one'));
  expect(await (await openStore(own)).find('one')).not.toBeNull();
  await own.close();
});
