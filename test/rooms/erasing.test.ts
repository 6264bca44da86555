import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { API_PATH, type GamePlayer, type OwnPlayer } from '#protocol';
import { openSqlite } from '../../server/store/sqlite.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import type { Store } from '../../server/store/store.ts';
import { eventually } from '../support/progress.ts';
import { newToken, type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy-3', seats: 3, pace: 'usual' } as const;
/** A name that occurs nowhere else. */
const NAME = 'Zebedee';
/** The name under which they played a daily deal, and nothing else. */
const DAILY_NAME = 'Quentin';

let folder: string;
let store: Store;
let server: TestServer;
let token: string;

const start = async () => {
  store = openStore(await openSqlite(folder));
  server = await startTestServer({ store });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'erasing-'));
  await start();
  token = await newToken(server.address);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = async (path: string, method = 'GET') => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${server.address}${API_PATH}${path}`, { method, headers })).json();
};

/** The guest's number in the token. */
const number = (): string => JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()).sub;

/** Everything in the files of the data folder. */
const bytes = (): Buffer =>
  Buffer.concat(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path)),
  );

/** Which of the guest's traces the files have. */
const traces = (): readonly string[] => [NAME, DAILY_NAME, number()].filter((trace) => bytes().includes(trace));

/** Sits down at a private table with Ben. */
async function sit(): Promise<{ readonly own: OpenSeat; readonly ben: OpenSeat }> {
  const own = await takeSeat(server.address, { want: 'private', name: NAME, token, ...GAME });
  const ben = await takeSeat(server.address, {
    ...({ want: 'code', code: own.table.code, name: 'Ben', spectate: false } as const),
  });
  await own.connection.start();
  return { own, ben };
}

/** Plays one deal, and leaves. */
async function play(): Promise<OpenSeat> {
  const { own, ben } = await sit();
  await Promise.all([own.playDeal(), ben.playDeal()]);
  await own.room.leave();
  await ben.until(({ seats }) => seats[0]?.kind === 'bot');
  return ben;
}

test('a guest who is erased leaves neither name nor number in the files of the database', async () => {
  const ben = await play();
  await store.keepRecovery(number(), 'a hash');
  await store.block(number(), 'a'.repeat(32), true);
  await store.dailies.begin('2026-11-23', number(), { id: 'a table', code: 'ABCDEF' }, null);
  await store.dailies.finish('2026-11-23', number(), DAILY_NAME, { points: 12, place: 1 });
  await ben.room.leave();
  await eventually(async () => expect(await ask('/me')).not.toEqual({ player: null }));
  const { player } = (await ask('/me')) as OwnPlayer;
  expect(traces()).toHaveLength(3);
  expect(await ask('/me/erase', 'POST')).toEqual({ ok: true });
  expect(await ask('/me')).toEqual({ player: null });
  expect([await store.findRecovery('a hash'), await store.blockedWith('a'.repeat(32))]).toEqual([null, []]);
  // The next start, or at most an hour, removes what is left in pages and in the log.
  await server.close();
  await start();
  await eventually(async () => expect(traces()).toEqual([]));
  expect(bytes().includes(player as string)).toBe(false);
  expect(bytes().includes('Ben')).toBe(true);
  // The cleaned file opens like any other.
  await server.close();
  await start();
  expect(await ask('/me')).toEqual({ player: null });
});

describe('the game of a guest who is erased', () => {
  test('stays for the others, without the name', async () => {
    const ben = await play();
    await ben.room.leave();
    // The public id is stored a moment before the game.
    const games = async () => (await ask(`/players/${((await ask('/me')) as OwnPlayer).player}/games`)).games;
    await eventually(async () => expect(await games()).toHaveLength(1), { every: 500 });
    const [game] = await games();
    await ask('/me/erase', 'POST');
    const { players } = await ask(`/games/${game.id}`);
    expect(players[0]).toMatchObject({ seat: 0, player: null, name: null, level: null, left: true });
    expect(players.map(({ name }: GamePlayer) => name)).toContain('Ben');
  });

  test('that still runs is stored without the name, too', async () => {
    const ben = await play();
    expect(await ask('/me/erase', 'POST')).toEqual({ ok: true });
    const find = gamesKept();
    await ben.room.leave();
    await eventually(async () => expect(await find()).toHaveLength(1));
    expect(JSON.stringify(find())).not.toContain(NAME);
  });
});

/** The games that are stored from now on. */
function gamesKept(): () => readonly unknown[] {
  const kept: unknown[] = [];
  const { keep } = store.games;
  Object.assign(store.games, {
    keep: (...given: Parameters<typeof keep>) => {
      kept.push(given[0]);
      return keep(...given);
    },
  });
  return () => kept;
}

test('a guest who sits at a table that is open is asked to leave it first, and nothing is erased', async () => {
  const { own } = await sit();
  expect(await ask('/me/erase', 'POST')).toEqual({ ok: false, reason: 'alreadyPlaying' });
  expect(own.table.seats[0]?.name).toBe(NAME);
  expect(traces()).toHaveLength(2);
});

test('at a table that rests, somebody without a number keeps the seat', async () => {
  const { own, ben } = await sit();
  await Promise.all([own.playDeal(), ben.playDeal()]);
  const code = own.table.code;
  const closed = Promise.all([own, ben].map(({ room }) => new Promise((done) => void room.onLeave.once(done))));
  for (const one of [own, ben]) await one.connection.company.adjourn();
  await closed;
  await eventually(async () => expect(await ask('/me/erase', 'POST')).toEqual({ ok: true }), { every: 1_000 });
  const { lines } = (await store.find(code)) ?? {};
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${NAME}|${number()}`));
  expect(JSON.stringify(lines)).toContain('"name":"Guest"');
});
