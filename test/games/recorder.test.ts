import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { crazyRummy, storedRules } from '#rules';
import { LOG_VERSION, type VersionedLogEntry } from '#table';
import { convert } from '../../server/games/conversion.ts';
import { Converter } from '../../server/games/converter.ts';
import { eraseGuest } from '../../server/games/erasing.ts';
import { GameArchive, type LogConverter } from '../../server/games/gameArchive.ts';
import { entropyFrom } from '../support/entropy.ts';
import { memoryStore, orderOf } from '../support/server/memoryStore.ts';
import { finishGame, type TableUnderTest, threeDealt } from '../support/server/table.ts';

const HERE: LogConverter = { convert: async (table) => convert(table), close: async () => undefined };
const GUEST = 'a'.repeat(32);

/** A server's archive, and a table that it stores like a room. */
async function setUp(converting = HERE) {
  const store = memoryStore();
  const logged: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const journal = { settled: async () => undefined };
  const start = () => new GameArchive({ store, journal, entropy: entropyFrom('recorder'), log }, converting);
  await store.create({ ...orderOf('table'), seats: 3 }, storedRules(crazyRummy));
  const set = threeDealt();
  let stored = 0;
  const flush = async () => {
    const lines = set.log.entries.slice(stored).map((line) => withGuest(line));
    await store.append(lines.map((entry, index) => ({ table: 'table', number: stored + index, entry })));
    stored += lines.length;
  };
  const games = async () => {
    const player = (await store.games.publicId(GUEST)) ?? '';
    return store.games.history({ player, isOwn: true }, null, 9);
  };
  return { store, set, flush, games, start, logged, archive: start() };
}

/** Ann gets the number of a guest. */
const withGuest = (line: VersionedLogEntry): VersionedLogEntry =>
  JSON.parse(JSON.stringify(line).replaceAll('id of Ann', GUEST)) as VersionedLogEntry;

/** Resolves when nothing noted waits any more. */
const allStored = (archive: GameArchive) => archive.alone(async () => undefined);

const finish = (set: TableUnderTest) => finishGame(set, [0, 1, 2]);

test('a game that is over is stored with its points', async () => {
  const { set, flush, games, archive } = await setUp();
  finish(set);
  await flush();
  archive.note('table');
  archive.note('table');
  await allStored(archive);
  const [game] = await games();
  expect(game).toMatchObject({ status: 'finished', deals: 13, isPublic: false });
  expect(game?.players.map(({ points }) => points)).toEqual(set.view(0).seats.map(({ total }) => total));
  expect(await games()).toHaveLength(1);
});

test('a game that ended just before a crash is stored by the next process, once', async () => {
  const { store, set, flush, games, start } = await setUp();
  finish(set);
  await flush();
  const keep = vi.spyOn(store.games, 'keep');
  await start().sweep();
  await start().sweep();
  expect(await games()).toMatchObject([{ status: 'finished' }]);
  expect(keep).toHaveBeenCalledTimes(1);
});

test('a running game is not to be had; once everybody has left, its finished deals are', async () => {
  const { store, set, flush, games, archive } = await setUp();
  set.finishDeal();
  await flush();
  await archive.sweep();
  expect(await games()).toEqual([]);
  await store.end('table');
  archive.note('table');
  await allStored(archive);
  expect(await games()).toMatchObject([{ status: 'abandoned', deals: 1 }]);
});

test('an adjourned game is stored anew when it has been played to its end', async () => {
  const { set, flush, games, archive } = await setUp();
  set.finishDeal();
  for (const seat of [0, 1, 2]) set.table.adjourn(seat);
  set.settle();
  await flush();
  await archive.sweep();
  const [adjourned] = await games();
  expect(adjourned).toMatchObject({ status: 'adjourned', deals: 1 });
  for (const seat of [0, 1, 2]) set.table.disconnect(seat);
  for (const seat of [0, 1, 2]) set.table.connect(seat);
  finish(set);
  await flush();
  await archive.sweep();
  expect(await games()).toMatchObject([{ id: adjourned?.id, status: 'finished', deals: 13 }]);
});

test('a rematch is a game of its own', async () => {
  const { set, flush, games, archive } = await setUp();
  for (let game = 0; game < 2; game++) {
    finish(set);
    await flush();
    archive.note('table');
    set.pass(1);
    for (const seat of [0, 1, 2]) set.table.rematch(seat);
    set.settle();
  }
  await allStored(archive);
  expect(await games()).toHaveLength(2);
});

test('a game that the store refused is stored in the next round', async () => {
  const { store, set, flush, games, archive, logged } = await setUp();
  finish(set);
  await flush();
  vi.spyOn(store.games, 'keep').mockRejectedValueOnce(new Error('the disk is full'));
  archive.note('table');
  await allStored(archive);
  expect(logged).toMatchObject([{ msg: 'game could not be stored; it is tried again' }]);
  expect(await games()).toEqual([]);
  await archive.sweep();
  expect(await games()).toHaveLength(1);
});

test('a table of a newer version is left to that version', async () => {
  const { store, set, archive, logged } = await setUp();
  finish(set);
  await store.append([{ table: 'table', number: 0, entry: { ...set.log.entries[0], v: 99 } as never }]);
  await archive.sweep();
  expect(await store.logs.unrecorded('', 9)).toHaveLength(1);
  expect(logged).toEqual([]);
});

test('a log that nobody can read is reported once', async () => {
  const { store, archive, logged } = await setUp();
  const lines = [{ type: 'game', time: 0 }, { type: 'action' }].map((line) => ({ v: LOG_VERSION, ...line }) as never);
  await store.append(lines.map((entry, number) => ({ table: 'table', number, entry })));
  await archive.sweep();
  await archive.sweep();
  expect(logged).toMatchObject([{ msg: 'games of a table cannot be stored', table: 'table' }]);
});

test('a table at which the thread dies is reported, and the others are stored', async () => {
  const convertsNot = (id: string): LogConverter => ({
    ...HERE,
    convert: async (table) => (table.id === id ? Promise.reject(new Error('out of memory')) : convert(table)),
  });
  const { store, set, flush, games, archive, logged } = await setUp(convertsNot('a first table'));
  await store.create(orderOf('a first table'), storedRules(crazyRummy));
  finish(set);
  await flush();
  await archive.sweep();
  expect(logged).toMatchObject([{ table: 'a first table', why: 'Error: out of memory' }]);
  expect(await games()).toHaveLength(1);
});

test('a table that the store refuses does not hold up the others', async () => {
  const { store, set, flush, games, archive, logged } = await setUp();
  await store.create(orderOf('a first table'), storedRules(crazyRummy));
  finish(set);
  await flush();
  const { markRead } = store.logs;
  vi.spyOn(store.logs, 'markRead').mockImplementation(async (table, resume) => {
    if (table.id === 'a first table') throw new Error('a damaged page');
    return markRead(table, resume);
  });
  await archive.sweep();
  expect(logged).toMatchObject([{ msg: 'game could not be stored; it is tried again', table: 'a first table' }]);
  expect(await games()).toHaveLength(1);
});

test('a log that is too long is reported once, and its guests are listed', async () => {
  const convertAny = vi.fn(HERE.convert);
  const { store, archive, logged } = await setUp({ ...HERE, convert: convertAny });
  const long = { type: 'game', words: 'x'.repeat(33_000) };
  const entries = [...Array.from({ length: 500 }, () => long), { type: 'seat', player: GUEST }];
  await store.append(entries.map((entry, number) => ({ table: 'table', number, entry: entry as never })));
  await archive.sweep();
  await archive.sweep();
  expect(logged).toMatchObject([{ table: 'table', why: 'the log is too long' }]);
  expect(convertAny).not.toHaveBeenCalled();
  expect(await store.logs.tablesOf(GUEST)).toEqual(['table']);
});

test('a guest is erased from a log that names them', async () => {
  const { store, flush, archive } = await setUp();
  await flush();
  await archive.sweep();
  expect(await store.logs.tablesOf(GUEST)).toEqual(['table']);
  const context = { store, archive, entropy: entropyFrom('erasing'), isPlayed: async () => false };
  expect(await eraseGuest(context, GUEST)).toEqual({ ok: true, value: null });
  expect(JSON.stringify((await store.find('table'))?.lines)).not.toContain(GUEST);
});

test('a guest whom another process erases while a game is stored does not come back', async () => {
  const { store, set, flush, start, archive } = await setUp();
  const other = start();
  await flush();
  await other.sweep();
  finish(set);
  await flush();
  const { keep } = store.games;
  const kept: string[] = [];
  vi.spyOn(store.games, 'keep').mockImplementation(async (game, newId) => {
    const context = { store, archive: other, entropy: entropyFrom('erasing'), isPlayed: async () => false };
    expect(await eraseGuest(context, GUEST)).toEqual({ ok: true, value: null });
    await keep(game, newId);
    kept.push(game.id);
  });
  await archive.sweep();
  expect([await store.games.publicId(GUEST), await store.logs.tablesOf(GUEST)]).toEqual([null, []]);
  const game = await store.games.find(kept[0] ?? '');
  expect(game?.players[0]).toMatchObject({ seat: 0, player: null, name: null });
});

test('a guest is erased from a long log, which is read in parts', async () => {
  const { store, set, flush, archive } = await setUp();
  finish(set);
  await flush();
  await archive.sweep();
  const lines = vi.spyOn(store.logs, 'lines');
  await eraseGuest({ store, archive, entropy: entropyFrom('erasing'), isPlayed: async () => true }, GUEST);
  expect(lines).not.toHaveBeenCalled();
  set.table.leave(0);
  await flush();
  await eraseGuest({ store, archive, entropy: entropyFrom('erasing'), isPlayed: async () => true }, GUEST);
  expect(lines.mock.calls.map(([, from, most]) => [from, most])).toEqual([
    [0, 500],
    [500, 500],
  ]);
  expect(JSON.stringify(await store.logs.lines('table', 0, 9_999))).not.toMatch(/Ann|a{32}/);
});

test('games are made in a thread that is started again after it has died', async () => {
  const converter = new Converter();
  const { set, flush, games, archive } = await setUp(converter);
  finish(set);
  await flush();
  await expect(converter.convert(undefined as never)).rejects.toThrow();
  archive.note('table');
  await allStored(archive);
  expect(await games()).toMatchObject([{ status: 'finished' }]);
  await archive.close();
});
