import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RuleSet } from '#engine';
import { PRESETS, storedRules } from '#rules';
import { convert } from '../../server/games/conversion.ts';
import { eraseGuest, eraseUnknown } from '../../server/games/erasing.ts';
import { GameArchive } from '../../server/games/gameArchive.ts';
import type { RatingRepository } from '../../server/store/ratingRepository.ts';
import { entropyFrom } from '../support/entropy.ts';
import { type MemoryStore, memoryStore, orderOf } from '../support/server/memoryStore.ts';
import { finishGame, PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const RULES = PRESETS['crazy-rummy-3'] as RuleSet;
const [ANN, BEN] = ['a'.repeat(32), 'b'.repeat(32)] as const;

let store: MemoryStore;
let set: TableUnderTest;
let entropy: ReturnType<typeof entropyFrom>;

/** A process that stores and rates games. */
const start = () => {
  const converting = {
    convert: async (...given: Parameters<typeof convert>) => convert(...given),
    close: async () => {},
  };
  const journal = { settled: async () => undefined };
  return new GameArchive({ store, journal, entropy, log: pino({ level: 'silent' }) }, converting);
};
/** Stores the table's log. */
const flush = async () => {
  const text = JSON.stringify(set.log.entries).replaceAll('id of Ann', ANN).replaceAll('id of Ben', BEN);
  const lines = JSON.parse(text) as typeof set.log.entries;
  const from = (await store.logs.table('table'))?.count ?? 0;
  await store.append(lines.slice(from).map((entry, i) => ({ table: 'table', number: from + i, entry })));
};
const ratingOf = async (guest: string) => {
  const [rating] = await store.ratings.of((await store.games.publicId(guest)) ?? '', null);
  return rating;
};

beforeEach(async () => {
  store = memoryStore();
  entropy = entropyFrom('recorder');
  set = setUp({ isPrivate: false, isRated: true, rules: RULES, seats: 3 });
  await store.create({ ...orderOf('table'), isPrivate: false, seats: 3 }, storedRules(RULES));
  seat(set, 'Ann', 'Ben');
  set.pass(PACE.fill);
});

test('a game that is over is rated once, whatever the process was doing when it died', async () => {
  finishGame(set, [0, 1]);
  await flush();
  const steps = ['isRated', 'latest', 'add', 'settle'] as const satisfies readonly (keyof RatingRepository)[];
  for (const step of steps) {
    // Once before the statement, and once after it.
    const whole = store.ratings[step] as (...given: unknown[]) => Promise<unknown>;
    const dying = vi.spyOn(store.ratings, step);
    dying.mockRejectedValueOnce(new Error('the process died'));
    await start().sweep();
    dying.mockImplementationOnce(async (...given: unknown[]) => {
      await whole(...given);
      throw new Error('the process died');
    });
    await start().sweep();
    dying.mockRestore();
  }
  vi.spyOn(store.logs, 'markRead').mockRejectedValueOnce(new Error('the process died'));
  await start().sweep();
  await start().sweep();
  await start().sweep();
  expect(await store.logs.unrecorded('', 9)).toEqual([]);
  expect([await ratingOf(ANN), await ratingOf(BEN)]).toMatchObject([{ games: 1 }, { games: 1 }]);
  expect((await ratingOf(ANN))?.points).not.toBe((await ratingOf(BEN))?.points);
});

test('a game that everybody leaves in its first deal lowers who left first, although there is no record of it', async () => {
  set.table.leave(1);
  set.pass(1);
  set.table.leave(0);
  await flush();
  await start().sweep();
  expect(await ratingOf(ANN)).toBeUndefined();
  await store.end('table');
  await start().sweep();
  const [ann, ben] = [await ratingOf(ANN), await ratingOf(BEN)];
  expect(ann).toMatchObject({ points: 1500, games: 0 });
  expect(ben?.points).toBeLessThan(1500);
});

test('ratings that another process stored while it erased their guest are erased, too', async () => {
  const noted = vi.spyOn(store, 'noteErasure');
  finishGame(set, [0, 1]);
  await flush();
  const archive = start();
  await archive.sweep();
  const ben = (await store.games.publicId(BEN)) ?? '';
  await store.games.erase(BEN);
  await eraseUnknown({ store, archive });
  await eraseUnknown({ store, archive });
  expect(await store.ratings.of(ben, null)).toEqual([]);
  expect(noted).toHaveBeenCalled();
  const ann = await store.ratings.latest('crazyRummy', (await store.games.publicId(ANN)) ?? '');
  expect(ann?.standing).not.toContain(ben);
});

test('a game that counts for nobody gives nobody a public id', async () => {
  set.table.leave(1);
  set = set.replayed();
  set.table.leave(0);
  await flush();
  await store.end('table');
  await start().sweep();
  expect([await store.games.publicId(ANN), await store.games.publicId(BEN)]).toEqual([null, null]);
});

test('somebody who leaves and is erased before a game is over is not rated; for the others it counts', async () => {
  const archive = start();
  await archive.sweep();
  set.finishDeal();
  set.table.leave(1);
  finishGame(set, [0]);
  await flush();
  for (const guest of [ANN, BEN]) await store.logs.addVisit(guest, 'table');
  const context = { store, archive, entropy, isPlayed: async () => false };
  expect(await eraseGuest(context, BEN)).toMatchObject({ ok: true });
  await start().sweep();
  expect((await ratingOf(ANN))?.points).toBeGreaterThan(1500);
  expect([await ratingOf(BEN), await store.games.publicId(BEN)]).toEqual([undefined, null]);
});

test('a guest whom another process erases while the game is rated is gone afterwards', async () => {
  finishGame(set, [0, 1]);
  await flush();
  const [one, other] = [start(), start()];
  await other.sweep();
  await store.logs.markRead({ id: 'table', count: 0, isEnded: false }, 0);
  const { settle } = store.ratings;
  vi.spyOn(store.ratings, 'settle').mockImplementationOnce(async (game) => {
    await settle(game);
    expect(await eraseGuest({ store, archive: other, entropy, isPlayed: async () => false }, BEN)).toMatchObject({
      ok: true,
    });
  });
  await one.sweep();
  const ann = await store.ratings.latest('crazyRummy', (await store.games.publicId(ANN)) ?? '');
  expect(JSON.parse(ann?.standing ?? '')).toMatchObject({ games: 1, met: {}, opponents: ['erased 0'] });
  expect(await ratingOf(BEN)).toBeUndefined();
});

test('a guest whom another process erases while a game is stored does not come back, even if rating it fails', async () => {
  const other = start();
  await flush();
  await other.sweep();
  finishGame(set, [0, 1]);
  await flush();
  const { keep } = store.games;
  const kept: string[] = [];
  vi.spyOn(store.games, 'keep').mockImplementation(async (game, newId) => {
    const context = { store, archive: other, entropy, isPlayed: async () => false };
    expect(await eraseGuest(context, BEN)).toMatchObject({ ok: true });
    await keep(game, newId);
    kept.push(game.id);
  });
  const add = vi.spyOn(store.ratings, 'add').mockRejectedValueOnce(new Error('the store failed'));
  await start().sweep();
  expect(add).toHaveBeenCalled();
  expect(await store.games.publicId(BEN)).toBeNull();
  expect((await store.games.find(kept[0] ?? ''))?.players[1]).toMatchObject({ player: null, name: null });
});
