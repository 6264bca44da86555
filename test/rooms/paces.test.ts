import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaceName } from '#protocol';
import { createPrivate, lookAt, quickMatch } from '../../client/net/index.ts';
import { LONG_TURNS, QUICK_TEMPO, startTestServer, type TestServer } from '../support/server.ts';
import { watch } from '../support/serverPlayer.ts';

let server: TestServer;
beforeEach(async () => {
  const turnTimes = {
    ...LONG_TURNS,
    none: { turn: null, bank: 0, credit: 0 },
    fast: { turn: 100, bank: 0, credit: 0 },
  };
  server = await startTestServer({ turnTimes, tempo: { ...QUICK_TEMPO, next: 1 } });
});
afterEach(() => server.close());

const how = () => ({ server: server.address, storage: null });
const wish = (name: string, pace: PaceName) => ({ name, rules: 'crazy-rummy', seats: 3, pace });

const sit = (name: string, pace: PaceName, way: typeof quickMatch | typeof createPrivate = quickMatch) =>
  watch(way(wish(name, pace), how()));

describe('people who want the same game', () => {
  test('are not brought together at different paces', async () => {
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

test('a look at a table tells its pace', async () => {
  const ann = await sit('Ann', 'fast', createPrivate);
  expect(await lookAt(ann.table.code, how())).toMatchObject({ ok: true, value: { pace: 'fast' } });
});

describe('the clock of the server', () => {
  test('ends turns at a fast table, and lets a bot stand in after two', async () => {
    const ann = await sit('Ann', 'fast', createPrivate);
    await ann.connection.start();
    await ann.until(({ seats }) => seats[0]?.standIn === true);
    expect(ann.table.seats[0]).toMatchObject({ kind: 'person', connected: true });
  });

  test('does not run at a table that has none', async () => {
    const ann = await sit('Ann', 'none', createPrivate);
    await ann.connection.start();
    await ann.until(({ game }) => game?.turn === 0 && game.deal === 1);
    expect(ann.table.clock).toBeNull();
  });
});
