import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '#engine';
import { createPrivate, guestIn, joinByCode, lookAtTable, quickMatch, resume } from '../../client/net/index.ts';
import { guestMemory, type SeatStorage } from '../../client/net/seatMemory.ts';
import { openTokens } from '../../server/identity/tokens.ts';
import { RETENTION } from '../../server/store/tidying.ts';
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

const on = (storage: SeatStorage) => ({ server: server.address, storage });

/** Ann at a private table, alone. */
async function annsTable(storage: SeatStorage) {
  const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, on(storage)));
  return { ann, code: ann.table.code };
}

/** A browser's other tab: the same device, nothing of the tab. */
function otherTab(storage: SeatStorage): SeatStorage {
  const tab = tabStorage();
  guestMemory(tab).save(guestMemory(storage).get() ?? '');
  return tab;
}

describe('a guest', () => {
  test('is the same one in every tab: the seat moves along, and is taken once', async () => {
    const here = tabStorage();
    const { ann, code } = await annsTable(here);
    const there = otherTab(here);
    expect(await lookAtTable(code, on(there))).toMatchObject({ value: { isYours: true } });
    const again = await watchTable(joinByCode(code, { name: 'Somebody' }, on(there)));
    await statusOf(ann, 'lost');
    expect(again.table.seats.map(({ name }) => name)).toEqual(['Ann', '', '']);
  });

  test('is one, though two tabs of a new device ask who they are at once', async () => {
    const device = tabStorage();
    const tokens = await Promise.all([1, 2].map(() => guestIn(on(device)).ask(async (token) => ok(token))));
    expect(tokens[0]).toEqual(tokens[1]);
  });

  test('comes back to the seat though the table plays and is full, and watches nothing instead', async () => {
    const here = tabStorage();
    const { ann, code } = await annsTable(here);
    await ann.connection.start();
    const again = await watchTable(joinByCode(code, { name: 'Ann', spectate: true }, on(otherTab(here))));
    expect(again.table.viewer).toBe(0);
  });

  test('who is another one has no seat there', async () => {
    const { code } = await annsTable(tabStorage());
    expect(await lookAtTable(code, on(tabStorage()))).toMatchObject({ value: { isYours: false } });
    expect(await holdPlace(server.address, { want: 'back', code })).toEqual({ ok: false, reason: 'noSuchTable' });
  });

  test('meets others in a quick match, never themselves', async () => {
    const sit = async (storage: SeatStorage): Promise<string> =>
      (await watchTable(quickMatch({ name: 'Ann', ...GAME }, on(storage)))).table.code;
    const here = tabStorage();
    const codes = [await sit(here), await sit(otherTab(here)), await sit(tabStorage())];
    expect(codes[1]).not.toBe(codes[0]);
    expect(codes.slice(0, 2)).toContain(codes[2]);
  });

  test('is known again after a restart, by a secret the server made for itself', async () => {
    const store = memoryStore();
    await server.close();
    server = await startTestServer({ store });
    const here = tabStorage();
    await annsTable(here);
    const port = Number(new URL(server.address).port);
    await server.close();
    server = await startTestServer({ store }, port);
    expect(await resume(on(here))).not.toBeNull();
  });
});

describe('another device', () => {
  test('becomes the same guest by the code one wrote down, and takes the seat over', async () => {
    const [phone, tablet] = [tabStorage(), tabStorage()];
    const { ann, code } = await annsTable(phone);
    const written = await guestIn(on(phone)).recoveryCode();
    if (!written.ok) throw new Error(written.reason);
    expect(written.value).toMatch(/^([B-Z]{4}-){3}[B-Z]{4}$/);
    expect(await guestIn(on(tablet)).recover(written.value.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      ok: true,
    });
    const again = await watchTable(joinByCode(code, { name: 'Ann' }, on(tablet)));
    await statusOf(ann, 'lost');
    expect(again.table.viewer).toBe(0);
  });

  test('finds nobody by a wrong code, nor by one that a newer one has replaced', async () => {
    const phone = guestIn(on(tabStorage()));
    const [old, fresh] = [await phone.recoveryCode(), await phone.recoveryCode()];
    if (!old.ok || !fresh.ok) throw new Error('no code');
    for (const code of [old.value, 'BBBB-BBBB-BBBB-BBBB', '', '__proto__', fresh.value.slice(1)]) {
      expect(await guestIn(on(tabStorage())).recover(code)).toEqual({ ok: false, reason: 'noSuchGuest' });
    }
    expect(await guestIn(on(tabStorage())).recover(fresh.value)).toEqual({ ok: true, value: null });
  });
});

test('a code lasts for 400 days after its guest last came to a table, and asking on entry is not coming', async () => {
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

  test('that another server signed, or nobody, opens nothing', async () => {
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

  test('that the server has forgotten is replaced by the page itself', async () => {
    const storage = tabStorage();
    guestMemory(storage).save(await openTokens('x'.repeat(64)).sign(guest));
    const { code } = await annsTable(storage);
    expect(await lookAtTable(code, on(storage))).toMatchObject({ value: { isYours: true } });
  });

  test('of a server with TOKEN_SECRET is good in every process that has it', async () => {
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
