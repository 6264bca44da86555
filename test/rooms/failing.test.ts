import { afterAll, beforeAll, expect, test } from 'vitest';
import { think } from '#bots';
import { QUICK_PACE, startTestServer, type TestServer } from '../support/server.ts';
import { takeSeat } from '../support/serverSeat.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    pace: { ...QUICK_PACE, fill: 1 },
    // A fault of ours, at tables of four.
    think: (view, random) => {
      if (view.seats.length === 4) throw new Error('a bot went mad');
      return think(view, random);
    },
  });
});
afterAll(() => server.close());

test('a table that fails closes alone: its players are told, its record is kept, the next table plays on', async () => {
  const sitDown = (name: string, seats: number) =>
    takeSeat(server.address, { want: 'quick', name, rules: 'crazy-rummy', seats });
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
  const failed = server.logged.filter(({ msg }) => msg === 'a table failed and is closed');
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatchObject({ code: ben.table.code, err: { message: 'a bot went mad' } });
  const record = (failed[0]?.record ?? []) as { type: string; action?: { type: string } }[];
  expect(record.map(({ type, action }) => action?.type ?? type).slice(0, 2)).toEqual(['opened', 'seat']);
  expect(record.some(({ action }) => action?.type === 'deal')).toBe(true);
  expect(await ben.connection.next()).toEqual({ ok: false, reason: 'offline' });

  await ann.playDeal();
  expect(ann.game.results).toHaveLength(1);
});
