import { afterEach, expect, test, vi } from 'vitest';
import { createPrivate, daily, quickMatch } from '../../client/net/index.ts';

const GAME = { name: 'Ann', rules: 'crazy-rummy', seats: 4, pace: 'usual' } as const;
const HOW = { server: 'http://old.example', storage: null };

afterEach(() => void vi.unstubAllGlobals());

/** Fields that each version was the first to know. */
const NEW_IN = { '0.3': ['level', 'levels', 'hints'], '0.4': ['avatar'] };

/** A server of an older version, which refuses what it does not know, and has no room otherwise; what it was asked. */
function olderServer(newer = Object.values(NEW_IN).flat()): readonly Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const request = JSON.parse(body) as Record<string, unknown>;
    const reply = () => {
      if (request.want === 'token') return { ok: true, value: { token: 'T' } };
      asked.push(request);
      const isNewer = request.want === 'daily' || newer.some((field) => field in request);
      return { ok: false, reason: isNewer ? 'badMessage' : 'tooFast' };
    };
    return Response.json(reply());
  });
  return asked;
}

test('a page asks a server that knows no levels again without them', async () => {
  const asked = olderServer();
  expect(await quickMatch({ ...GAME, level: 'sharp' }, HOW)).toEqual({ ok: false, reason: 'tooFast' });
  expect(await createPrivate({ ...GAME, levels: ['steady', 'sharp'] }, HOW)).toEqual({ ok: false, reason: 'tooFast' });
  expect(asked.map(({ want, level, levels }) => ({ want, level, levels }))).toEqual([
    { want: 'quick', level: 'sharp', levels: undefined },
    { want: 'quick' },
    { want: 'private', level: undefined, levels: ['steady', 'sharp'] },
    { want: 'private' },
  ]);
});

test('a page asks a server that knows no choice about hints again without it, only if they are off', async () => {
  const asked = olderServer();
  await createPrivate({ ...GAME, hints: false }, HOW);
  await createPrivate({ ...GAME, hints: true }, HOW);
  expect(asked.map(({ hints }) => hints)).toEqual([false, undefined, undefined]);
});

test('a page asks a server that knows no daily deal once, and says so', async () => {
  const asked = olderServer();
  expect(await daily({ name: 'Ann' }, HOW)).toEqual({ ok: false, reason: 'badMessage' });
  expect(asked).toHaveLength(1);
});

test('a page asks a server that knows no avatars again without one, at the same level of bots', async () => {
  const asked = olderServer(NEW_IN['0.4']);
  await quickMatch({ ...GAME, level: 'sharp', avatar: 17 }, HOW);
  expect(asked.map(({ avatar, level }) => [avatar, level])).toEqual([
    [17, 'sharp'],
    [undefined, 'sharp'],
  ]);
});

test('a page asks a server that knows neither avatars nor levels twice more', async () => {
  const asked = olderServer();
  expect(await quickMatch({ ...GAME, level: 'sharp', avatar: 17 }, HOW)).toEqual({ ok: false, reason: 'tooFast' });
  expect(asked.map(({ avatar, level }) => [avatar, level])).toEqual([
    [17, 'sharp'],
    [undefined, 'sharp'],
    [undefined, undefined],
  ]);
});

test('a page that says nothing of levels is refused at once', async () => {
  const asked = olderServer();
  await quickMatch(GAME, HOW);
  expect(asked).toHaveLength(1);
});
