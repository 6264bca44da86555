import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askedSeats } from '#engine';
import { PACE_NAMES, type TableView } from '#protocol';
import { createPrivate, joinByCode, lookAtTable, quickMatch } from '../../client/net/index.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { type ClusterProxy, openTestCluster, type TestCluster } from '../support/server/cluster.ts';
import { act, allThere } from '../support/server/company.ts';
import { askForSocket, NOBODYS_PLACE } from '../support/server/handshake.ts';
import { lineBroken, type Watcher, watchTable } from '../support/server/player.ts';
import type { ServerProcess } from '../support/server/process.ts';
import { holdPlace, newToken } from '../support/server/seat.ts';
import { canCluster } from '../support/tools/findCluster.ts';

/** A game for two. */
const GAME = { rules: 'treize-brasses', seats: 2, pace: 'usual' } as const;

/** Within this time a table whose process has died is played on, in ms. */
const SOON = 10_000;
const LONG = 60_000;

describe.skipIf(!canCluster())('two processes', { timeout: LONG }, () => {
  let cluster: TestCluster;
  let east: ServerProcess;
  let west: ServerProcess;
  let proxies: readonly [ClusterProxy, ClusterProxy];

  beforeAll(async () => {
    cluster = await openTestCluster();
    [east, west] = await Promise.all([cluster.start(), cluster.start()]);
  }, LONG);
  afterAll(() => cluster?.close());
  beforeEach(async () => {
    // Ann comes by the east, Ben by the west.
    proxies = await Promise.all([cluster.proxyTo(east), cluster.proxyTo(west)]);
  });

  const how = (proxy: ClusterProxy) => ({ server: proxy.address, storage: null });

  /** Ann and Ben in the first deal of a private table that is open in the east; it is Ann's turn. */
  async function annsTurn(): Promise<readonly [Watcher, Watcher]> {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how(proxies[0])));
    const ben = await watchTable(joinByCode(ann.table.code, { name: 'Ben' }, how(proxies[1])));
    await Promise.all([ann, ben].map((each) => each.until(({ game }) => game !== null && game.turn >= 0)));
    const anns = Number(ann.table.viewer);
    const isAnns = ({ game }: TableView): boolean => game?.phase === 'draw' && game.turn === anns;
    while (!isAnns(ann.table)) await actFor([ann, ben]);
    return [ann, ben];
  }

  /** Whoever is asked does something, and all see it. */
  async function actFor(people: readonly Watcher[]): Promise<void> {
    const mover = people.find(({ game, table }) => askedSeats(game).includes(Number(table.viewer))) as Watcher;
    const seat = Number(mover.table.viewer);
    const at = mover.game.seats[seat]?.at;
    expect(await act(mover)).toEqual({ ok: true, value: null });
    await Promise.all(people.map((each) => each.until(({ game }) => game?.seats[seat]?.at !== at)));
  }

  const gamesSeen = (people: readonly Watcher[]) => people.map(({ game }) => game);

  /** They give their seats up. */
  const goHome = (people: readonly Watcher[]): void => {
    for (const { connection } of people) connection.leave();
  };

  // A game at each pace: nobody comes to a table that the pair before is about to leave.
  test.each(PACE_NAMES)(
    'two people who want the same game (%s) at the same time, each at another process, sit at one table',
    async (pace) => {
      const wish = { ...GAME, pace };
      const people = await Promise.all([
        watchTable(quickMatch({ name: 'Ann', ...wish }, how(proxies[0]))),
        watchTable(quickMatch({ name: 'Ben', ...wish }, how(proxies[1]))),
      ]);
      await Promise.all(people.map((each) => each.until(({ stage }) => stage === 'playing')));
      expect(new Set(people.map(({ table }) => table.code)).size).toBe(1);
      goHome(people);
    },
  );

  test('a code opens a table wherever it is, to look at and to sit down', async () => {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how(proxies[0])));
    const { code } = ann.table;
    expect(await lookAtTable(code, how(proxies[1]))).toMatchObject({ ok: true, value: { code, closed: null } });
    const ben = await watchTable(joinByCode(code, { name: 'Ben' }, how(proxies[1])));
    await ann.until(({ seats }) => seats.every(({ name }) => name !== ''));
    expect(ben.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(await lookAtTable(code, how(proxies[1]))).toMatchObject({ ok: true, value: { closed: 'tableFull' } });
    goHome([ann, ben]);
  });

  test('a stranger who says that another process has let them through is asked like anybody', async () => {
    const words = ['Origin: http://elsewhere.example', `x-rummy-forwarded: ${'0'.repeat(72)}`];
    expect(await askForSocket(east.address, NOBODYS_PLACE, words)).toBe('HTTP/1.1 403 Forbidden');
  });

  test('without Redis open tables go on, nobody is sent here, and all is well when it is back', async () => {
    const people = await annsTurn();
    const isReady = async (...expected: readonly number[]) =>
      expect
        .poll(
          async () => Promise.all([east, west].map(async ({ address }) => (await fetch(`${address}/readyz`)).status)),
          {
            timeout: SOON,
          },
        )
        .toEqual(expected);
    await cluster.stopRedis();
    await actFor(people);
    await isReady(503, 503);
    expect(await quickMatch({ name: 'Cid', ...GAME }, how(proxies[1]))).toEqual({ ok: false, reason: 'offline' });
    await cluster.startRedis();
    await isReady(200, 200);
    const cid = await watchTable(quickMatch({ name: 'Cid', ...GAME }, how(proxies[1])));
    await actFor(people);
    goHome([...people, cid]);
  });

  test('a process dies in mid-turn: the other one has its table soon, every card where it was', async () => {
    const people = await annsTurn();
    await actFor(people);
    const before = gamesSeen(people);
    const back = Promise.all(people.map(lineBroken));
    proxies[0].leadTo(west);
    const died = performance.now();
    await east.kill();
    await back;
    await allThere(people);
    expect(performance.now() - died).toBeLessThan(SOON);
    expect(gamesSeen(people)).toEqual(before);
    await actFor(people);
    east = await cluster.start();
    goHome(people);
  });

  test('a process that was taken for dead, and is not, can write no more', async () => {
    const people = await annsTurn();
    const [ann, ben] = people;
    const before = gamesSeen(people);
    const [annsBack, bensBack] = people.map(lineBroken);
    east.pause();
    const acted = act(ann);
    await bensBack;
    await ben.until(({ seats }) => seats.some(({ connected }) => !connected));
    east.wake();
    // What Ann did there has not happened.
    expect((await acted).ok).toBe(false);
    await annsBack;
    await allThere(people);
    expect(gamesSeen(people)).toEqual(before);
    await actFor(people);
    const database = await openPostgres(cluster.databaseUrl, () => undefined);
    const rows = await database.query(
      'SELECT number FROM lines JOIN tables ON id = table_id WHERE code = $1 ORDER BY number',
      [ann.table.code],
    );
    await database.close();
    expect(rows.map(([number]) => number)).toEqual(rows.map((_, i) => i));
    goHome(people);
  });

  test('a process that hangs keeps nobody waiting who wants to play, however many tables it has', async () => {
    const wish = { want: 'quick', rules: 'crazy-rummy-3', seats: 3, pace: 'usual' } as const;
    const token = await newToken(west.address);
    for (let table = 0; table < 6; table++) await holdPlace(west.address, { ...wish, name: 'Ann', token });
    const bens = await newToken(east.address);
    west.pause();
    const asked = performance.now();
    const place = await holdPlace(east.address, { ...wish, name: 'Ben', token: bens });
    west.wake();
    expect(place.ok).toBe(true);
    expect(performance.now() - asked).toBeLessThan(4_000);
  });

  test('a process that is asked to end tells its people, who go on at the other', async () => {
    const people = await annsTurn();
    const before = gamesSeen(people);
    const back = Promise.all(people.map(lineBroken));
    proxies[0].leadTo(west);
    expect(await east.stop()).toBe(0);
    await back;
    await allThere(people);
    expect(gamesSeen(people)).toEqual(before);
    goHome(people);
  });
});
