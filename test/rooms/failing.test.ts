import { afterAll, beforeAll, expect, test } from 'vitest';
import { think } from '#bots';
import { memoryStore } from '../support/server/memoryStore.ts';
import { takeSeat } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const store = memoryStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    store,
    tempo: { ...QUICK_TEMPO, fill: 1, search: 1 },
    // Simulates a fault of ours, at tables of four.
    think: (view, random) => {
      if (view.seats.length === 4) throw new Error('a bot went mad');
      return think(view, random);
    },
  });
});
afterAll(() => server.close());

test('a table that fails closes alone: its players are told, its record is kept, other tables play on', async () => {
  const sitDown = (name: string, seats: number) =>
    takeSeat(server.address, { want: 'quick', name, rules: 'crazy-rummy', seats, pace: 'usual' });
  const ann = await sitDown('Ann', 3);
  const ben = await sitDown('Ben', 4);
  const told = new Promise<unknown>((resolve) => {
    ben.connection.onStatus((status, reason) => {
      if (status === 'lost') resolve(reason);
    });
  });
  const playBen = ben.playDeal().catch((error: Error) => error.message);
  expect(await told).toBe('tableClosed');
  await Promise.race([playBen, told]);
  const failed = server.logged.filter(({ msg }) => msg === 'table failed and was closed; its record is kept');
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatchObject({ err: { message: 'a bot went mad' } });
  const kept = store.tables.find(({ order }) => order.code === ben.table.code);
  const record = kept?.entries.map((entry) => (entry.type === 'action' ? entry.action.type : entry.type)) ?? [];
  expect(record.slice(0, 2)).toEqual(['opened', 'seat']);
  expect(record).toContain('deal');
  expect(kept?.ended).toBe(true);
  expect(await ben.connection.next()).toEqual({ ok: false, reason: 'offline' });

  await ann.playDeal();
  expect(ann.game.results).toHaveLength(1);
});
