import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENTRY_PATH, type PublicNow, type PublicTable } from '#protocol';
import { crazyRummy, printRules } from '#rules';
import { createPrivate, quickMatch } from '../../client/net/connect.ts';
import { TIMEOUTS } from '../../server/config.ts';
import { type EventStream, listenTo } from '../support/server/eventStream.ts';
import { watchTable } from '../support/server/player.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;

let server: TestServer;
let now = 0;
const lines: EventStream[] = [];
async function begin(env: Readonly<Record<string, string>> = {}): Promise<void> {
  now = 0;
  server = await startTestServer({ clock: { now: () => now }, timeouts: TIMEOUTS }, 0, env);
}
beforeEach(() => begin());
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await server.close();
});

const how = () => ({ server: server.address, storage: null });
const listen = async (headers: Readonly<Record<string, string>> = {}) => {
  const line = await listenTo(server.address + ENTRY_PATH, headers);
  lines.push(line);
  return line;
};

const sits = (come: typeof quickMatch | typeof createPrivate, name: string) =>
  watchTable(come({ name, ...GAME }, how()));

/** The server looks for changes once a second: time passes only when they have happened. */
function passes(ms = 1_000): void {
  now += ms;
}
const NOBODY: PublicNow = { tables: [], people: { looking: 0, playing: 0 } };
const people = (tables: readonly PublicTable[]) => tables.map((table) => table.people);

describe('the stream of open tables', () => {
  test('sends a table at once and as people come and go, until it is full', async () => {
    const early = await listen();
    expect((await early.until<PublicNow>(() => true)).tables).toEqual([]);
    const ann = await sits(quickMatch, 'Ann');
    passes();
    const {
      tables: [table],
    } = await early.until<PublicNow>(({ tables }) => tables.length === 1);
    expect(table).toEqual({
      ...{ code: expect.stringMatching(/^[A-Z]{6}$/), ...GAME, rules: printRules(crazyRummy) },
      ...{ people: 1, free: 2, isOpen: true, stage: 'waiting', deal: 0 },
    });
    const late = await listen();
    expect((await late.until<PublicNow>(() => true)).tables).toEqual([table]);
    const ben = await sits(quickMatch, 'Ben');
    passes();
    await early.until<PublicNow>(({ tables }) => people(tables)[0] === 2);
    ben.connection.leave();
    await ann.until(({ seats }) => seats.filter(({ kind }) => kind === 'person').length === 1);
    passes();
    await early.until<PublicNow>(({ tables }) => people(tables)[0] === 1);
    await sits(quickMatch, 'Ben');
    await sits(quickMatch, 'Cid');
    passes();
    await Promise.all([early, late].map((each) => each.until<PublicNow>(({ tables }) => tables.length === 0)));
  });

  test('sends changes at most once a second and nothing twice, and keeps a silent connection alive', async () => {
    const line = await listen();
    await sits(quickMatch, 'Ann');
    passes();
    await line.until<PublicNow>(({ tables }) => tables.length === 1);
    await sits(quickMatch, 'Ben');
    expect(line.events()).toHaveLength(2);
    await sits(createPrivate, 'Cid');
    passes();
    await line.until<PublicNow>(({ tables }) => people(tables)[0] === 2);
    expect(line.text()).not.toMatch(/^:/m);
    await sits(createPrivate, 'Dan');
    passes(20_000);
    await line.untilText(/^:\n\n/m);
    expect(line.events()).toHaveLength(3);
  });

  test('contains no private tables and no names', async () => {
    const line = await listen();
    await sits(createPrivate, 'Ann');
    await sits(quickMatch, 'Ben');
    passes();
    const {
      tables: [table],
    } = await line.until<PublicNow>(({ tables }) => tables.length > 0);
    expect((line.events() as PublicNow[]).flatMap(({ tables }) => tables)).toEqual([table]);
    expect(line.text()).not.toMatch(/Ann|Ben|[0-9a-f]{32}/);
  });

  test('counts the people who gather and who play, at full tables too, but not at private ones', async () => {
    const line = await listen();
    await line.untilText(/^data: \{"tables":\[\],"people":\{"looking":0,"playing":0\}\}$/m);
    await sits(createPrivate, 'Ann');
    await sits(quickMatch, 'Ben');
    passes();
    await line.untilText(/"people":\{"looking":1,"playing":0\}\}$/m);
    for (const name of ['Cid', 'Dan']) await sits(quickMatch, name);
    passes();
    await line.untilText(/^data: \{"tables":\[\],"people":\{"looking":0,"playing":3\}\}$/m);
  });

  test('has headers against buffering and caching', async () => {
    const { headers } = await listen();
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect([headers.get('cache-control'), headers.get('x-accel-buffering')]).toEqual(['no-store', 'no']);
  });
});

describe('listeners', () => {
  test('are disconnected when the server closes, without delaying it', async () => {
    const line = await listen();
    await server.close();
    await line.ended;
    expect(line.events()).toEqual([NOBODY]);
  });

  test('are refused for pages of other sites and for HEAD requests', async () => {
    expect((await listen({ Origin: 'https://evil.example' })).status).toBe(403);
    const head = await fetch(server.address + ENTRY_PATH, { method: 'HEAD' });
    expect(head.status).toBe(404);
  });

  test('are limited per address, and may be replaced once one disconnects', async () => {
    await server.close();
    await begin({ TRUST_PROXY: '1' });
    const from = (address: string) => listen({ 'X-Forwarded-For': address });
    const first = await Promise.all(Array.from({ length: 50 }, () => from('1.2.3.4')));
    expect(first.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect((await from('1.2.3.4')).status).toBe(429);
    expect((await from('1.2.3.5')).status).toBe(200);
    first[0]?.close();
    now += 10_000;
    while ((await from('1.2.3.4')).status === 429) now += 1_000;
  });

  test('are rate-limited', async () => {
    const statuses: number[] = [];
    for (let requests = 0; requests < 62; requests++) {
      const line = await listen();
      statuses.push(line.status);
      line.close();
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
