import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RETENTION } from '../../server/config.ts';
import { Alarms } from '../../server/rooms/alarms.ts';
import type { House } from '../../server/rooms/house.ts';
import { keepTidy } from '../../server/store/tidying.ts';
import { manualClock } from '../support/clock.ts';
import { memoryStore, orderOf } from '../support/memoryStore.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('tables that nobody touches for 60 days are ended within the hour, and the store is asked no more once it stops', async () => {
  const clock = manualClock(0);
  const store = memoryStore();
  const asked = vi.spyOn(store, 'tidy');
  for (const [id, time] of [
    ['first', 0],
    ['second', HOUR],
  ] as const) {
    await store.create(orderOf(id));
    await store.append([{ table: id, number: 0, entry: { type: 'game', time } }]);
  }
  const open = () => store.tables.filter(({ ended }) => !ended).map(({ order: { id } }) => id);
  const house = { store, clock, alarms: new Alarms(clock), log: pino({ level: 'silent' }) } as unknown as House;
  const stop = keepTidy(house);
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  await pass(RETENTION.untouched);
  expect(open()).toEqual(['first', 'second']);
  asked.mockRejectedValueOnce(new Error('the disk is full'));
  await pass(HOUR);
  await pass(HOUR);
  expect(open()).toEqual([]);
  await pass(HOUR);
  // What was played there is kept longer.
  expect(store.tables).toHaveLength(2);
  const count = asked.mock.calls.length;
  await stop();
  await pass(2 * HOUR);
  expect(asked).toHaveBeenCalledTimes(count);
});
