import { describe, expect, test } from 'vitest';
import { LOG_VERSION, type VersionedLogEntry } from '#table';
import { Journal, NotStored } from '../../server/store/journal.ts';
import type { StoredLogEntry } from '../../server/store/store.ts';
import { memoryStore, orderOf, RULES } from '../support/server/memoryStore.ts';

const said = (time: number): VersionedLogEntry => ({ v: LOG_VERSION, type: 'game', time });

/** A store with tables a and b that records its batches and can be made to fail. */
async function setUp() {
  const store = memoryStore();
  for (const id of ['a', 'b']) await store.create(orderOf(id), RULES);
  const batches: string[][] = [];
  const faults: unknown[] = [];
  const measured: number[] = [];
  const set: { fails: boolean; meanwhile(): void } = { fails: false, meanwhile: () => undefined };
  const append = async (lines: readonly StoredLogEntry[]) => {
    batches.push(lines.map(({ table, number }) => `${table}${number}`));
    set.meanwhile();
    if (set.fails) throw new Error('no disk');
    return store.append(lines);
  };
  const journal = new Journal(
    { ...store, append },
    (error) => faults.push(error),
    (lines) => measured.push(lines),
  );
  return { store, journal, batches, faults, measured, set };
}

describe('the journal', () => {
  test('stores the lines of all tables in one batch, and those that arrive later in the next', async () => {
    const { journal, batches, measured } = await setUp();
    const [a, b] = [journal.open('a', 0), journal.open('b', 0)];
    a.append(said(1));
    b.append(said(2));
    a.append(said(3));
    const first = a.stored();
    await new Promise(setImmediate);
    b.append(said(4));
    await Promise.all([first, b.stored()]);
    expect(batches).toEqual([['a0', 'b0', 'a1'], ['b1']]);
    expect(measured).toEqual([3, 1]);
  });

  test('continues where the log ends', async () => {
    const { journal, store } = await setUp();
    const before = journal.open('a', 0);
    before.append(said(1));
    await before.stored();
    const after = journal.open('a', 1);
    after.append(said(2));
    await after.stored();
    expect(store.tables[0]?.entries).toEqual([said(1), said(2)]);
  });

  test('rejects lines of a table that another process writes, and stores the others', async () => {
    const { journal, store } = await setUp();
    const [mine, other] = [journal.open('a', 0), journal.open('b', 0)];
    await store.append([{ table: 'a', number: 0, entry: said(9) }]);
    mine.append(said(1));
    other.append(said(2));
    await expect(mine.stored()).rejects.toThrow(NotStored);
    await other.stored();
    expect(store.tables.map(({ entries }) => entries)).toEqual([[said(9)], [said(2)]]);
  });

  test('after a line that could not be stored rejects all later ones until the table is reopened', async () => {
    const { journal, store, set, faults } = await setUp();
    const log = journal.open('a', 0);
    set.fails = true;
    log.append(said(1));
    await expect(log.stored()).rejects.toThrow(NotStored);
    set.fails = false;
    log.append(said(2));
    await expect(log.stored()).rejects.toThrow(NotStored);
    expect(faults).toHaveLength(1);
    const anew = journal.open('a', 0);
    anew.append(said(3));
    await anew.stored();
    expect(store.tables[0]?.entries).toEqual([said(3)]);
  });

  test('is settled once what was appended so far is stored, though lines keep arriving', async () => {
    const { journal, store, set } = await setUp();
    const log = journal.open('a', 0);
    log.append(said(1));
    // Each batch brings a line for the next one; without an end this would run for ever.
    set.meanwhile = () => void (store.tables[0]?.entries.length === 20 || log.append(said(2)));
    await journal.settled();
    expect(store.tables[0]?.entries).toEqual([said(1)]);
    await log.stored();
  });
});
