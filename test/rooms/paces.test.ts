import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '#engine';
import type { PaceName } from '#protocol';
import { createPrivate, lookAtTable, quickMatch } from '../../client/net/connect.ts';
import { act } from '../support/server/company.ts';
import { watchTable } from '../support/server/player.ts';
import { LONG_TURNS, QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  const turnTimes = {
    ...LONG_TURNS,
    none: { turn: null, bank: 0, credit: 0 },
    fast: { turn: 100, bank: 0, credit: 0 },
  };
  const silence = 2 * Number(LONG_TURNS.usual.turn);
  server = await startTestServer({ turnTimes, tempo: { ...QUICK_TEMPO, next: 1, silence } });
});
afterEach(() => server.close());

const how = () => ({ server: server.address, storage: null });
const wish = (name: string, pace: PaceName) => ({ name, rules: 'crazy-rummy', seats: 3, pace });

const sit = (name: string, pace: PaceName, way: typeof quickMatch | typeof createPrivate = quickMatch) =>
  watchTable(way(wish(name, pace), how()));

describe('quick matches for the same game', () => {
  test('are not combined if their paces differ', async () => {
    const ann = await sit('Ann', 'usual');
    const ben = await sit('Ben', 'fast');
    const cid = await sit('Cid', 'usual');
    const eva = await sit('Eva', 'fast');
    expect(ben.table.code).not.toBe(ann.table.code);
    expect(cid.table.code).toBe(ann.table.code);
    expect(eva.table.code).toBe(ben.table.code);
    expect([cid.table.pace, eva.table.pace]).toEqual(['usual', 'fast']);
  });
});

test('a look at a table shows its pace', async () => {
  const ann = await sit('Ann', 'fast', createPrivate);
  expect(await lookAtTable(ann.table.code, how())).toMatchObject({ ok: true, value: { pace: 'fast' } });
});

describe('the clock of the server', () => {
  test('ends turns at a fast table, and lets a bot stand in after two', async () => {
    const ann = await sit('Ann', 'fast', createPrivate);
    await ann.connection.start();
    await ann.until(({ seats }) => seats[0]?.standIn === true);
    expect(ann.table.seats[0]).toMatchObject({ kind: 'person', connected: true });
  });

  test('gives only a newcomer twice the time, at the first sign of them', async () => {
    const ann = await watchTable(quickMatch({ ...wish('Ann', 'usual'), isNew: true }, how()));
    const people = [ann, await sit('Ben', 'usual'), await sit('Cid', 'usual')];
    const times = new Map<Seat, number>();
    while (times.size < people.length) {
      const { clock } = await ann.until(({ clock }) => clock !== null && clock.seat >= 0 && !times.has(clock.seat));
      const mover = people.find(({ table }) => table.viewer === clock?.seat);
      if (!clock || !mover) throw new Error('nobody is to play');
      const { turn } = LONG_TURNS.usual;
      expect(clock.total).toBe(turn);
      await mover.until(({ game }) => game?.turn === clock.seat);
      await mover.connection.company.sign();
      times.set(clock.seat, mover.table.clock?.total ?? 0);
      while (mover.game.turn === clock.seat) await act(mover);
    }
    const { turn } = LONG_TURNS.usual;
    expect(people.map(({ table }) => times.get(table.viewer as Seat))).toEqual([2 * Number(turn), turn, turn]);
  });

  test('does not run at a table without a clock', async () => {
    const ann = await sit('Ann', 'none', createPrivate);
    await ann.connection.start();
    await ann.until(({ game }) => game?.turn === 0 && game.deal === 1);
    expect(ann.table.clock).toBeNull();
  });
});
