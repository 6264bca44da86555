import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { API_PATH, type Leaderboard } from '#protocol';
import {
  exportShape,
  leaderboardShape,
  ownShape,
  profileShape,
  ratedGameShape,
  refusalShape,
} from '../../server/http/api/schemas.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import type { Store } from '../../server/store/store.ts';
import { eventually } from '../support/progress.ts';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { newToken, type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

/** A short game for two. */
const GAME = { rules: 'basic-rummy', seats: 2, pace: 'usual' } as const;
/** The pause between two questions to the server, in ms: it limits how often one may ask. */
const SETTLED = { every: 200 };
/** The same for requests of which few are allowed. */
const SELDOM = { every: 3_000 };

let store: Store;
let server: TestServer;
let tokens: { readonly ann: string; readonly ben: string };

const start = async (one: Store, host: Parameters<typeof startTestServer>[0] = {}) => {
  store = one;
  server = await startTestServer({ store, ...host }, 0, { TRUST_PROXY: '1' });
};
beforeEach(async () => {
  await start(memoryStore());
  tokens = { ann: await newToken(server.address), ben: await newToken(server.address) };
});
afterEach(() => server.close());

/** Closes the server and starts another with the same store. */
async function restart(host: Parameters<typeof startTestServer>[0] = {}): Promise<void> {
  await server.close();
  await start(store, host);
}

const ask = (path: string, token?: string, method = 'GET'): Promise<Response> => {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return fetch(`${server.address}${API_PATH}${path}`, { method, headers });
};

/** The JSON of a reply, whose shape is as described. */
async function json<Shape extends GenericSchema>(
  shape: Shape,
  path: string,
  token?: string,
): Promise<InferOutput<Shape>> {
  return parse(shape, await (await ask(path, token)).json());
}

const leaderboard = (token?: string): Promise<Leaderboard> => json(leaderboardShape, '/ratings/cousins', token);

/** The points of somebody, as only the store knows them while they are hidden; null without a rated game. */
async function pointsOf(token: string): Promise<number | null> {
  const { player } = await json(ownShape, '/me', token);
  const [rating] = player === null ? [] : await store.ratings.of(player, null);
  return rating?.points ?? null;
}

const bothPoints = (): Promise<readonly (number | null)[]> => Promise.all([pointsOf(tokens.ann), pointsOf(tokens.ben)]);

const ADDRESSES = { Ann: '192.0.2.1', Ben: '192.0.2.2' } as const;
type Name = keyof typeof ADDRESSES;

const sit = (name: Name, token: string, address: string = ADDRESSES[name]): Promise<OpenSeat> =>
  takeSeat(server.address, { want: 'quick', name, token, ...GAME }, address);

/** Ann and Ben sit down at a public table for two, by default from two addresses. */
async function begin(address?: string): Promise<readonly [OpenSeat, OpenSeat]> {
  const ann = await sit('Ann', tokens.ann, address);
  const ben = await sit('Ben', tokens.ben, address);
  await Promise.all([ann, ben].map((each) => each.until(({ game }) => game !== null)));
  return [ann, ben];
}

/** These players play until the game is over. */
async function finish(seats: readonly OpenSeat[]): Promise<void> {
  const isOver = () => seats[0]?.table.stage === 'over';
  while (!isOver()) {
    await Promise.all(seats.map((each) => each.playDeal()));
    if (!isOver()) await Promise.all(seats.map(({ connection }) => connection.next()));
  }
}

test('a game of two guests at a public table is rated, without hints; a guest sees what is still missing', async () => {
  const seats = await begin();
  for (const { table } of seats) expect(table).toMatchObject({ rated: true, hints: false });
  await finish(seats);
  await eventually(async () => expect((await leaderboard(tokens.ann)).own).not.toBeNull(), SETTLED);
  const { season, seasons, ...list } = await leaderboard(tokens.ann);
  expect(list).toMatchObject({ family: 'cousins', players: 0, best: [], bots: [] });
  expect(list.own).toEqual({ points: null, rank: null, games: 1, opponents: 1 });
  expect(seasons).toEqual([season]);
  expect((await leaderboard()).own).toBeNull();
  const [first, second] = (await bothPoints()) as readonly number[];
  // One of them won; both are as far from the average.
  expect([(first ?? 0) + (second ?? 0), first === second]).toEqual([3_000, false]);
  const { player } = await json(ownShape, '/me', tokens.ann);
  expect((await json(profileShape, `/players/${player}`)).ratings).toEqual([]);
  const exported = await json(exportShape, '/me/export', tokens.ann);
  expect(exported.ratings).toEqual([{ family: 'cousins', season, points: first, games: 1 }]);
  // A restart counts it no second time.
  await restart();
  expect((await leaderboard(tokens.ann)).own?.games).toBe(1);
  expect(await bothPoints()).toEqual([first, second]);
});

test('each of two players sees what a game won or lost them, and nobody else does', async () => {
  const seats = await begin();
  const { gameId } = seats[0].table;
  const result = (token: string) => json(ratedGameShape, `/games/${gameId}/rating`, token);
  expect(await result(tokens.ann)).toEqual({ rating: null });
  await finish(seats);
  await eventually(async () => expect((await result(tokens.ann)).rating).not.toBeNull(), SETTLED);
  const [ann, ben] = [(await result(tokens.ann)).rating, (await result(tokens.ben)).rating];
  expect([ann?.points, ben?.points]).toEqual(await bothPoints());
  expect(ann).toMatchObject({ family: 'cousins', games: 1, opponents: 1, isShown: false });
  expect([(ann?.won ?? 0) + (ben?.won ?? 0), ann?.won === 0]).toEqual([0, false]);
  expect(await result(await newToken(server.address))).toEqual({ rating: null });
  expect((await ask(`/games/${gameId}/rating`)).status).toBe(401);
  expect((await ask('/games/none/rating', tokens.ann)).status).toBe(400);
});

test('a private table’s game is not rated and has hints', async () => {
  const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', token: tokens.ann, ...GAME });
  const ben = await takeSeat(server.address, {
    ...({ want: 'code', code: ann.table.code, name: 'Ben', token: tokens.ben, spectate: false } as const),
  });
  await ben.until(({ game }) => game !== null);
  expect(ann.table).toMatchObject({ rated: false, hints: true });
  await finish([ann, ben]);
  await eventually(async () => expect((await json(ownShape, '/me', tokens.ann)).player).not.toBeNull(), SETTLED);
  expect(await bothPoints()).toEqual([null, null]);
});

/** One leaves, then the other. */
async function leaveInTurn([first, second]: readonly [OpenSeat, OpenSeat]): Promise<void> {
  await first.room.leave();
  await second.until(({ seats }) => seats.some(({ kind }) => kind === 'bot'));
  await second.room.leave();
}

/** Waits until nothing is left to store. */
const stored = () => eventually(async () => expect(await store.logs.unrecorded('', 9)).toEqual([]), SETTLED);

test('leaving costs rating even in the first deal, and raises nobody', async () => {
  await leaveInTurn(await begin());
  await eventually(async () => expect(await bothPoints()).not.toContain(null), SETTLED);
  const [annHas, benHas] = await bothPoints();
  expect(annHas).toBeLessThan(1500);
  expect(benHas).toBe(1500);
  expect((await leaderboard(tokens.ben)).own).toMatchObject({ games: 0, opponents: 0 });
});

test('a farm that leaves again and again, from as many addresses as it likes, raises nobody', async () => {
  for (let game = 0; game < 6; game++) {
    tokens = { ...tokens, ann: await newToken(server.address) };
    const loser = await sit('Ann', tokens.ann, `198.51.100.${game}`);
    const winner = await sit('Ben', tokens.ben);
    await Promise.all([loser, winner].map((each) => each.until(({ stage }) => stage === 'playing')));
    expect(winner.table.rated).toBe(true);
    await leaveInTurn([loser, winner]);
    await stored();
  }
  expect(await pointsOf(tokens.ben)).toBe(1500);
  expect((await leaderboard(tokens.ben)).own).toMatchObject({ games: 0, opponents: 0, rank: null });
});

test('people at one address may play together, but their games are not rated', async () => {
  const seats = await begin(ADDRESSES.Ann);
  for (const { table } of seats) expect(table).toMatchObject({ rated: false, hints: true });
  await finish(seats);
  await Promise.all(seats.map(({ room }) => room.leave()));
  await stored();
  expect(await bothPoints()).toEqual([null, null]);
});

test('somebody who came to a public table by its code is not rated, nor the other against them', async () => {
  const ann = await sit('Ann', tokens.ann);
  const { code } = ann.table;
  const wish = { want: 'code', code, name: 'Ben', token: tokens.ben, spectate: false } as const;
  const ben = await takeSeat(server.address, wish, ADDRESSES.Ben);
  await ben.until(({ game }) => game !== null);
  for (const { table } of [ann, ben]) expect(table).toMatchObject({ rated: false, hints: true });
  await finish([ann, ben]);
  await Promise.all([ann, ben].map(({ room }) => room.leave()));
  await stored();
  expect(await bothPoints()).toEqual([null, null]);
});

test('a loser who leaves and erases their data at once does not void the game for the winner', async () => {
  const [ann, ben] = await begin();
  await Promise.all([ann, ben].map((each) => each.playDeal()));
  await ben.room.leave();
  await ann.until(({ seats }) => seats.some(({ kind }) => kind === 'bot'));
  await eventually(async () => expect((await ask('/me/erase', tokens.ben, 'POST')).status).toBe(200), SELDOM);
  await finish([ann]);
  await eventually(async () => expect(await pointsOf(tokens.ann)).toBeGreaterThan(1500), SETTLED);
});

test('a game goes on after a restart and is rated; where somebody does not come back it counts for nobody', async () => {
  const back = async (token: string, code: string): Promise<OpenSeat> =>
    takeSeat(server.address, { want: 'back', token, code });
  const [{ table }] = await begin();
  await restart();
  const seats = [await back(tokens.ann, table.code), await back(tokens.ben, table.code)];
  expect(seats[0]?.table).toMatchObject({ rated: true, hints: false });
  await finish(seats);
  await eventually(async () => expect(await bothPoints()).not.toContain(null), SETTLED);
  const points = await bothPoints();
  await Promise.all(seats.map(({ room }) => room.leave()));

  const [{ table: next }] = await begin();
  // People who do not come back soon lose their seats.
  await restart({ timeouts: { hold: 600_000, waiting: 60_000_000, playing: 1_500, alone: 60_000_000 } });
  const alone = await back(tokens.ann, next.code);
  await alone.until(({ seats: all }) => all.some(({ kind }) => kind === 'bot'));
  await finish([alone]);
  const { tables } = store as MemoryStore;
  await eventually(async () => expect(await store.logs.unrecorded('', 9)).toEqual([]), SETTLED);
  expect(tables).toHaveLength(2);
  expect(await bothPoints()).toEqual(points);
});

test('somebody who erases their data has no rating, and no trace of them is in the files', async () => {
  await server.close();
  const folder = mkdtempSync(join(tmpdir(), 'ratings-'));
  const bytes = (): Buffer =>
    Buffer.concat(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile())
        .map((path) => readFileSync(path)),
    );
  const open = async () => start(openStore(await openSqlite(folder)));
  await open();
  tokens = { ann: await newToken(server.address), ben: await newToken(server.address) };
  const seats = await begin();
  await finish(seats);
  await Promise.all(seats.map(({ room }) => room.leave()));
  await eventually(async () => expect(await bothPoints()).not.toContain(null), SETTLED);
  const { player } = await json(ownShape, '/me', tokens.ann);
  expect(bytes().includes(player as string)).toBe(true);
  const [, points] = await bothPoints();
  await eventually(async () => expect((await ask('/me/erase', tokens.ann, 'POST')).status).toBe(200), SETTLED);
  await server.close();
  await open();
  await eventually(async () => expect(bytes().includes(player as string)).toBe(false), SETTLED);
  expect(await bothPoints()).toEqual([null, points]);
  expect((await leaderboard(tokens.ben)).own).toMatchObject({ games: 1, opponents: 1 });
  await server.close();
  rmSync(folder, { recursive: true });
  await start(memoryStore());
});

test('an unknown family, or a season that cannot be, is refused', async () => {
  const refused = async (path: string) => {
    const response = await ask(path);
    return [response.status, parse(refusalShape, await response.json()).reason];
  };
  for (const path of ['chess', 'crazyRummy?season=2999-Q1', 'crazyRummy?season=1969-Q4', 'crazyRummy?season=now'])
    expect(await refused(`/ratings/${path}`)).toEqual([400, 'badMessage']);
  for (const path of ['crazyRummy?season=2026-Q5', 'crazyRummy?season=2026-Q4&season=2026-Q3', 'crazyRummy?page=2'])
    expect(await refused(`/ratings/${path}`)).toEqual([400, 'badMessage']);
  expect((await ask('/ratings/greek')).status).toBe(200);
});
