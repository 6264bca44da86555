import { afterAll, afterEach, test as baseTest, beforeAll, beforeEach, describe, expect } from 'vitest';
import { leaderboardOf, ownRatings, ratedResultOf, shownRatings } from '../../server/ratings/leaderboard.ts';
import { seasonNumber } from '../../server/ratings/standing.ts';
import { eraseRatings, rateStored } from '../../server/ratings/storedRatings.ts';
import type { Database } from '../../server/store/database.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import type { Store } from '../../server/store/store.ts';
import { RETENTION } from '../../server/store/tidying.ts';
import { A_DAY, aBot, gameOf, inOrder, NOON, somebody } from '../ratings/ratedGames.ts';
import { POSTGRES, SQLITE, type TestDatabases } from '../support/server/databases.ts';
import { filedGameOf, partOf } from '../support/server/filedGames.ts';
import { memoryStore } from '../support/server/memoryStore.ts';

const MEMORY = { name: 'memory', start: async () => null, isHere: true };
const OTHERS = ['ben', 'cid', 'dov', 'eve', 'flo'];
const NEXT_SEASON = NOON + 92 * A_DAY;

describe.each([SQLITE, POSTGRES, MEMORY])('stored ratings in $name', ({ start, isHere }) => {
  let databases: TestDatabases | null;
  let database: Database | null = null;
  let store: Store;
  let games = 0;
  const test = baseTest.skipIf(!isHere);
  beforeAll(async () => {
    if (!isHere) return;
    databases = await start();
    database = databases && (await databases.open());
  });
  beforeEach(() => {
    store = database ? openStore(database) : memoryStore();
  });
  afterEach(async () => {
    for (const table of ['ratings', 'rating_changes']) await database?.query(`DELETE FROM ${table}`, []);
  });
  afterAll(async () => {
    if (!isHere) return;
    await store.close();
    await databases?.clear();
  });

  /** Stores a game of each, so that they have names. Their public ids are the same. */
  const named = async (...names: readonly string[]) => {
    for (const [index, name] of names.entries())
      await store.games.keep(filedGameOf(`of ${name}`, index, [partOf(0, `guest ${name}`, { name })]), () => name);
  };
  const rate = (game = inOrder(['ann', 'ben']), id = `game ${games++}`) => rateStored(store.ratings, id, game);
  const list = (asked: string | null = null, player: string | null = null, now = NOON) =>
    leaderboardOf(store.ratings, 'crazyRummy', asked, player, now);
  const standing = async (player: string) => (await store.ratings.latest('crazyRummy', player))?.standing ?? '';
  const gamesOf = async (player: string) => JSON.parse(await standing(player)).games;
  /** Ann wins this many games, one a day, against five people in turn. */
  const annWins = async (count: number) => {
    for (let i = 0; i < count; i++) await rate(inOrder(['ann', OTHERS[i % 5] as string], NOON + i * A_DAY));
  };

  test('list a player once they have ten games with five people, by name', async () => {
    await store.games.keep(filedGameOf('one', 1, [partOf(0, 'guest Ann', { name: 'Ann' })]), () => 'ann');
    await annWins(9);
    expect(await list(null, 'ann')).toMatchObject({
      ...{ family: 'crazyRummy', season: '2026-Q4', ends: Date.UTC(2027, 0), seasons: ['2026-Q4'] },
      ...{ players: 0, best: [], own: { points: null, rank: null, games: 9, opponents: 5 } },
    });
    await annWins(1);
    const { players, best = [], own } = (await list(null, 'ann')) ?? {};
    expect(players).toBe(1);
    expect(best).toEqual([{ rank: 1, player: 'ann', name: 'Ann', points: own?.points, games: 10 }]);
    expect(own).toMatchObject({ rank: 1, games: 10, opponents: 5 });
    const { points } = best[0] ?? {};
    expect(await shownRatings(store.ratings, 'ann', NOON)).toEqual([
      { family: 'crazyRummy', season: '2026-Q4', points, rank: 1, games: 10 },
    ]);
    expect(await shownRatings(store.ratings, 'ben', NOON)).toEqual([]);
    expect(await ownRatings(store.ratings, 'ben')).toMatchObject([{ season: '2026-Q4', games: 3 }]);
    expect((await list(null, 'nobody'))?.own).toBeNull();
    await store.games.erase('guest Ann');
  });

  test('give equal points the same rank, and leave out who has no name', async () => {
    const season = seasonNumber(NOON);
    const shown = { season, games: 10, opponents: 5, isShown: true, family: 'crazyRummy', number: 0 } as const;
    const points = { cid: 1540, ann: 1540, ben: 1600, dov: 1400, eve: 1580 };
    await named('ann', 'ben', 'cid', 'dov');
    const changes = Object.entries(points).map(([player, own]) => ({ ...shown, player, standing: '{}', points: own }));
    expect(await store.ratings.add('a game', changes)).toBe(true);
    await store.ratings.settle('a game');
    const { best = [], own, players } = (await list(null, 'cid')) ?? {};
    expect(best.map(({ rank, player }) => `${rank} ${player}`)).toEqual(['1 ben', '2 ann', '2 cid', '4 dov']);
    expect([own?.rank, players]).toEqual([2, 4]);
    // Somebody without a name is not listed, and takes nobody's rank.
    expect((await list(null, 'eve'))?.own).toMatchObject({ rank: null, points: null });
    for (const name of ['ann', 'ben', 'cid', 'dov']) await store.games.erase(`guest ${name}`);
  });

  test('of the levels of bots are listed apart', async () => {
    await rate(gameOf([somebody('ann', 1), somebody('ben', 3), aBot('steady', 2), aBot('expert', 4)]));
    const { bots = [], best } = (await list()) ?? {};
    expect(bots.map(({ level, games: played }) => [level, played])).toEqual([
      ['steady', 1],
      ['expert', 1],
    ]);
    expect(bots[0]?.points).toBeGreaterThan(bots[1]?.points ?? 0);
    expect(best).toEqual([]);
  });

  test('count a game once, however often it is stored, and even if the process died in between', async () => {
    await rate(undefined, 'a game');
    await rate(undefined, 'a game');
    expect(await gamesOf('ann')).toBe(1);
    const { settle } = store.ratings;
    Object.assign(store.ratings, { settle: () => Promise.reject(new Error('the process died')) });
    await expect(rate(undefined, 'another')).rejects.toThrow('died');
    expect(await store.ratings.of('ann', null)).toMatchObject([{ games: 1 }]);
    Object.assign(store.ratings, { settle });
    await rate(undefined, 'another');
    expect(await store.ratings.of('ann', null)).toMatchObject([{ games: 2 }]);
  });

  test('count every game of players whom several processes rate at once', async () => {
    const both = Array.from({ length: 12 }, (_, i) => [`x${i % 6}`, `game ${games++}`] as const);
    await Promise.all(both.map(([other, id]) => rate(inOrder(['ann', other]), id)));
    await Promise.all(both.map(([other, id]) => rate(inOrder(['ann', other]), id)));
    expect(await gamesOf('ann')).toBe(12);
    expect(await gamesOf('x0')).toBe(2);
  });

  test('tell a player what a game won or lost them, also while the rating is hidden, and nobody else', async () => {
    await rate(inOrder(['ann', 'ben']), 'first');
    await rate(inOrder(['cid', 'ann'], NOON + A_DAY), 'second');
    const first = await ratedResultOf(store.ratings, 'first', 'ann');
    const second = await ratedResultOf(store.ratings, 'second', 'ann');
    expect(first).toMatchObject({ family: 'crazyRummy', season: '2026-Q4', games: 1, opponents: 1, isShown: false });
    expect(first).toMatchObject({ points: 1500 + (first?.won ?? 0), won: expect.any(Number) });
    expect(first?.won).toBeGreaterThan(0);
    expect(second).toMatchObject({ points: (first?.points ?? 0) + (second?.won ?? 0), games: 2, opponents: 2 });
    expect(second?.won).toBeLessThan(0);
    expect((await ratedResultOf(store.ratings, 'first', 'ben'))?.won).toBe(-(first?.won ?? 0));
    expect(await ratedResultOf(store.ratings, 'first', 'cid')).toBeNull();
    expect(await ratedResultOf(store.ratings, 'third', 'ann')).toBeNull();
    // Somebody met is erased: the standing gets another number, the points stay.
    await eraseRatings(store.ratings, 'cid');
    expect(await ratedResultOf(store.ratings, 'second', 'ann')).toEqual(second);
  });

  test('do not count as lost by a game what a new season has moved', async () => {
    for (let i = 0; i < 4; i++) await rate(inOrder(['ann', OTHERS[i] as string], NOON + i * A_DAY));
    const before = (await store.ratings.of('ann', null))[0]?.points ?? 0;
    await rate(inOrder(['ann', 'ben'], NEXT_SEASON), 'new season');
    const {
      points = 0,
      won = 0,
      season,
      games: played,
    } = (await ratedResultOf(store.ratings, 'new season', 'ann')) ?? {};
    expect([season, played]).toEqual(['2027-Q1', 1]);
    expect(won).toBeGreaterThan(0);
    expect(Math.abs(1500 + (before - 1500) * 0.75 + won - points)).toBeLessThanOrEqual(1);
  });

  test('change for nobody if another change of one of them came first', async () => {
    await rate();
    const change = { family: 'crazyRummy', season: 1, points: 1, games: 1, opponents: 1, isShown: false } as const;
    const changes = ['ann', 'cid'].map((player) => ({ ...change, player, number: 0, standing: '{}' }));
    expect(await store.ratings.add('late', changes)).toBe(false);
    expect(await store.ratings.latest('crazyRummy', 'cid')).toBeNull();
  });

  test('keep a list for each season', async () => {
    await named('ann', ...OTHERS);
    await annWins(10);
    for (let i = 0; i < 10; i++) await rate(inOrder([OTHERS[i % 5] as string, 'ann'], NEXT_SEASON + i * A_DAY));
    const [past, now] = [await list('2026-Q4', null, NEXT_SEASON), await list(null, 'ann', NEXT_SEASON)];
    expect([past?.season, now?.season, now?.seasons]).toEqual(['2026-Q4', '2027-Q1', ['2027-Q1', '2026-Q4']]);
    expect([past?.best[0]?.games, now?.best[0]?.games]).toEqual([10, 10]);
    expect(past?.best[0]?.points).toBeGreaterThan(now?.best[0]?.points ?? 0);
    // In a season without games there is still a list; one that has not begun has none.
    expect(await list('2026-Q3')).toMatchObject({ best: [], players: 0, seasons: ['2026-Q4', '2027-Q1'] });
    expect([await list('2027-Q1'), await list('1969-Q1'), await list('soon')]).toEqual([null, null, null]);
    for (const name of ['ann', ...OTHERS]) await store.games.erase(`guest ${name}`);
  });

  test('of somebody who is erased are gone, and nobody’s standing names them; others keep theirs', async () => {
    await rate(inOrder(['ann', 'ben', 'cid']));
    await rate(inOrder(['cid', 'ann'], NOON + A_DAY));
    const before = await store.ratings.of('cid', null);
    await eraseRatings(store.ratings, 'ann');
    await eraseRatings(store.ratings, 'ann');
    expect(await store.ratings.of('ann', null)).toEqual([]);
    expect(await store.ratings.latest('crazyRummy', 'ann')).toBeNull();
    expect([await standing('ben'), await standing('cid')].join()).not.toContain('ann');
    expect(await store.ratings.of('cid', null)).toEqual(before);
    const left = (await database?.query('SELECT standing FROM rating_changes', [])) ?? [];
    expect(JSON.stringify(left)).not.toContain('ann');
    await rate(inOrder(['cid', 'ben'], NOON + A_DAY));
    expect([await gamesOf('cid'), await standing('cid')]).toEqual([3, expect.not.stringContaining('ann')]);
  });

  test('name no erased person even if somebody plays on meanwhile', async () => {
    await rate(inOrder(['ann', 'ben']));
    const { replace } = store.ratings;
    let hasPlayed = false;
    Object.assign(store.ratings, {
      async replace(...given: Parameters<typeof replace>) {
        if (!hasPlayed) {
          hasPlayed = true;
          await rate(inOrder(['ben', 'cid']));
        }
        return replace(...given);
      },
    });
    await eraseRatings(store.ratings, 'ann');
    expect(await standing('ben')).not.toContain('ann');
    expect(await gamesOf('ben')).toBe(2);
  });

  test('are forgotten with their player’s last game', async () => {
    if (database === null) return;
    let now = NOON;
    const pass = (days: number) => {
      now += days * A_DAY;
      return store.tidy({ ...RETENTION, now, most: days * A_DAY });
    };
    const ids = ['ann', 'ben'];
    const parts = [partOf(0, 'guest Ann'), partOf(1, 'guest Ben')];
    await store.games.keep(filedGameOf('old', 30, parts), () => ids.shift() as string);
    await rate(undefined, 'old');
    await pass(0);
    await pass(1);
    await store.games.keep(filedGameOf('new', 40, [partOf(0, 'guest Ben')]), () => 'nobody');
    await pass(5 * 365);
    expect([await store.games.publicId('guest Ann'), await store.games.publicId('guest Ben')]).toEqual([null, 'ben']);
    expect(await store.ratings.of('ann', null)).toEqual([]);
    expect(await store.ratings.of('ben', null)).toHaveLength(1);
    expect(await store.ratings.isRated('old')).toBe(false);
    await store.games.erase('guest Ben');
  });

  test('of a game without a record last as long as those of others', async () => {
    if (database === null) return;
    let now = NOON + 9_999 * A_DAY;
    const pass = (days: number) => {
      now += days * A_DAY;
      return store.tidy({ ...RETENTION, now, most: days * A_DAY });
    };
    const lasts = async () => [await store.ratings.isRated('none'), (await store.ratings.of('ann', null)).length > 0];
    await store.games.keep(filedGameOf('stored', 30, [partOf(0, 'guest Ben')]), () => 'ben');
    await pass(0);
    await pass(1);
    await store.games.playerOf('guest Ann', () => 'ann');
    await rate(undefined, 'none');
    await pass(0);
    await pass(5 * 365 - 1);
    expect(await store.games.find('stored')).toBeNull();
    expect([...(await lasts()), await store.games.publicId('guest Ann')]).toEqual([true, true, 'ann']);
    await pass(1);
    expect([...(await lasts()), await store.games.publicId('guest Ann')]).toEqual([false, false, null]);
  });

  test('of somebody whom a process of an older version erased are found', async () => {
    await store.games.playerOf('guest Ann', () => 'ann');
    await rate(gameOf([somebody('ann', 1), somebody('ben', 2), aBot('steady', 3)]));
    expect(await store.ratings.unknown()).toEqual(['ben']);
    await store.games.erase('guest Ann');
    expect((await store.ratings.unknown()).toSorted()).toEqual(['ann', 'ben']);
    await eraseRatings(store.ratings, 'ann');
    expect(await store.ratings.unknown()).toEqual(['ben']);
  });
});
