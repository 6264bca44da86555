import { connect } from 'node:net';
import { Client, type Room } from 'colyseus.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEVEL_NAMES, PROTOCOL_VERSION, type Reservation } from '#protocol';
import { memoryStore } from '../support/server/memoryStore.ts';
import { holdPlace, newToken, type OpenSeat, socketOf, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const REQUESTS = 600;
const LINES = 200;
const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;

const store = memoryStore();
let server: TestServer;
let ann: OpenSeat;
let now = 0;
beforeAll(async () => {
  const env = { METRICS_TOKEN: 'of the operator alone', ADMIN_TOKEN: 'of the operator alone' };
  server = await startTestServer({ store, clock: { now: () => now } }, 0, env);
  ann = await takeSeat(server.address, { want: 'private', name: 'Ann', ...GAME });
  token = await newToken(server.address);
});
afterAll(() => server.close());

/** A placeholder for a valid token, which exists only once the server runs. */
const TOKEN = 'TOKEN';
let token = '';

const oddWord = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', '../../package.json', '%00', 'null', '\u202e', '🃏'),
);
const wishes = fc.record(
  {
    want: fc.oneof(
      fc.constantFrom('quick', 'private', 'code', 'look', 'back', 'token', 'recoveryCode', 'recover'),
      oddWord,
    ),
    version: fc.oneof({ weight: 5, arbitrary: fc.constant(PROTOCOL_VERSION) }, fc.integer()),
    name: fc.oneof(fc.constant('Eve'), oddWord),
    rules: fc.oneof(fc.constant('crazy-rummy'), oddWord),
    seats: fc.oneof(fc.integer({ min: -1, max: 10 }), fc.double()),
    pace: fc.oneof(fc.constantFrom('none', 'usual', 'fast'), oddWord),
    code: fc.oneof(fc.constant('XXXXXX'), oddWord),
    token: fc.oneof({ weight: 4, arbitrary: fc.constant(TOKEN) }, oddWord),
    recoveryCode: fc.oneof(fc.constant('BBBB-BBBB-BBBB-BBBB'), oddWord),
    spectate: fc.oneof(fc.boolean(), fc.nat()),
    level: fc.oneof(fc.constantFrom(...LEVEL_NAMES), oddWord),
  },
  { requiredKeys: ['want', 'version'] },
);
/** Requests of the right shape with odd texts. */
const wellMade = fc.record({
  want: fc.constantFrom('quick', 'private'),
  version: fc.constant(PROTOCOL_VERSION),
  token: fc.constant(TOKEN),
  name: fc.oneof(fc.constant('Eve'), oddWord),
  rules: fc.oneof(fc.constant('crazy-rummy'), oddWord),
  seats: fc.integer({ min: 1, max: 8 }),
  pace: fc.constantFrom('none', 'usual', 'fast'),
});
const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/tables',
    '/guests',
    '/readyz',
    '/healthz',
    '/metrics',
    '/admin',
    '/admin/api',
    '/assets/',
    '/t/XXXXXX',
    '/matchmake/joinOrCreate/table',
  ),
  fc.webPath(),
  oddWord.map((word) => `/${encodeURIComponent(word)}`),
);
const requests = fc.oneof(
  fc.record({
    path: fc.constantFrom('/tables', '/guests'),
    method: fc.constant('POST'),
    body: fc.oneof(
      { weight: 4, arbitrary: fc.oneof(wishes, wellMade).map((wish) => JSON.stringify(wish)) },
      fc.json(),
      fc.string(),
    ),
    type: fc.constantFrom('application/json', 'application/json; charset=x', 'text/plain'),
  }),
  fc.record({
    path,
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
    body: fc.json(),
    type: fc.constant('application/json'),
  }),
);

/** Text that no answer may contain: internals, metrics, the code of somebody's table, a guest's id, a secret. */
const inside = () =>
  new RegExp(`node_modules|\\.ts:|rummy_|Error:|operator|${ann.table.code}|${guestIn(token)}|secret`);

/** The guest's id in a token. */
const guestIn = (jwt: string): string => JSON.parse(atob(jwt.split('.')[1] ?? '')).sub;

/** The body of a response, or the beginning of an endless one. */
async function textOf(reply: Response): Promise<string> {
  if (!reply.headers.get('Content-Type')?.startsWith('text/event-stream')) return reply.text();
  const reader = reply.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

const alive = async (): Promise<void> => {
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect(server.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
};

test(`${REQUESTS} requests of every kind are answered with a code or a page, never with internals`, async () => {
  const statuses = new Set<number>();
  for (const { path: to, method, body, type } of fc.sample(requests, { numRuns: REQUESTS, seed: 5 })) {
    now += 1_000;
    const reply = await fetch(server.address + to, {
      method,
      headers: { 'Content-Type': type },
      ...(method !== 'GET' && { body: body.replace(`"${TOKEN}"`, `"${token}"`) }),
    });
    const text = await textOf(reply);
    statuses.add(reply.status);
    expect(text).not.toMatch(inside());
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  }
  for (const status of statuses) expect([200, 400, 401, 404, 409, 415, 429, 503]).toContain(status);
  // Some of them succeeded.
  expect(store.tables.length).toBeGreaterThan(1);
  await alive();
});

test(`${LINES} connections that send no valid request end by themselves and disturb nobody`, async () => {
  const { port } = new URL(server.address);
  const start = fc.constantFrom(
    '',
    'GET / HTTP/1.1\r\n',
    'POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n',
  );
  const bytes = fc.tuple(start, fc.uint8Array({ maxLength: 200 }));
  const send = (head: string, rest: Uint8Array): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const line = connect(Number(port), '127.0.0.1', () => line.end(Buffer.concat([Buffer.from(head), rest])));
      line.on('data', (data) => {
        answer += data.toString('latin1');
      });
      line.on('error', () => line.destroy());
      line.on('close', () => resolve(answer));
    });
  for (const [head, rest] of fc.sample(bytes, { numRuns: LINES, seed: 6 })) {
    now += 1_000;
    expect(await send(head, rest)).not.toMatch(inside());
  }
  await alive();
});

test('refused requests of one client cause no traffic to others', async () => {
  const { code } = ann.table;
  const zoe = await takeSeat(server.address, { want: 'code', code, name: 'Zoe', spectate: true });
  const before = zoe.frames.length;
  for (let message = 0; message < 40; message++) {
    now += 1_000;
    await ann.room.request('act' as never, { at: message, action: { type: 'steal' } } as never).catch(() => undefined);
  }
  expect(zoe.frames).toHaveLength(before);
});

test('a table with 64 connections refuses spectators, but a player can return and a newcomer can sit down', async () => {
  now += 1_000;
  const owners = await newToken(server.address);
  const { code } = (await takeSeat(server.address, { want: 'private', name: 'Dan', token: owners, ...GAME })).table;
  const watch = (name: string) => {
    now += 1_000;
    return takeSeat(server.address, { want: 'code', code, name, spectate: true });
  };
  const watchers: OpenSeat[] = [];
  for (let index = 0; index < 63; index++) watchers.push(await watch(`Eve ${index}`));
  await expect(watch('Eve')).rejects.toThrow('tableFull');
  const again = await holdPlace(server.address, { want: 'code', code, name: 'Dan', spectate: true, token: owners });
  const ben = await holdPlace(server.address, { want: 'code', code, name: 'Ben', spectate: false });
  expect([again.ok, ben.ok]).toEqual([true, true]);
  for (const { room } of watchers) socketOf(room).close();
});

test('spectators who reserved before others came are counted again when they connect', async () => {
  now += 10_000;
  const { code } = (await takeSeat(server.address, { want: 'private', name: 'Fay', ...GAME })).table;
  const places: Reservation[] = [];
  for (let index = 0; index < 70; index++) {
    now += 1_000;
    const place = await holdPlace(server.address, { want: 'code', code, name: `Eve ${index}`, spectate: true });
    if (place.ok) places.push(place.value);
  }
  expect(places).toHaveLength(70);
  const watching: Room[] = [];
  for (const place of places) {
    now += 1_000;
    await new Client(server.address).consumeSeatReservation(place).then(
      (room) => watching.push(room),
      () => undefined,
    );
  }
  expect(watching).toHaveLength(63);
  for (const { connection } of watching) connection.close();
});

test('a stranger who is refused at a table is not noted among its people', async () => {
  now += 10_000;
  const { code } = (await takeSeat(server.address, { want: 'private', name: 'Gil', ...GAME })).table;
  const stranger = await newToken(server.address);
  now += 1_000;
  const answers = [
    await holdPlace(server.address, { want: 'back', code, token: stranger }),
    await holdPlace(server.address, { want: 'code', code, token: stranger, name: 'Eve', spectate: true }),
  ];
  expect(answers.map(({ ok }) => ok)).toEqual([false, true]);
  expect(await store.logs.tablesOf(guestIn(stranger))).toEqual([]);
  expect(
    (await holdPlace(server.address, { want: 'code', code, token: stranger, name: 'Eve', spectate: false })).ok,
  ).toBe(true);
  expect(await store.logs.tablesOf(guestIn(stranger))).toHaveLength(1);
});
