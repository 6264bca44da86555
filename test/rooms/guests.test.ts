import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '#engine';
import { printRules } from '#rules';
import type { ItemStorage } from '../../client/device/storedJson.ts';
import { createPrivate, guestIn, joinByCode, lookAtTable, quickMatch, resume } from '../../client/net/connect.ts';
import { guestMemory } from '../../client/net/ownServer.ts';
import { openTokens } from '../../server/lobby/guests.ts';
import { RETENTION } from '../../server/store/tidying.ts';
import { eventually } from '../support/progress.ts';
import { memoryStore } from '../support/server/memoryStore.ts';
import { statusOf, watchTable } from '../support/server/player.ts';
import { holdPlace, newToken, tabStorage } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const DAY = 24 * 60 * 60 * 1000;
const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const on = (storage: ItemStorage) => ({ server: server.address, storage });

/** Ann alone at a private table. */
async function annsTable(storage: ItemStorage) {
  const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, on(storage)));
  return { ann, code: ann.table.code };
}

/** Another tab of the same browser: it shares the device's token but no tab storage. */
function otherTab(storage: ItemStorage): ItemStorage {
  const tab = tabStorage();
  guestMemory(() => tab).write(guestMemory(() => storage).read() ?? '');
  return tab;
}

describe('a guest', () => {
  test('is the same in every tab: a second tab takes over the seat', async () => {
    const here = tabStorage();
    const { ann, code } = await annsTable(here);
    const there = otherTab(here);
    expect(await lookAtTable(code, on(there))).toMatchObject({ value: { isYours: true } });
    const again = await watchTable(joinByCode(code, { name: 'Somebody' }, on(there)));
    await statusOf(ann, 'lost');
    expect(again.table.seats.map(({ name }) => name)).toEqual(['Ann', '', '']);
  });

  test('gets a single token, even if two tabs of a new device ask at once', async () => {
    const device = tabStorage();
    const tokens = await Promise.all([1, 2].map(() => guestIn(on(device)).ask(async (token) => ok(token))));
    expect(tokens[0]).toEqual(tokens[1]);
  });

  test('who asks to watch gets their own seat back, even mid-game at a full table', async () => {
    const here = tabStorage();
    const { ann, code } = await annsTable(here);
    await ann.connection.start();
    const again = await watchTable(joinByCode(code, { name: 'Ann', spectate: true }, on(otherTab(here))));
    expect(again.table.viewer).toBe(0);
  });

  test('has no claim to another guest’s seat', async () => {
    const { code } = await annsTable(tabStorage());
    expect(await lookAtTable(code, on(tabStorage()))).toMatchObject({ value: { isYours: false } });
    expect(await holdPlace(server.address, { want: 'back', code })).toEqual({ ok: false, reason: 'noSuchTable' });
  });

  test('meets others in a quick match, never themselves', async () => {
    const sit = async (storage: ItemStorage): Promise<string> =>
      (await watchTable(quickMatch({ name: 'Ann', ...GAME }, on(storage)))).table.code;
    const here = tabStorage();
    const codes = [await sit(here), await sit(otherTab(here)), await sit(tabStorage())];
    expect(codes[1]).not.toBe(codes[0]);
    expect(codes.slice(0, 2)).toContain(codes[2]);
  });

  test('is recognized after a restart, by the secret that the server generated and stored', async () => {
    const store = memoryStore();
    await server.close();
    server = await startTestServer({ store });
    const here = tabStorage();
    await annsTable(here);
    const port = Number(new URL(server.address).port);
    await server.close();
    server = await startTestServer({ store }, port);
    expect(await resume(on(here))).toMatchObject({ ok: true });
  });
});

describe('another device', () => {
  test('becomes the same guest by the recovery code, and takes over the seat', async () => {
    const [phone, tablet] = [tabStorage(), tabStorage()];
    const { ann, code } = await annsTable(phone);
    const written = await guestIn(on(phone)).recoveryCode();
    if (!written.ok) throw new Error(written.reason);
    expect(written.value).toMatch(/^([B-Z]{4}-){3}[B-Z]{4}$/);
    const typed = written.value.toLowerCase().replaceAll('-', ' ');
    expect(await guestIn(on(tablet)).recover(typed)).toMatchObject({ ok: true });
    const again = await watchTable(joinByCode(code, { name: 'Ann' }, on(tablet)));
    await statusOf(ann, 'lost');
    expect(again.table.viewer).toBe(0);
  });

  test('is told name, avatar and the tables with a seat, and nothing of tables that others have', async () => {
    const [phone, tablet] = [tabStorage(), tabStorage()];
    const ann = await watchTable(createPrivate({ name: 'Ann', avatar: 7, ...GAME }, on(phone)));
    const { code, rules } = ann.table;
    await watchTable(joinByCode(code, { name: 'Ben' }, on(tabStorage())));
    const left = await annsTable(phone);
    left.ann.connection.leave();
    await annsTable(tabStorage());
    const written = await guestIn(on(phone)).recoveryCode();
    if (!written.ok) throw new Error(written.reason);
    const tables = [{ code, rules: printRules(rules), names: ['Ben'] }];
    await eventually(async () => {
      const known = await guestIn(on(tablet)).recover(written.value);
      expect(known).toEqual(ok({ name: 'Ann', avatar: 7, tables }));
    });
  });

  test('finds nobody by a wrong code or by one that has been replaced', async () => {
    const phone = guestIn(on(tabStorage()));
    const [old, fresh] = [await phone.recoveryCode(), await phone.recoveryCode()];
    if (!old.ok || !fresh.ok) throw new Error('no code');
    for (const code of [old.value, 'BBBB-BBBB-BBBB-BBBB', '', '__proto__', fresh.value.slice(1)]) {
      expect(await guestIn(on(tabStorage())).recover(code)).toEqual({ ok: false, reason: 'noSuchGuest' });
    }
    expect(await guestIn(on(tabStorage())).recover(fresh.value)).toEqual(ok({ name: null, avatar: null, tables: [] }));
  });
});

test('a recovery code lasts 400 days after its guest last came to a table; a look at a table does not count', async () => {
  const store = memoryStore();
  await server.close();
  server = await startTestServer({ store });
  const [here, gone] = [tabStorage(), tabStorage()];
  const codes: string[] = [];
  for (const tab of [here, gone]) {
    const written = await guestIn(on(tab)).recoveryCode();
    codes.push(written.ok ? written.value : '');
  }
  let now = 0;
  const pass = async (days: number): Promise<void> => {
    now += days * DAY;
    await store.tidy({ ...RETENTION, now, most: days * DAY });
  };
  await pass(0);
  await pass(399);
  const { code } = await annsTable(here);
  await lookAtTable(code, on(gone));
  await pass(1);
  const found = await Promise.all(codes.map((written) => guestIn(on(tabStorage())).recover(written)));
  expect(found.map(({ ok }) => ok)).toEqual([true, false]);
});

describe('a token', () => {
  const guest = '0'.repeat(32);
  const enter = (token: string) => holdPlace(server.address, { want: 'private', name: 'Eve', ...GAME, token });

  test('that is unsigned, forged or signed by another server is refused', async () => {
    const real = await newToken(server.address);
    const [head, , sign] = real.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: guest })).toString('base64url');
    for (const token of [
      '',
      'a.b.c',
      await openTokens('x'.repeat(64)).sign(guest),
      new UnsecuredJWT({ sub: guest }).encode(),
      `${head}.${forged}.${sign}`,
      real.slice(0, -2),
      await new SignJWT({ sub: guest }).setProtectedHeader({ alg: 'HS512' }).sign(Buffer.alloc(64)),
    ]) {
      expect(await enter(token)).toEqual({ ok: false, reason: 'badToken' });
    }
    expect(await enter(real)).toMatchObject({ ok: true });
  });

  test('that the server no longer accepts is replaced by the page', async () => {
    const storage = tabStorage();
    guestMemory(() => storage).write(await openTokens('x'.repeat(64)).sign(guest));
    const { code } = await annsTable(storage);
    expect(await lookAtTable(code, on(storage))).toMatchObject({ value: { isYours: true } });
  });

  test('of a server with TOKEN_SECRET is valid in every process with the same secret', async () => {
    await server.close();
    const env = { TOKEN_SECRET: 'known to all of our processes, and nobody else' };
    server = await startTestServer({}, 0, env);
    const token = await newToken(server.address);
    const other = await startTestServer({}, 0, env);
    expect(await holdPlace(other.address, { want: 'private', name: 'Ann', ...GAME, token })).toMatchObject({
      ok: true,
    });
    await other.close();
  });
});
