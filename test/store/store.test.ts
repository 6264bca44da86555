import { afterAll, test as baseTest, beforeAll, describe, expect } from 'vitest';
import type { RuleSet } from '#engine';
import { PRESETS, storedRules } from '#rules';
import { LOG_VERSION, SNAPSHOT_VERSION, type VersionedLogEntry } from '#table';
import { openStore } from '../../server/store/sqlStore.ts';
import { MAX_BLOCKED_GUESTS, type Store } from '../../server/store/store.ts';
import { RETENTION } from '../../server/store/tidying.ts';
import { POSTGRES, SQLITE, type TestDatabases } from '../support/server/databases.ts';
import { memoryStore, orderOf, RULES } from '../support/server/memoryStore.ts';

const said = (time: number): VersionedLogEntry => ({
  ...{ v: LOG_VERSION, type: 'action', time, by: 1, origin: 'person', action: { type: 'goOut' }, events: [] },
});
/** A line as the table writes it after each deal. */
const snapshot = (table: string, number: number) => ({
  ...{ table, number },
  entry: { ...SNAPSHOT, time: number },
});
/** A snapshot of a table with nobody at it. */
const SNAPSHOT = {
  ...({ v: LOG_VERSION, type: 'snapshot', version: SNAPSHOT_VERSION, stage: 'waiting', isAdjourned: false } as const),
  ...{ isRated: false, ratedPeople: [], game: null, seats: [], absences: [], fair: { gameId: null, pledge: null } },
};
const line = (table: string, number: number) => ({ table, number, entry: said(number) });

const DAY = 86_400_000;

const MEMORY = {
  name: 'memory',
  start: async () => ({ open: async () => memoryStore(), clear: async () => {} }),
  isHere: true,
};

/** Opens stores in these test databases. */
const storesOf = ({ open, clear }: TestDatabases) => ({ open: async () => openStore(await open()), clear });

describe.each([
  { ...SQLITE, start: async () => storesOf(await SQLITE.start()) },
  { ...POSTGRES, start: async () => storesOf(await POSTGRES.start()) },
  MEMORY,
])('the store in $name', ({ start, isHere }) => {
  let store: Store;
  let clear: () => Promise<void>;
  beforeAll(async () => {
    if (!isHere) return;
    const stores = await start();
    clear = stores.clear;
    store = await stores.open();
  });
  afterAll(async () => {
    if (!isHere) return;
    await store.close();
    await clear();
  });
  const test = baseTest.skipIf(!isHere);

  test('returns a table with its log in order', async () => {
    expect(await store.create(orderOf('one'), RULES)).toBe(true);
    expect(await store.find('one')).toEqual({ order: orderOf('one'), rules: RULES, lines: [], count: 0 });
    expect(await store.append([line('one', 0), line('one', 1)])).toEqual([]);
    expect(await store.append([line('one', 2)])).toEqual([]);
    expect(await store.find('one')).toEqual({
      order: orderOf('one'),
      rules: RULES,
      lines: [said(0), said(1), said(2)],
      count: 3,
    });
  });

  test('returns the log from the last snapshot on, and the number of all lines', async () => {
    await store.create(orderOf('long'), RULES);
    const lines = [0, 1, 2, 3, 4, 5].map((number) => line('long', number));
    const found = async (count: number) => {
      await store.append(lines.splice(0, count));
      const { lines: found, count: all } = (await store.find('long')) ?? {};
      return [found, all];
    };
    expect(await found(2)).toEqual([[said(0), said(1)], 2]);
    lines[0] = snapshot('long', 2);
    expect(await found(1)).toEqual([[snapshot('long', 2).entry], 3]);
    expect(await found(1)).toEqual([[snapshot('long', 2).entry, said(3)], 4]);
    lines[0] = snapshot('long', 4);
    expect(await found(2)).toEqual([[snapshot('long', 4).entry, said(5)], 6]);
  });

  test('returns the rules a table was created with until they are amended, whatever else its order has', async () => {
    await store.create(orderOf('ruled'), RULES);
    const amended = storedRules(PRESETS.george as RuleSet);
    await store.replaceRules('ruled', amended);
    await store.replaceRules('nobody', amended);
    expect(await store.find('ruled')).toEqual({ order: orderOf('ruled'), rules: amended, lines: [], count: 0 });
  });

  test('keeps two guests apart, whichever of them blocked the other, until the block is taken back', async () => {
    expect(await store.block('ann', 'ben', true)).toBe(true);
    expect(await store.block('ann', 'ben', true)).toBe(true);
    await store.block('cid', 'ann', true);
    expect((await store.blockedWith('ann')).toSorted()).toEqual(['ben', 'cid']);
    expect(await store.blockedWith('ben')).toEqual(['ann']);
    await store.block('ben', 'ann', false);
    expect(await store.blockedWith('ben')).toEqual(['ann']);
    await store.block('ann', 'ben', false);
    expect(await store.blockedWith('ben')).toEqual([]);
    expect(await store.blockedWith('ann')).toEqual(['cid']);
  });

  test('limits the number of guests that a guest can block', async () => {
    for (let i = 0; i < MAX_BLOCKED_GUESTS; i++) await store.block('crank', `guest ${i}`, true);
    expect(await store.block('crank', 'one more', true)).toBe(false);
    expect(await store.block('crank', 'guest 1', true), 'already blocked').toBe(true);
    await store.block('crank', 'guest 0', false);
    expect(await store.block('crank', 'one more', true)).toBe(true);
  });

  test('finds a guest only by the latest recovery code, and keeps the first value of each secret', async () => {
    await store.keepRecovery('ann', 'first of Ann');
    await store.keepRecovery('ben', 'of Ben');
    expect(await store.findRecovery('first of Ann')).toBe('ann');
    await store.keepRecovery('ann', 'second of Ann');
    const codes = ['first of Ann', 'second of Ann', 'of Ben'];
    expect(await Promise.all(codes.map((code) => store.findRecovery(code)))).toEqual([null, 'ann', 'ben']);
    const made = [await store.secret('a', 'one'), await store.secret('a', 'two'), await store.secret('b', 'three')];
    expect(made).toEqual(['one', 'one', 'three']);
  });

  /** Advances a correct clock by some days and tidies the store. */
  let now = Date.now();
  const pass = (days: number) => {
    now += days * DAY;
    return store.tidy({ ...RETENTION, now, most: days * DAY });
  };

  test('ends only tables without new lines for 60 days', async () => {
    await pass(0);
    await pass(60);
    for (const id of ['old', 'touched', 'empty']) await store.create(orderOf(id), RULES);
    await store.append([line('old', 0), line('touched', 0)]);
    await pass(0);
    await store.append([line('touched', 1)]);
    await pass(59);
    expect(await store.find('empty')).not.toBeNull();
    expect((await pass(1)).ended).toBe(2);
    for (const id of ['old', 'empty']) expect(await store.find(id)).toBeNull();
    expect(await store.find('touched')).toMatchObject({ order: { id: 'touched' } });
    expect((await pass(58)).ended).toBe(0);
    expect((await pass(1)).ended).toBe(1);
  });

  test('deletes a table with its log a year after its end', async () => {
    await store.create(orderOf('ended'), RULES);
    await store.append([{ table: 'ended', number: 0, entry: { v: LOG_VERSION, type: 'game', time: 0 } }]);
    await store.end('ended');
    await pass(0);
    await pass(364);
    expect(await store.create(orderOf('ended'), RULES)).toBe(false);
    await pass(1);
    expect(await store.create(orderOf('ended'), RULES)).toBe(true);
    expect(await store.find('ended')).toEqual({ order: orderOf('ended'), rules: RULES, lines: [], count: 0 });
  });

  test('deletes a table where nothing was played a day after its end', async () => {
    const sat: VersionedLogEntry = { v: LOG_VERSION, type: 'seat', time: 0, seat: 0, change: 'sat', name: 'Eve' };
    for (const id of ['unplayed', 'unopened']) await store.create(orderOf(id), RULES);
    await store.append([{ table: 'unplayed', number: 0, entry: sat }]);
    for (const id of ['unplayed', 'unopened']) await store.end(id);
    await pass(0.9);
    expect(await store.create(orderOf('unplayed'), RULES)).toBe(false);
    await pass(1);
    for (const id of ['unplayed', 'unopened']) expect(await store.create(orderOf(id), RULES)).toBe(true);
  });

  test('deletes the recovery codes and blocks of guests who have not been seen for 400 days', async () => {
    for (const guest of ['here', 'gone']) {
      await store.keepRecovery(guest, `code of ${guest}`);
      await store.block(guest, 'somebody', true);
    }
    await pass(0);
    await pass(0.9);
    // Less than a day after the noted age, nothing is written.
    await store.seen('gone');
    await pass(398.1);
    await store.seen('here');
    await pass(1);
    expect(await store.findRecovery('code of gone')).toBeNull();
    expect(await store.blockedWith('gone')).toEqual([]);
    expect(await store.findRecovery('code of here')).toBe('here');
    expect(await store.blockedWith('here')).toEqual(['somebody']);
  });

  test('ages by no more than it is allowed, and never backwards', async () => {
    await pass(0);
    await store.create(orderOf('resting'), RULES);
    await pass(0);
    const leapt = now + 365 * DAY;
    expect(await store.tidy({ ...RETENTION, now: leapt, most: DAY })).toEqual({ ended: 0, passed: 365 * DAY });
    expect(await store.tidy({ ...RETENTION, now, most: DAY })).toEqual({ ended: 0, passed: -365 * DAY });
    await pass(58);
    expect(await store.find('resting')).not.toBeNull();
    await pass(1);
    expect(await store.find('resting')).toBeNull();
  });

  test('ages no faster if several processes tidy it', async () => {
    await pass(0);
    await store.create(orderOf('shared'), RULES);
    await pass(0);
    for (let day = 0; day < 59; day++) {
      await pass(0.5);
      await pass(0.5);
      await store.tidy({ ...RETENTION, now, most: DAY });
    }
    expect(await store.find('shared')).not.toBeNull();
    await pass(1);
    expect(await store.find('shared')).toBeNull();
  });

  test('finds no table by an unknown code', async () => {
    expect(await store.find('none')).toBeNull();
  });

  test('allows each code once among open tables, and again after the end', async () => {
    expect(await store.create(orderOf('two', 'CODE'), RULES)).toBe(true);
    expect(await store.create(orderOf('three', 'CODE'), RULES)).toBe(false);
    await store.end('two');
    expect(await store.find('CODE')).toBeNull();
    expect(await store.create(orderOf('four', 'CODE'), RULES)).toBe(true);
  });

  test('stores no lines of a table if one number is taken, and all lines of the others', async () => {
    await store.create(orderOf('five'), RULES);
    await store.create(orderOf('six'), RULES);
    await store.append([line('five', 0)]);
    expect(await store.append([line('six', 0), line('five', 0), line('five', 1), line('six', 1)])).toEqual(['five']);
    expect((await store.find('five'))?.lines).toEqual([said(0)]);
    expect((await store.find('six'))?.lines).toEqual([said(0), said(1)]);
  });

  test('stores more lines at once than fit in a statement, except those of a table that is lost', async () => {
    await store.create(orderOf('long'), RULES);
    await store.create(orderOf('taken'), RULES);
    await store.append([line('taken', 0)]);
    const both = Array.from({ length: 150 }, (_, number) => [line('long', number), line('taken', number)]).flat();
    expect(await store.append(both)).toEqual(['taken']);
    expect((await store.find('long'))?.count).toBe(150);
    expect((await store.find('taken'))?.count).toBe(1);
  });
});
