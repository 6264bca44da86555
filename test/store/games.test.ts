import { afterAll, test as baseTest, beforeAll, describe, expect } from 'vitest';
import type { Database } from '../../server/store/database.ts';
import { type FiledGame, openGames } from '../../server/store/gameRepository.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import type { Store } from '../../server/store/store.ts';
import { RETENTION } from '../../server/store/tidying.ts';
import { POSTGRES, SQLITE, type TestDatabases } from '../support/server/databases.ts';
import { FILED_RESULT, filedGameOf, partOf } from '../support/server/filedGames.ts';
import { memoryStore, orderOf, RULES } from '../support/server/memoryStore.ts';

const DAY = 86_400_000;

/** Numbers made public ids. */
const ids = (first: string) => {
  let made = 0;
  return () => `${first}${++made}`;
};

const MEMORY = { name: 'memory', start: async () => null, isHere: true };

describe.each([SQLITE, POSTGRES, MEMORY])('stored games in $name', ({ start, isHere }) => {
  let databases: TestDatabases | null;
  let database: Database | null;
  let store: Store;
  const test = baseTest.skipIf(!isHere);
  beforeAll(async () => {
    if (!isHere) return;
    databases = await start();
    database = databases && (await databases.open());
    store = database ? openStore(database) : memoryStore();
  });
  afterAll(async () => {
    if (!isHere) return;
    await store.close();
    await databases?.clear();
  });

  test('are found with their players and results; guests get public ids', async () => {
    const newId = ids('first');
    await store.games.keep(filedGameOf('one', 100, [partOf(0, 'ann'), partOf(1, null), partOf(2, 'ben')]), newId);
    const found = await store.games.find('one');
    expect(found).toMatchObject({
      id: 'one',
      isPublic: true,
      deals: 1,
      began: -900,
      ended: 100,
      results: [FILED_RESULT],
    });
    expect(found?.players).toEqual([
      expect.objectContaining({ seat: 0, player: 'first1', name: 'ann', level: null, points: 0, place: 1 }),
      expect.objectContaining({ seat: 1, player: null, name: 'Ada', level: 'steady', points: 10, place: 2 }),
      expect.objectContaining({ seat: 2, player: 'first2', name: 'ben', left: false }),
    ]);
    expect(await store.games.record('one')).toBe('record of one');
    expect(await store.games.publicId('ann')).toBe('first1');
    expect(await store.games.recordAt('table of one', 'ann')).toEqual(await store.games.record('one'));
    expect(await store.games.recordAt('table of one', 'cid')).toBeNull();
    expect(await store.games.recordAt('another table', 'ann')).toBeNull();
    expect([await store.games.find('none'), await store.games.record('none')]).toEqual([null, null]);
    expect(await store.games.publicId('nobody')).toBeNull();
  });

  test('of a daily deal: the best of the others, and the days of a guest, until they are erased', async () => {
    const { dailies } = store;
    const finish = async (guest: string, day: string, points: number): Promise<void> => {
      await dailies.begin(day, guest, { id: `${guest}, ${day}`, code: 'ABCDEF' }, null);
      await dailies.finish(day, guest, `${guest}’s name`, { points, place: 2 });
    };
    await finish('ann', '2026-11-22', 9);
    await finish('ann', '2026-11-23', 20);
    await finish('ben', '2026-11-23', 10);
    await finish('cid', '2026-11-23', 30);
    await dailies.begin('2026-11-23', 'dan', { id: 'not finished', code: 'GHJKLM' }, null);
    const ben = { guest: 'ben', table: 'ben, 2026-11-23', name: 'ben’s name', points: 10, place: 2 };
    expect(await dailies.bestBeside('2026-11-23', 'ann')).toEqual(ben);
    expect(await dailies.bestBeside('2026-11-23', 'ben')).toMatchObject({ guest: 'ann', points: 20 });
    expect(await dailies.bestBeside('2026-11-22', 'ann')).toBeNull();
    expect(await dailies.days('ann', 9)).toEqual([
      { day: '2026-11-23', points: 20, place: 2 },
      { day: '2026-11-22', points: 9, place: 2 },
    ]);
    await dailies.erase('ann');
    expect(await dailies.bestBeside('2026-11-23', 'ben')).toMatchObject({ guest: 'cid' });
    expect(await dailies.days('ann', 9)).toEqual([]);
  });

  test('are stored anew when they were played on, with the same public ids', async () => {
    const begun = { status: 'adjourned', results: [] } as const;
    await store.games.keep(filedGameOf('two', 200, [partOf(0, 'cid', { place: null })], begun), ids('cid'));
    await store.games.keep(filedGameOf('two', 300, [partOf(0, 'cid', { points: 7 }), partOf(1, 'dan')]), ids('later'));
    expect(await store.games.find('two')).toMatchObject({
      ...{ ended: 300, status: 'finished', deals: 1 },
      players: [{ player: 'cid1', points: 7, place: 1 }, { player: 'later1' }],
    });
    expect(await store.games.history({ player: 'cid1', isOwn: true }, null, 9)).toHaveLength(1);
  });

  test('are listed latest first, in parts, and those of private tables only for the player', async () => {
    const newId = ids('eve');
    for (const [id, ended, isPublic] of [
      ['a', 1, true],
      ['b', 2, false],
      ['c', 2, true],
      ['d', 3, true],
    ] as const) {
      await store.games.keep(
        filedGameOf(id, ended, [partOf(0, 'eve'), partOf(0, 'eve', { order: 1 })], { isPublic }),
        newId,
      );
    }
    const listed = async (isOwn: boolean, most: number, before: { ended: number; id: string } | null = null) =>
      (await store.games.history({ player: 'eve1', isOwn }, before, most)).map(({ id }) => id);
    expect(await listed(true, 9)).toEqual(['d', 'c', 'b', 'a']);
    expect(await listed(false, 9)).toEqual(['d', 'c', 'a']);
    expect(await listed(true, 2)).toEqual(['d', 'c']);
    expect(await listed(true, 2, { ended: 2, id: 'c' })).toEqual(['b', 'a']);
    expect(await listed(false, 2, { ended: 2, id: 'c' })).toEqual(['a']);
    expect(await store.games.history({ player: 'nobody', isOwn: true }, null, 9)).toEqual([]);
  });

  test('add up for each kind of game, and against each other player', async () => {
    const newId = ids('fay');
    const play = (id: string, places: readonly [number | null, number | null], own: Partial<FiledGame> = {}) =>
      store.games.keep(
        filedGameOf(
          id,
          10,
          [partOf(0, 'fay', { place: places[0], points: 30 }), partOf(1, 'gus', { place: places[1] })],
          own,
        ),
        newId,
      );
    await play('e', [1, 2]);
    await play('f', [2, 1], { isPublic: false });
    await play('g', [2, 2], { preset: 'george' });
    await play('h', [null, null], { status: 'adjourned' });
    await store.games.keep(
      filedGameOf('i', 11, [partOf(0, 'fay', { left: true, place: null }), partOf(1, 'gus')]),
      newId,
    );
    const asked = { player: 'fay1', isOwn: true };
    const both = { deals: 1, outs: 1, swaps: 0 };
    expect(await store.games.presets(asked)).toEqual([
      { preset: 'crazy-rummy', games: 4, finished: 2, firsts: 1, points: 60, ...both, deals: 2, outs: 2, left: 1 },
      { preset: 'george', games: 1, finished: 1, firsts: 0, points: 30, ...both, left: 0 },
    ]);
    expect(await store.games.met(asked)).toEqual([{ player: 'fay2', name: 'gus', games: 3, won: 1, lost: 1 }]);
    expect(await store.games.met({ ...asked, isOwn: false })).toMatchObject([{ games: 2, won: 1, lost: 0 }]);
    expect(await store.games.nameOf(asked)).toBe('fay');
    expect(await store.games.nameOf({ player: 'nobody', isOwn: true })).toBeUndefined();
  });

  test('lose the name of somebody who is erased, and nothing else', async () => {
    await store.games.keep(filedGameOf('j', 20, [partOf(0, 'hal'), partOf(1, 'ida')]), ids('hal'));
    await store.games.erase('hal');
    await store.games.erase('hal');
    expect((await store.games.find('j'))?.players).toMatchObject([
      { player: null, name: null, points: 0, place: 1 },
      { player: 'hal2', name: 'ida' },
    ]);
    expect(await store.games.publicId('hal')).toBeNull();
    expect(await store.games.met({ player: 'hal2', isOwn: true })).toEqual([]);
  });

  test('lose the name of somebody who is erased while they are stored', async () => {
    if (database === null) return;
    const { query } = database;
    for (const [guest, moment] of [
      ['lou', 'INSERT INTO players'],
      ['mia', 'INSERT INTO game_players'],
    ] as const) {
      let isDone = false;
      const games = openGames(async (sql, parameters) => {
        const isFirst = !isDone && sql.startsWith(moment);
        if (isFirst && moment.endsWith('game_players')) await store.games.erase(guest);
        const rows = await query(sql, parameters);
        if (isFirst && moment.endsWith('INTO players')) await store.games.erase(guest);
        isDone ||= isFirst;
        return rows;
      });
      const [id, other] = [`with ${guest}`, `friend of ${guest}`];
      await games.keep(filedGameOf(id, 25, [partOf(0, guest), partOf(1, other), partOf(2, null)]), ids(guest));
      await games.erase(guest);
      await games.eraseUnknown(id);
      expect((await games.find(id))?.players.map(({ name }) => name)).toEqual([null, other, 'Ada']);
      expect((await games.find(id))?.players[0]?.player).toBeNull();
    }
  });

  test('are forgotten after five years, with the public ids of those who have no other', async () => {
    if (database === null) return;
    let now = Date.now();
    const pass = (days: number) => {
      now += days * DAY;
      return store.tidy({ ...RETENTION, now, most: days * DAY });
    };
    await store.games.keep(filedGameOf('old', 30, [partOf(0, 'jon'), partOf(1, 'kim')]), ids('jon'));
    await pass(0);
    await pass(1);
    await store.games.keep(filedGameOf('new', 40, [partOf(0, 'kim')]), ids('kim'));
    await pass(0);
    await pass(5 * 365 - 2);
    expect(await store.games.find('old')).not.toBeNull();
    await pass(1);
    expect([await store.games.find('old'), await store.games.record('old')]).toEqual([null, null]);
    expect([await store.games.publicId('jon'), await store.games.publicId('kim')]).toEqual([null, 'jon2']);
    expect(await store.games.find('new')).not.toBeNull();
  });

  test('are made from the lines of tables that nobody has looked at since', async () => {
    const { logs } = store;
    const said = (time: number) => ({ v: 1, type: 'game', time }) as const;
    for (const id of ['open', 'over']) await store.create(orderOf(id), RULES);
    await store.append([0, 1, 2].map((number) => ({ table: 'open', number, entry: said(number) })));
    await store.end('over');
    const pending = async () => (await logs.unrecorded('', 9)).map(({ id, count, from }) => [id, count, from]);
    expect(await pending()).toEqual([
      ['open', 3, 0],
      ['over', 0, 0],
    ]);
    expect((await logs.unrecorded('open', 9)).map(({ id }) => id)).toEqual(['over']);
    expect(await logs.table('open')).toMatchObject({ order: orderOf('open'), rules: RULES, isEnded: false, count: 3 });
    expect(await logs.table('none')).toBeNull();
    expect((await logs.lines('open', 1, 1)).map((line) => JSON.parse(line))).toEqual([said(1)]);
    await logs.markRead({ id: 'open', count: 3, isEnded: false }, 2);
    await logs.addVisit('leo', 'open');
    await logs.markRead({ id: 'over', count: 0, isEnded: true }, 0);
    expect(await pending()).toEqual([]);
    await store.append([{ table: 'open', number: 3, entry: said(3) }]);
    expect(await pending()).toEqual([['open', 4, 2]]);
    expect(await logs.tablesOf('leo')).toEqual(['open']);
    await logs.rewrite('open', 0, JSON.stringify(said(9)));
    expect((await store.find('open'))?.lines).toEqual([said(9), said(1), said(2), said(3)]);
  });

  test('and their guests are forgotten with their blocks, codes and tables', async () => {
    await store.keepRecovery('mia', 'code of Mia');
    await store.block('mia', 'ann', true);
    await store.block('ann', 'mia', true);
    await store.logs.addVisit('mia', 'open');
    await store.logs.addVisit('mia', 'open');
    await store.logs.addVisit('mia', 'over');
    expect(await store.logs.tablesOf('mia')).toEqual(expect.arrayContaining(['open', 'over']));
    // The table that has ended is left out.
    expect(await store.logs.openCodesOf('mia')).toEqual(['open']);
    await store.logs.removeVisit('mia', 'over');
    expect(await store.logs.tablesOf('mia')).toEqual(['open']);
    await store.logs.removeVisit('mia', 'open');
    expect(await store.logs.tablesOf('mia')).toEqual([]);
    await store.logs.addVisit('mia', 'open');
    await store.logs.forget('mia');
    expect(await store.logs.tablesOf('mia')).toEqual([]);
    expect([await store.blockedWith('mia'), await store.findRecovery('code of Mia')]).toEqual([[], null]);
    await store.noteErasure();
    await store.vacuum();
  });
});
