import { Client } from 'colyseus.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '#protocol';
import { createPrivate, joinByCode, quickMatch } from '../../client/net/connect.ts';
import { TIMEOUTS } from '../../server/config.ts';
import { statusOf, type Watcher, watchTable } from '../support/server/player.ts';
import { holdPlace } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;
let server: TestServer;
let now = 0;
beforeEach(async () => {
  now = 0;
  server = await startTestServer({ clock: { now: () => now }, timeouts: TIMEOUTS });
});
afterEach(() => server.close());

const how = () => ({ server: server.address, storage: null });
const quick = (name: string) => quickMatch({ name, ...GAME }, how());
const names = ({ table }: Watcher) => table.seats.map(({ name }) => name);
const kinds = ({ table }: Watcher) => table.seats.map(({ kind }) => kind);

/** A request as our client sends it, except for the token. */
const WELL_MADE = { want: 'quick', version: PROTOCOL_VERSION, token: '', name: 'Ann', ...GAME };

/** Posts a raw entry request that our client would never send. */
const post = (body: string, type = 'application/json') =>
  fetch(`${server.address}/tables`, { method: 'POST', headers: { 'Content-Type': type }, body });

describe('a quick match', () => {
  test('brings people to the same table, which starts when it is full', async () => {
    const ann = await watchTable(quick('Ann'));
    const ben = await watchTable(quick('Ben'));
    expect(ben.table.code).toBe(ann.table.code);
    expect(ann.table.stage).toBe('waiting');
    const cid = await watchTable(quick('Cid'));
    await Promise.all([ann, ben, cid].map((each) => each.until(({ game }) => game?.deal === 1)));
    expect(names(ann)).toEqual(['Ann', 'Ben', 'Cid']);
  });

  test('numbers names that look alike', async () => {
    const ann = await watchTable(quick('Ann'));
    await watchTable(quick('Аnn'));
    await watchTable(quick('A\u200bnn\u3164'));
    await ann.until(({ game }) => game?.deal === 1);
    expect(names(ann)).toEqual(['Ann', 'Аnn 2', 'Ann 3']);
  });

  test('seats people who arrive at the same moment together', async () => {
    const tables = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => watchTable(quick(name))));
    expect(new Set(tables.map(({ table }) => table.code)).size).toBe(1);
  });

  test('fills the table with bots, so that nobody waits alone', async () => {
    await server.close();
    server = await startTestServer({ tempo: { ...QUICK_TEMPO, fill: 5 } });
    const ann = await watchTable(quick('Ann'));
    await ann.until(({ game }) => game?.deal === 1);
    expect(kinds(ann)).toEqual(['person', 'bot', 'bot']);
  });

  test('gives a bot’s seat to a person between deals', async () => {
    await server.close();
    server = await startTestServer({ tempo: { ...QUICK_TEMPO, fill: 5 } });
    const ann = await watchTable(quick('Ann'));
    await ann.until(({ game }) => game?.deal === 1);
    await ann.playDeal();
    const cid = await watchTable(quick('Cid'));
    expect(cid.table.code).toBe(ann.table.code);
    expect(kinds(cid)).toEqual(['person', 'person', 'bot']);
    expect(cid.game.hand).toEqual(cid.game.seats[1]?.shown);
    await Promise.all([ann.connection.next(), cid.connection.next()]);
    await cid.until(({ game }) => game?.deal === 2);
    await Promise.all([ann.playDeal(), cid.playDeal()]);
    expect(cid.game.results).toHaveLength(2);
  });

  test('sends nobody into a game past its third deal', async () => {
    await server.close();
    server = await startTestServer({ tempo: { ...QUICK_TEMPO, fill: 5 } });
    const ann = await watchTable(quick('Ann'));
    for (let deal = 1; deal <= 4; deal++) {
      await ann.until(({ game }) => game?.deal === deal);
      await ann.playDeal();
      if (deal < 4) await ann.connection.next();
    }
    expect((await watchTable(quick('Cid'))).table.code).not.toBe(ann.table.code);
  });

  test('never leads to a private table or to one of another size', async () => {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how()));
    const ben = await watchTable(quickMatch({ name: 'Ben', rules: 'crazy-rummy', seats: 4, pace: 'usual' }, how()));
    const cid = await watchTable(quick('Cid'));
    expect(new Set([ann, ben, cid].map(({ table }) => table.code)).size).toBe(3);
  });

  test('frees a held seat if its guest does not arrive in time', async () => {
    const request = { want: 'quick', name: 'Late', ...GAME } as const;
    const late = [await holdPlace(server.address, request), await holdPlace(server.address, request)];
    const ann = await watchTable(quick('Ann'));
    const ben = await watchTable(quick('Ben'));
    expect(ben.table.code).not.toBe(ann.table.code);
    ben.connection.leave();
    now += 20_000;
    for (const name of ['Cid', 'Dan']) expect((await watchTable(quick(name))).table.code).toBe(ann.table.code);
    for (const place of late) {
      if (!place.ok) throw new Error(place.reason);
      const coming = new Client(server.address).consumeSeatReservation(place.value);
      await expect(coming).rejects.toMatchObject({ message: 'tableFull' });
    }
  });
});

describe('a private table', () => {
  test('is found by its code, typed in any case', async () => {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how()));
    expect(ann.table.code).toMatch(/^[BCDFGHJKMNPQRSTVWXZ]{6}$/);
    const ben = await watchTable(joinByCode(` ${ann.table.code.toLowerCase()} `, { name: 'Ben' }, how()));
    await ann.until(({ seats }) => seats[1]?.name === 'Ben');
    expect(ben.table.viewer).toBe(1);
    expect(ann.table.isPrivate).toBe(true);
    expect(await ben.connection.start()).toEqual({ ok: false, reason: 'hostStarts' });
    expect(await ann.connection.start()).toEqual({ ok: true, value: null });
    await ann.until(({ game }) => game?.deal === 1);
    expect(kinds(ann)).toEqual(['person', 'person', 'bot']);
  });

  test('refuses a newcomer if it is full, mid-deal or does not exist, each with its own code', async () => {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how()));
    const { code } = ann.table;
    const join = (name: string) => joinByCode(code, { name }, how());
    expect(await joinByCode('XXXXXX', { name: 'Ben' }, how())).toEqual({ ok: false, reason: 'noSuchTable' });
    expect(await joinByCode('__proto__', { name: 'Ben' }, how())).toEqual({ ok: false, reason: 'noSuchTable' });
    await ann.connection.start();
    await ann.until(({ game }) => game?.deal === 1);
    expect(await join('Ben')).toEqual({ ok: false, reason: 'alreadyPlaying' });

    const dan = await watchTable(createPrivate({ name: 'Dan', ...GAME }, how()));
    for (const name of ['Eve', 'Fay']) await watchTable(joinByCode(dan.table.code, { name }, how()));
    expect(await joinByCode(dan.table.code, { name: 'Gus' }, how())).toEqual({ ok: false, reason: 'tableFull' });
  });

  test('can be watched at any time by spectators, who cannot act', async () => {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how()));
    await ann.connection.start();
    await ann.until(({ game }) => game?.deal === 1);
    const zoe = await watchTable(joinByCode(ann.table.code, { name: 'Zoe', spectate: true }, how()));
    expect(zoe.table.viewer).toBe('spectator');
    expect(zoe.game.hand).toEqual([]);
    expect(await zoe.act({ type: 'draw', from: 'stock' })).toEqual({ ok: false, reason: 'notSeated' });
  });

  test('shows a late arrival how much time is left', async () => {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how()));
    await ann.connection.start();
    const { clock } = await ann.until(({ clock }) => clock?.seat === 0);
    now += 60_000;
    const zoe = await watchTable(joinByCode(ann.table.code, { name: 'Zoe', spectate: true }, how()));
    expect(zoe.table.clock).toMatchObject({ seat: 0, left: (clock?.left ?? 0) - 60_000 });
  });

  test('closes when everybody has left', async () => {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how()));
    const zoe = await watchTable(joinByCode(ann.table.code, { name: 'Zoe', spectate: true }, how()));
    const closed = statusOf(zoe, 'lost');
    ann.connection.leave();
    await closed;
    expect(await joinByCode(ann.table.code, { name: 'Ben' }, how())).toEqual({ ok: false, reason: 'noSuchTable' });
  });
});

describe('on entry', () => {
  test.each([
    ['of 10,000 characters', 'x'.repeat(10_000)],
    ['with markup', '<script>alert(1)</script>'],
    ['of spaces', '   '],
  ])('a name %s is refused', async (_what, name) => {
    expect(await quick(name)).toEqual({ ok: false, reason: 'badName' });
  });

  test.each([
    ['half a seat', 3.5],
    ['no seat', 0],
    ['nine seats', 9],
  ])('a table for %s is refused', async (_what, seats) => {
    const wish = { name: 'Ann', rules: 'crazy-rummy', seats, pace: 'usual' } as const;
    expect(await quickMatch(wish, how())).toEqual({ ok: false, reason: 'badMessage' });
  });

  test('an old client gets `oldVersion`, whatever the shape of its request', async () => {
    for (const wish of [GAME, { preset: 'crazy-rummy', seats: 3 }]) {
      const reply = await post(JSON.stringify({ want: 'quick', version: 0, name: 'Ann', ...wish }));
      expect([reply.status, await reply.json()]).toEqual([400, { ok: false, reason: 'oldVersion' }]);
    }
  });

  test('a well-formed request is accepted, and then its token is checked', async () => {
    const reply = await post(JSON.stringify(WELL_MADE));
    expect(await reply.json()).toEqual({ ok: false, reason: 'badToken' });
  });

  test.each([
    ['invalid JSON', '{', 'application/json', 400],
    ['a form', 'want=quick', 'application/x-www-form-urlencoded', 400],
    ['a list', '[]', 'application/json', 400],
    ['an extra field', JSON.stringify({ ...WELL_MADE, seed: 7 }), 'application/json', 400],
    ['an unknown pace', JSON.stringify({ ...WELL_MADE, pace: 'blitz' }), 'application/json', 400],
    ['17 kB', JSON.stringify({ name: 'x'.repeat(17_000) }), 'application/json', 413],
    ['3 MB', JSON.stringify({ name: 'x'.repeat(3_000_000) }), 'application/json', 413],
  ])('%s is a bad message', async (_what, body, type, status) => {
    const reply = await post(body, type);
    expect([reply.status, await reply.json()]).toEqual([status, { ok: false, reason: 'badMessage' }]);
  });

  test('guessing codes is rate-limited', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => joinByCode('XXXXXX', { name: 'Eve' }, how())));
    const reasons = answers.map((answer) => (answer.ok ? 'in' : answer.reason));
    expect(reasons.filter((reason) => reason === 'tooFast')).toHaveLength(10);
    now += 10_000;
    expect(await joinByCode('XXXXXX', { name: 'Eve' }, how())).toEqual({ ok: false, reason: 'noSuchTable' });
  });

  test.each(['joinOrCreate', 'create', 'join', 'joinById', 'reconnect'])(
    'the framework’s own %s is not available',
    async (method) => {
      const reply = await fetch(`${server.address}/matchmake/${method}/table`, { method: 'POST', body: '{}' });
      expect(reply.status).toBe(404);
    },
  );

  test('other sites get no CORS headers', async () => {
    const reply = await fetch(`${server.address}/tables`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://else.example' },
    });
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });
});
