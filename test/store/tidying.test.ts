import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOG_VERSION } from '#table';
import { Alarms } from '../../server/alarms.ts';
import type { ServerContext } from '../../server/context.ts';
import { keepTidy, RETENTION } from '../../server/store/tidying.ts';
import { manualClock } from '../support/clock.ts';
import { type MemoryStore, memoryStore, orderOf, RULES } from '../support/server/memoryStore.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** The parts of a server with this store, a manual clock and a calendar that may be set, and its warnings. */
function setUp(store: MemoryStore, now = 0) {
  const clock = manualClock(now);
  let ahead = 0;
  const calendar = { now: () => clock.now() + ahead };
  const logged: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const server = { store, clock, calendar, alarms: new Alarms(clock), log } as unknown as ServerContext;
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  const warned = () => logged.filter(({ level }) => level === WARN).map(({ msg, days }) => [msg, days]);
  const setCalendar = (by: number): void => {
    ahead = by;
  };
  return { server, pass, warned, setCalendar };
}

const WARN = 40;
const WRONG = 'the clock looks wrong: unlikely number of days since the store was last used';
const open = (store: MemoryStore) => store.tables.filter(({ ended }) => !ended).map(({ order: { id } }) => id);

test('tables untouched for 60 days are ended within the hour, and once stopped, tidying leaves the store alone', async () => {
  const store = memoryStore();
  const asked = vi.spyOn(store, 'tidy');
  const { server, pass } = setUp(store);
  for (const id of ['first', 'second']) await store.create(orderOf(id), RULES);
  const stop = keepTidy(server);
  await pass(0);
  await store.append([{ table: 'second', number: 0, entry: { v: LOG_VERSION, type: 'game', time: 0 } }]);
  await pass(HOUR);
  await pass(RETENTION.untouched - 2 * HOUR);
  expect(open(store)).toEqual(['first', 'second']);
  asked.mockRejectedValueOnce(new Error('the disk is full'));
  await pass(HOUR);
  expect(open(store)).toEqual(['first', 'second']);
  await pass(HOUR);
  expect(open(store)).toEqual([]);
  await pass(25 * HOUR);
  // The table with a game is kept longer.
  expect(store.tables.map(({ order: { id } }) => id)).toEqual(['second']);
  const count = asked.mock.calls.length;
  await stop();
  await pass(2 * HOUR);
  expect(asked).toHaveBeenCalledTimes(count);
});

/** A store with a resting table, as a server that ran for an hour left it. */
async function setUpResting() {
  const store = memoryStore();
  await store.create(orderOf('resting'), RULES);
  const { server, pass } = setUp(store);
  const stop = keepTidy(server);
  await pass(HOUR);
  await stop();
  return store;
}

test.each([
  ['ahead', 365 * DAY, 365],
  ['behind', -365 * DAY, -365],
])('a clock that is a year %s at start ends no table and is logged once', async (_, now, days) => {
  const store = await setUpResting();
  const { server, pass, warned } = setUp(store, now);
  const stop = keepTidy(server);
  await pass(HOUR);
  await pass(HOUR);
  expect(open(store)).toEqual(['resting']);
  expect(warned()).toEqual([[WRONG, days]]);
  await stop();
});

test.each([
  ['ahead', 10 * 365 * DAY],
  ['back', -10 * 365 * DAY],
])('a calendar set ten years %s while the server runs ends no table early, and the hours go on', async (_, by) => {
  const store = await setUpResting();
  const { server, pass, setCalendar } = setUp(store, HOUR);
  const stop = keepTidy(server);
  await pass(HOUR);
  setCalendar(by);
  await pass(HOUR);
  await pass(RETENTION.untouched - 5 * HOUR);
  expect(open(store)).toEqual(['resting']);
  for (let hour = 0; hour < 6; hour++) await pass(HOUR);
  expect(open(store)).toEqual([]);
  await stop();
});

test('a process’s running time counts in full, the time between two processes for at most a day', async () => {
  const store = await setUpResting();
  for (let start = 1; start <= 20; start++) {
    const { server, pass, warned } = setUp(store, start * 10 * DAY);
    const stop = keepTidy(server);
    await pass(0);
    await stop();
    expect(warned()).toEqual([]);
  }
  const { server, pass } = setUp(store, 200 * DAY);
  const stop = keepTidy(server);
  await pass(39 * DAY);
  expect(open(store)).toEqual(['resting']);
  await pass(DAY);
  expect(open(store)).toEqual([]);
  await stop();
});

test('the files are cleaned of what was erased every hour, even if it fails once', async () => {
  const store = memoryStore();
  const cleaned = vi.spyOn(store, 'vacuum').mockRejectedValueOnce(new Error('the log is in use'));
  const { server, pass } = setUp(store);
  const stop = keepTidy(server);
  await pass(0);
  expect(cleaned).toHaveBeenCalledTimes(1);
  await pass(HOUR);
  expect(cleaned).toHaveBeenCalledTimes(2);
  await stop();
});

test('further work is done every hour, after the store has been tidied', async () => {
  const store = memoryStore();
  const { server, pass } = setUp(store);
  const afterwards = vi.fn(async () => undefined);
  const stop = keepTidy(server, afterwards);
  await pass(0);
  await pass(HOUR);
  await pass(HOUR);
  expect(afterwards).toHaveBeenCalledTimes(3);
  await stop();
});
