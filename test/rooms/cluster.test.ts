import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatsToAct } from '#engine';
import { ENTRY_PATH, PACE_NAMES, type TableView } from '#protocol';
import { crazyRummy, printRules, quickRules } from '#rules';
import { createPrivate, joinByCode, lookAtTable, quickMatch } from '../../client/net/connect.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { eventually, soon } from '../support/progress.ts';
import { type ClusterProxy, openTestCluster, type TestCluster } from '../support/server/cluster.ts';
import { act, allThere } from '../support/server/company.ts';
import { listenTo } from '../support/server/eventStream.ts';
import { askForSocket, NOBODYS_PLACE } from '../support/server/handshake.ts';
import { lineBroken, type Watcher, watchTable } from '../support/server/player.ts';
import type { ServerProcess } from '../support/server/process.ts';
import { holdPlace, newToken } from '../support/server/seat.ts';
import { canCluster } from '../support/tools/findCluster.ts';

/** A game for two. */
const GAME = { rules: 'treize-brasses', seats: 2, pace: 'usual' } as const;

/** The time within which a game continues after its process died, in ms. */
const SOON = 10_000;

describe.skipIf(!canCluster())('two processes', () => {
  let cluster: TestCluster;
  let east: ServerProcess;
  let west: ServerProcess;
  let proxies: readonly [ClusterProxy, ClusterProxy];

  beforeAll(async () => {
    cluster = await openTestCluster();
    [east, west] = await Promise.all([cluster.start(), cluster.start()]);
  });
  afterAll(() => cluster?.close());
  beforeEach(async () => {
    // Ann connects through east, Ben through west.
    proxies = await Promise.all([cluster.proxyTo(east), cluster.proxyTo(west)]);
  });

  const how = (proxy: ClusterProxy) => ({ server: proxy.address, storage: null });

  /** Ann and Ben in the first deal at a private table of east; it is Ann's turn. */
  async function annsTurn(): Promise<readonly [Watcher, Watcher]> {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how(proxies[0])));
    const ben = await watchTable(joinByCode(ann.table.code, { name: 'Ben' }, how(proxies[1])));
    await Promise.all([ann, ben].map((each) => each.until(({ game }) => game !== null && game.turn >= 0)));
    const anns = Number(ann.table.viewer);
    const isAnns = ({ game }: TableView): boolean => game?.phase === 'draw' && game.turn === anns;
    while (!isAnns(ann.table)) {
      if (ann.game.phase === 'ready') await nextDeal([ann, ben]);
      else await actFor([ann, ben]);
    }
    return [ann, ben];
  }

  /** In a deal of few cards Ben may go out at once. */
  async function nextDeal(people: readonly Watcher[]): Promise<void> {
    await Promise.all(people.map(({ connection }) => connection.next()));
    await Promise.all(people.map((each) => each.until(({ game }) => game?.phase !== 'ready')));
  }

  /** One of the players to act does so, and everybody sees it. */
  async function actFor(people: readonly Watcher[]): Promise<void> {
    const mover = people.find(({ game, table }) => seatsToAct(game).includes(Number(table.viewer))) as Watcher;
    const seat = Number(mover.table.viewer);
    const at = mover.game.seats[seat]?.at;
    expect(await act(mover)).toEqual({ ok: true, value: null });
    await Promise.all(people.map((each) => each.until(({ game }) => game?.seats[seat]?.at !== at)));
  }

  const gamesSeen = (people: readonly Watcher[]) => people.map(({ game }) => game);

  /** Makes the players leave for good. */
  const goHome = (people: readonly Watcher[]): void => {
    for (const { connection } of people) connection.leave();
  };

  // A different pace each time, so that nobody joins a table that the previous pair is about to leave.
  test.each(PACE_NAMES)(
    'two simultaneous quick matches for the same game (%s) at different processes share a table',
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

  test('in mid-deal, a quick match at another process leads to a bot’s hand, and a watcher there books a seat', async () => {
    // Everybody has a turn, so that the deal waits for Ann whatever the bots do.
    const wish = { ...GAME, rules: printRules(quickRules(crazyRummy, 6)), seats: 3 };
    const ann = await watchTable(quickMatch({ name: 'Ann', ...wish }, how(proxies[0])));
    await ann.until(({ game }) => game !== null && game.turn >= 0);
    const ben = await watchTable(quickMatch({ name: 'Ben', ...wish }, how(proxies[1])));
    expect(ben.table.code).toBe(ann.table.code);
    expect(ben.game.hand).toHaveLength(ben.game.seats[Number(ben.table.viewer)]?.cards ?? -1);
    const watch = joinByCode(ann.table.code, { name: 'Zoe', spectate: true }, how(proxies[1]));
    const zoe = await watchTable(watch);
    expect(await zoe.connection.company.book(true)).toEqual({ ok: true, value: null });
    await ann.until(({ seats }) => seats.some(({ booked }) => booked === 'Zoe'));
    await Promise.all([ann.playDeal(), ben.playDeal()]);
    await zoe.until(({ viewer }) => viewer !== 'spectator');
    goHome([ann, ben, zoe]);
  });

  test('people who play at a full table of one process count for those who look at the other', async () => {
    const wish = { ...GAME, rules: 'biddies', seats: 3 };
    const names = ['Ann', 'Ben', 'Cid'];
    const people = await Promise.all(names.map((name) => watchTable(quickMatch({ name, ...wish }, how(proxies[0])))));
    expect(new Set(people.map(({ table }) => table.code)).size).toBe(1);
    const line = await listenTo(proxies[1].address + ENTRY_PATH);
    await line.untilText(/"people":\{"looking":\d+,"playing":(?:[3-9]|\d\d)\}\}$/m);
    line.close();
    goHome(people);
  });

  test('a code finds a table in any process, to look at it and to join', async () => {
    const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how(proxies[0])));
    const { code } = ann.table;
    expect(await lookAtTable(code, how(proxies[1]))).toMatchObject({ ok: true, value: { code, closed: null } });
    const ben = await watchTable(joinByCode(code, { name: 'Ben' }, how(proxies[1])));
    await ann.until(({ seats }) => seats.every(({ name }) => name !== ''));
    expect(ben.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(await lookAtTable(code, how(proxies[1]))).toMatchObject({ ok: true, value: { closed: 'tableFull' } });
    goHome([ann, ben]);
  });

  test('a forged forwarding header does not bypass the checks', async () => {
    const words = ['Origin: http://elsewhere.example', `x-rummy-forwarded: ${'0'.repeat(72)}`];
    expect(await askForSocket(east.address, NOBODYS_PLACE, words)).toBe('HTTP/1.1 403 Forbidden');
  });

  test('without Redis open tables go on and the processes are not ready; they recover when it is back', async () => {
    const people = await annsTurn();
    const isReady = async (...expected: readonly number[]) =>
      eventually(async () => {
        const replies = await Promise.all([east, west].map(({ address }) => fetch(`${address}/readyz`)));
        expect(replies.map(({ status }) => status)).toEqual(expected);
      });
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

  test('when a process dies mid-turn, the other soon has its table with every card in place', async () => {
    const people = await annsTurn();
    await actFor(people);
    const before = gamesSeen(people);
    const back = Promise.all(people.map(lineBroken));
    proxies[0].leadTo(west);
    await east.kill();
    await soon(
      'the return to the table',
      back.then(() => allThere(people)),
      SOON,
    );
    expect(gamesSeen(people)).toEqual(before);
    await actFor(people);
    east = await cluster.start();
    goHome(people);
  });

  test('a process that was wrongly considered dead can no longer write', async () => {
    const people = await annsTurn();
    const [ann, ben] = people;
    const before = gamesSeen(people);
    const [annsBack, bensBack] = people.map(lineBroken);
    east.pause();
    const acted = act(ann);
    await bensBack;
    await ben.until(({ seats }) => seats.some(({ connected }) => !connected));
    east.wake();
    // Ann's action there was not stored, so it has not happened.
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

  test('a hanging process does not delay quick matches, however many tables it has', async () => {
    const wish = { want: 'quick', rules: 'crazy-rummy-3', seats: 3, pace: 'usual' } as const;
    const token = await newToken(west.address);
    for (let table = 0; table < 6; table++) await holdPlace(west.address, { ...wish, name: 'Ann', token });
    const bens = await newToken(east.address);
    west.pause();
    const asking = holdPlace(east.address, { ...wish, name: 'Ben', token: bens });
    const place = await soon('a quick match', asking, 4_000).finally(() => west.wake());
    expect(place.ok).toBe(true);
  });

  test('when a process is stopped, its people continue at the other one', async () => {
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
