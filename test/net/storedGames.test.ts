import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Guest, guestOf } from '../../client/net/guest.ts';
import { storedGamesOf } from '../../client/net/storedGames.ts';

afterEach(() => vi.unstubAllGlobals());

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly token: string | null;
}

/** A device with a token at a server that gives these answers, one after the other. */
function device(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const asked: Asked[] = [];
  const left = [...answers];
  const fetched = (address: string, { method = 'GET', headers }: RequestInit): Promise<Response> => {
    const token = (headers as Record<string, string>).Authorization?.replace('Bearer ', '') ?? null;
    asked.push({ path: address.replace('http://home', ''), method, token });
    const [status, body] = left.shift() ?? [500, 'no answer is left'];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  vi.stubGlobal('fetch', fetched);
  const storage = new Map([['crazy-rummy-1.guest', '"old"']]);
  const guest: Guest = guestOf('http://home', () => ({
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
    removeItem: (key) => void storage.delete(key),
  }));
  return { stored: storedGamesOf('http://home', guest), asked, storage };
}

const PLAYER = '7'.repeat(32);
const NEW_TOKEN = [200, { ok: true, value: { token: 'new' } }] as const;

describe('stored games', () => {
  test('are asked for with the token of this guest', async () => {
    const { stored, asked } = device([200, { player: PLAYER }], [200, { games: [], before: null }]);
    expect(await stored.own()).toEqual({ ok: true, value: { player: PLAYER } });
    expect(await stored.games(PLAYER, '12 ab')).toMatchObject({ ok: true });
    expect(asked).toEqual([
      { path: '/api/me', method: 'GET', token: 'old' },
      { path: `/api/players/${PLAYER}/games?before=12%20ab`, method: 'GET', token: 'old' },
    ]);
  });

  test('come with a record as text, and with the ratings of a season', async () => {
    const { stored, asked } = device([200, 'crazy-rummy record 1'], [200, { best: [] }], [200, { best: [] }]);
    expect(await stored.record('9')).toEqual({ ok: true, value: '"crazy-rummy record 1"' });
    await stored.ratings('greek', null);
    await stored.ratings('greek', '2026-Q3');
    const paths = asked.map(({ path }) => path);
    expect(paths).toEqual(['/api/games/9/record', '/api/ratings/greek', '/api/ratings/greek?season=2026-Q3']);
  });

  test('are refused for a reason of the server, or because there is no answer', async () => {
    const { stored } = device(
      [404, { ok: false, reason: 'noSuchPlayer' }],
      [429, { ok: false, reason: 'tooFast' }],
      [502, 'Bad gateway'],
    );
    expect(await stored.profile(PLAYER)).toEqual({ ok: false, reason: 'noSuchPlayer' });
    expect(await stored.profile(PLAYER)).toEqual({ ok: false, reason: 'tooFast' });
    expect(await stored.profile(PLAYER)).toEqual({ ok: false, reason: 'offline' });
  });

  test('are asked for once more with a new token if the server does not know the old one', async () => {
    const { stored, asked } = device([401, { ok: false, reason: 'badToken' }], NEW_TOKEN, [200, { player: null }]);
    expect(await stored.own()).toEqual({ ok: true, value: { player: null } });
    expect(asked.map(({ path, token }) => `${path} ${token}`)).toEqual(['/api/me old', '/guests null', '/api/me new']);
  });
});

describe('erasing', () => {
  test('makes this device a new guest', async () => {
    const { stored, asked, storage } = device([200, { ok: true }], NEW_TOKEN, [200, { player: null }]);
    expect(await stored.erase()).toEqual({ ok: true, value: null });
    expect(asked[0]).toMatchObject({ path: '/api/me/erase', method: 'POST', token: 'old' });
    expect([...storage]).toEqual([]);
    await stored.own();
    expect(asked.at(-1)).toMatchObject({ token: 'new' });
  });

  test('is refused in a running game, and then the device stays the same guest', async () => {
    const { stored, storage } = device([409, { ok: false, reason: 'alreadyPlaying' }]);
    expect(await stored.erase()).toEqual({ ok: false, reason: 'alreadyPlaying' });
    expect([...storage.values()]).toEqual(['"old"']);
  });
});
