import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { API_PATH, type GameHistory, type GamePage, type OwnPlayer } from '#protocol';
import { parseRecord, replay } from '#record';
import {
  doneShape,
  exportShape,
  gameShape,
  historyShape,
  ownShape,
  profileShape,
  refusalShape,
} from '../../server/http/api/schemas.ts';
import { eventually } from '../support/progress.ts';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { newToken, type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy-3', seats: 3, pace: 'usual' } as const;
const NOBODY = '0'.repeat(32);

let store: MemoryStore;
let server: TestServer;
let tokens: { readonly ann: string; readonly ben: string };

beforeEach(async () => {
  store = memoryStore();
  server = await startTestServer({ store });
  tokens = { ann: await newToken(server.address), ben: await newToken(server.address) };
});
afterEach(() => server.close());

/** Requests a path of the API. */
const ask = (path: string, init: RequestInit & { readonly token?: string | undefined } = {}): Promise<Response> => {
  const { token, ...rest } = init;
  const headers = { ...rest.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  return fetch(`${server.address}${API_PATH}${path}`, { ...rest, headers });
};

/** The JSON of a reply, whose shape is as described. */
async function json<Shape extends GenericSchema>(
  shape: Shape,
  path: string,
  token?: string,
): Promise<InferOutput<Shape>> {
  const response = await ask(path, { token });
  expect(response.status).toBe(200);
  return parse(shape, await response.json());
}

/** The status and the reason with which a request is refused. */
async function refused(path: string, init: Parameters<typeof ask>[1] = {}) {
  const response = await ask(path, init);
  return [response.status, parse(refusalShape, await response.json()).reason];
}

/** Ann plays a whole game with Ben and a bot, at a private table. */
async function played(): Promise<readonly OpenSeat[]> {
  const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', token: tokens.ann, ...GAME });
  const ben = await takeSeat(server.address, {
    ...{ want: 'code', code: ann.table.code, name: 'Ben', token: tokens.ben, spectate: false },
  } as const);
  await ann.connection.start();
  const isOver = () => ann.table.stage === 'over';
  while (!isOver()) {
    await Promise.all([ann.playDeal(), ben.playDeal()]);
    if (!isOver()) await Promise.all([ann, ben].map(({ connection }) => connection.next()));
  }
  return [ann, ben];
}

const playerOf = async (token: string): Promise<string> => {
  const { player }: OwnPlayer = await json(ownShape, '/me', token);
  if (player === null) throw new Error('no stored game yet');
  return player;
};

/** The games that somebody sees of a player. */
const gamesOf = (player: string, token?: string, query = ''): Promise<GameHistory> =>
  json(historyShape, `/players/${player}/games${query}`, token);

/** Waits until a game of Ann's is stored; returns its page. */
async function stored(): Promise<GamePage> {
  await eventually(async () => expect((await json(ownShape, '/me', tokens.ann)).player).not.toBeNull());
  const player = await playerOf(tokens.ann);
  await eventually(async () => expect((await gamesOf(player, tokens.ann)).games.length).toBe(1));
  const [game] = (await gamesOf(player, tokens.ann)).games;
  return json(gameShape, `/games/${game?.id}`);
}

describe('a game', () => {
  test('that was played to its end has a page with everybody’s scores, and a record that replays to them', async () => {
    const [ann] = await played();
    const game = await stored();
    expect(game).toMatchObject({ status: 'finished', preset: 'crazy-rummy-3', deals: 3, isPublic: false });
    expect(game.players.map(({ name, points }) => [name, points]).slice(0, 2)).toEqual(
      ann?.game.seats.map(({ total }, seat) => [ann.table.seats[seat]?.name, total]).slice(0, 2),
    );
    expect(game.results).toEqual(ann?.game.results);
    const record = await ask(`/games/${game.id}/record`);
    expect(record.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const parsed = parseRecord(await record.text());
    const done = parsed.ok ? replay(parsed.value) : parsed;
    expect(done).toMatchObject({ ok: true, value: { state: { results: game.results, phase: 'over' } } });
  });

  test('is in both players’ histories; others see none of a private table', async () => {
    await played();
    const game = await stored();
    const [ann, ben] = [await playerOf(tokens.ann), await playerOf(tokens.ben)];
    expect((await gamesOf(ben, tokens.ben)).games.map(({ id }) => id)).toEqual([game.id]);
    expect((await gamesOf(ann, tokens.ben)).games).toEqual([]);
    expect((await gamesOf(ann)).games).toEqual([]);
    expect(await json(profileShape, `/players/${ann}`, tokens.ann)).toMatchObject({
      ...{ id: ann, name: 'Ann', isOwn: true, presets: [{ preset: 'crazy-rummy-3', games: 1, finished: 1, deals: 3 }] },
      met: [{ player: ben, name: 'Ben', games: 1 }],
    });
    expect(await refused(`/players/${ann}`)).toEqual([404, 'noSuchPlayer']);
    expect(JSON.stringify([game, ann])).not.toContain(ownNumber(tokens.ann));
  });

  test('that is played has no page, even while a deal of it is finished', async () => {
    const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', token: tokens.ann, ...GAME });
    await ann.connection.start();
    await ann.playDeal();
    expect(await json(ownShape, '/me', tokens.ann)).toEqual({ player: null });
  });
});

/** The guest's number in a token. */
const ownNumber = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()).sub;

describe('a list', () => {
  test('comes in parts that follow each other', async () => {
    const player = ownNumber(tokens.ann);
    for (let index = 1; index <= 5; index++) await store.games.keep(filed(index, player), () => NOBODY);
    const pages = [];
    for (let before: string | null = ''; before !== null; ) {
      const page: GameHistory = await gamesOf(NOBODY, undefined, `?limit=2${before && `&before=${before}`}`);
      pages.push(page.games.map(({ ended }) => ended));
      before = page.before;
    }
    expect(pages).toEqual([[5, 4], [3, 2], [1]]);
  });
});

const filed = (index: number, guest: string) => ({
  ...{ id: String(index).padStart(32, '0'), table: 'table', isPublic: true, preset: 'crazy-rummy', seats: 2 },
  ...({ rules: 'v1.crazy-rummy', began: 0, ended: index, status: 'finished', results: [] } as const),
  record: 'damaged',
  players: [
    {
      ...{ seat: 0, order: 0, guest, name: 'Ann', level: null, from: 1, to: 1, points: 0, place: 1, outs: 0 },
      ...{ swaps: 0, left: false },
    },
  ],
});

describe('a request', () => {
  test.each([
    ['/games/none', 400, 'badMessage'],
    [`/games/${NOBODY}`, 404, 'noSuchGame'],
    [`/games/${NOBODY}?x=1`, 400, 'badMessage'],
    [`/games/${NOBODY}/record`, 404, 'noSuchGame'],
    [`/players/${NOBODY.toUpperCase()}G`, 400, 'badMessage'],
    [`/players/${NOBODY}`, 404, 'noSuchPlayer'],
    [`/players/${NOBODY}/games?limit=51`, 400, 'badMessage'],
    [`/players/${NOBODY}/games?limit=0`, 400, 'badMessage'],
    [`/players/${NOBODY}/games?limit=2&limit=3`, 400, 'badMessage'],
    [`/players/${NOBODY}/games?before=1`, 400, 'badMessage'],
    [`/players/${NOBODY}/games?__proto__=1`, 400, 'badMessage'],
    ['/me', 401, 'badToken'],
    ['/me/export', 401, 'badToken'],
    ['/daily/2026-02-29', 400, 'badMessage'],
    ['/daily/9999-12-31', 400, 'badMessage'],
    ['/daily/today', 400, 'badMessage'],
    ['/none', 404, 'badMessage'],
  ])('for %s is refused with %i, %s', async (path, status, reason) => {
    expect(await refused(path)).toEqual([status, reason]);
  });

  test('with a forged token is refused, even where none is needed', async () => {
    const init = { token: `${tokens.ann}x` };
    expect(await refused(`/players/${NOBODY}/games`, init)).toEqual([401, 'badToken']);
    expect(await refused('/me/erase', { ...init, method: 'POST' })).toEqual([401, 'badToken']);
  });

  test('from another site is refused', async () => {
    const headers = { Origin: 'https://elsewhere.example' };
    expect(await refused('/me', { token: tokens.ann, headers })).toEqual([400, 'badMessage']);
    expect(await refused('/me/erase', { method: 'POST', token: tokens.ann, headers })).toEqual([400, 'badMessage']);
  });

  test('is refused after 60 in ten seconds from one address', async () => {
    const slow = await startTestServer({ clock: { now: () => 0 } });
    const statuses = [];
    for (let index = 0; index < 61; index++) {
      statuses.push((await fetch(`${slow.address}${API_PATH}/games/${NOBODY}`)).status);
    }
    expect([statuses.slice(0, 60).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
    await slow.close();
  });

  test('for a damaged record is answered with a code, and logged', async () => {
    await store.games.keep(filed(1, ownNumber(tokens.ann)), () => NOBODY);
    expect(await refused(`/games/${filed(1, '').id}/record`)).toEqual([503, 'offline']);
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'request to the API failed' }));
  });

  test('is never kept by others, nor by search engines', async () => {
    const { headers } = await ask(`/games/${NOBODY}`);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-cache', 'noindex']);
    expect((await ask('/me', { token: tokens.ann })).headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('one’s own data', () => {
  test('can be had as a file with every game and its record', async () => {
    await played();
    const game = await stored();
    const file = await json(exportShape, '/me/export', tokens.ann);
    expect(file.games).toEqual([{ ...game, record: await (await ask(`/games/${game.id}/record`)).text() }]);
    expect(await json(exportShape, '/me/export', await newToken(server.address))).toMatchObject({ games: [] });
  });

  test('can be had and erased five times in ten minutes', async () => {
    const slow = await startTestServer({ clock: { now: () => 0 }, store });
    const get = async () => {
      const headers = { Authorization: `Bearer ${tokens.ann}` };
      return (await fetch(`${slow.address}${API_PATH}/me/export`, { headers })).status;
    };
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push(await get());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await slow.close();
  });
});

test('everything is described in OpenAPI 3.1, and shown on a page without scripts', async () => {
  const description = (await (await ask('/openapi.json')).json()) as { openapi: string; paths: object };
  expect(description.openapi).toBe('3.1.0');
  expect(Object.keys(description.paths)).toEqual([
    ...['/api/games/{id}', '/api/games/{id}/record', '/api/games/{id}/rating'],
    ...['/api/players/{id}', '/api/players/{id}/games'],
    ...['/api/me', '/api/me/export', '/api/ratings/{family}'],
    ...['/api/daily', '/api/daily/{day}', '/api/daily/{day}/games', '/api/me/erase'],
  ]);
  const text = JSON.stringify(description);
  const named = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
  const { components } = description as unknown as { components: { schemas: object } };
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...named]));
  const page = await ask('');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).not.toMatch(/<script|<style|style=|src=/);
  expect(parse(doneShape, { ok: true })).toEqual({ ok: true });
});
