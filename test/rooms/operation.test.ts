import { afterEach, describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '#protocol';
import type { BotWorker } from '#table';
import { StoreFails } from '../../server/store/database.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import { sayInEnglish } from '../support/inEnglish.ts';
import { act, allBack, annAndBen } from '../support/server/company.ts';
import { memoryStore } from '../support/server/memoryStore.ts';
import { newToken, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const TOKEN = 'a token of the operator';

let server: TestServer;
afterEach(() => server.close());

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const reply = await fetch(server.address + path, { headers });
  return { status: reply.status, text: await reply.text() };
};

/** A store that can be broken and repaired. */
function breakableStore() {
  const store = memoryStore();
  let isBroken = false;
  const broken = () => Promise.reject(new StoreFails(new Error('the disk is full')));
  return {
    ...store,
    break: (is: boolean) => {
      isBroken = is;
    },
    tryWriting: () => (isBroken ? broken() : store.tryWriting()),
    find: (code: string) => (isBroken ? broken() : store.find(code)),
    append: (lines: Parameters<typeof store.append>[0]) => (isBroken ? broken() : store.append(lines)),
    create: (...table: Parameters<typeof store.create>) => (isBroken ? broken() : store.create(...table)),
  };
}

describe('readiness', () => {
  test('depends on the store and recovers with it; liveness does not', async () => {
    let now = 0;
    const store = breakableStore();
    server = await startTestServer({ store, clock: { now: () => now } });
    expect(await get('/readyz')).toEqual({ status: 200, text: '{"ok":true}' });
    store.break(true);
    now += 1_000;
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    store.break(false);
    now += 1_000;
    expect((await get('/readyz')).status).toBe(200);
  });

  test('requires a store that can be written to', async () => {
    const tryWriting = () => Promise.reject(new Error('database or disk is full'));
    server = await startTestServer({ store: { ...memoryStore(), tryWriting } });
    expect((await get('/readyz')).status).toBe(503);
  });

  test('queries the store at most once a second', async () => {
    let asked = 0;
    const tryWriting = async () => {
      asked += 1;
    };
    server = await startTestServer({ store: { ...memoryStore(), tryWriting }, clock: { now: () => 0 } });
    await Promise.all(Array.from({ length: 50 }, () => get('/readyz')));
    expect(asked).toBe(1);
  });
});

describe('a store that fails', () => {
  const enter = (want: object, token: string) =>
    fetch(`${server.address}/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: PROTOCOL_VERSION, token, ...want }),
    });

  test('is reported as `offline`, so that pages retry', async () => {
    const store = breakableStore();
    server = await startTestServer({ store });
    const token = await newToken(server.address);
    store.break(true);
    for (const want of [
      { want: 'look', code: 'BCDFGH' },
      { want: 'back', code: 'BCDFGH' },
      { want: 'code', code: 'BCDFGH', name: 'Ann', spectate: false },
    ]) {
      const reply = await enter(want, token);
      expect([reply.status, await reply.json()]).toEqual([503, { ok: false, reason: 'offline' }]);
    }
  });

  test('mid-turn costs nobody their seat: an action that is not stored has not happened', async () => {
    const store = breakableStore();
    server = await startTestServer({ store });
    const company = await annAndBen(server.address);
    const { mover } = company;
    const before = mover.game;
    await allBack(company, async () => {
      store.break(true);
      expect(await act(mover)).toEqual({ ok: false, reason: 'offline' });
      store.break(false);
    });
    expect(mover.game.hand).toEqual(before.hand);
    expect(server.logged.map(({ msg }) => msg)).toContain('store failed');
  });

  test('is logged with its own message, without what a database may add to it', async () => {
    const fails = () =>
      Promise.reject(Object.assign(new Error('no space left'), { detail: 'Key (entry)=(the secret of a deal)' }));
    let isFull = false;
    const query = async () => (isFull ? fails() : []);
    server = await startTestServer({
      store: openStore({ query, vacuum: async () => undefined, close: async () => undefined }),
    });
    const token = await newToken(server.address);
    isFull = true;
    await enter({ want: 'look', code: 'BCDFGH' }, token);
    const line = server.logged.find(({ msg }) => msg === 'entry failed');
    expect(line).toMatchObject({ err: { message: 'the store failed: no space left' } });
    expect(JSON.stringify(server.logged)).not.toContain('secret of a deal');
  });
});

test('an address that leads nowhere says so on a page, with a way to the game', async () => {
  server = await startTestServer();
  const { status, text } = await get('/nothing/<script>');
  expect(status).toBe(404);
  expect(text).toContain(sayInEnglish('rulesPages-unknown'));
  expect(text).toContain(sayInEnglish('rulesPages-playAny'));
  expect(text).not.toContain('<script>');
});

describe('the metrics page', () => {
  test('does not exist without METRICS_TOKEN', async () => {
    server = await startTestServer();
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { Authorization: 'Bearer undefined' })).status).toBe(404);
  });

  test('requires the token, and names nobody', async () => {
    server = await startTestServer({}, 0, { METRICS_TOKEN: TOKEN });
    const { seats, mover } = await annAndBen(server.address);
    expect((await act(mover)).ok).toBe(true);
    expect((await mover.act({ type: 'endTurn' })).ok).toBe(false);
    for (const wrong of [
      {},
      { Authorization: 'Bearer ' },
      { Authorization: `Bearer ${TOKEN}x` },
      { Authorization: TOKEN },
    ]) {
      expect(await get('/metrics', wrong)).toEqual({ status: 401, text: '' });
    }
    const { status, text } = await get('/metrics', { Authorization: `Bearer ${TOKEN}` });
    expect(status).toBe(200);
    expect(text).toContain('rummy_tables{stage="playing"} 1\n');
    expect(text).toContain('rummy_people 2\n');
    expect(text).toContain('rummy_requests_total{request="act",outcome="ok"} 1\n');
    expect(text).toMatch(/rummy_requests_total\{request="act",outcome="(?!ok)\w+"\} 1\n/);
    expect(text).toMatch(/rummy_request_seconds_count [1-9]/);
    expect(text).toContain('rummy_door_requests_total{outcome="ok"} 4\n');
    expect(text).toMatch(/rummy_store_batch_lines_count [1-9]/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    const { code } = (seats[0] as (typeof seats)[number]).table;
    expect(text).not.toMatch(new RegExp(`Ann|Ben|${code}`));
  });

  test('counts the moves that tables made for bots', async () => {
    const thinker: BotWorker = (_, answer) => answer(null);
    server = await startTestServer({ thinker }, 0, { METRICS_TOKEN: TOKEN });
    const wish = { want: 'private', name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;
    const ann = await takeSeat(server.address, wish);
    await ann.connection.start();
    await ann.playDeal();
    const { text } = await get('/metrics', { Authorization: `Bearer ${TOKEN}` });
    expect(text).toMatch(/rummy_guard_moves_total [1-9]/);
    expect(text).toContain('rummy_thoughts_waiting 0\n');
  });
});
