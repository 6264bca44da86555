import { afterEach, expect, test } from 'vitest';
import { createPrivate, joinByCode } from '../../client/net/connect.ts';
import { type CuttableLine, lineTo } from '../support/server/line.ts';
import { memoryStore } from '../support/server/memoryStore.ts';
import { lineBroken, statusOf, type Watcher, watchTable } from '../support/server/player.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const GRACE = QUICK_TEMPO.grace;
let ahead = 0;
/** Runs twenty times as fast as real time, because these players act faster than people can. */
const clock = { now: () => ahead + 20 * performance.now() };
const store = memoryStore();

let server: TestServer;
let line: CuttableLine;
afterEach(async () => {
  await line.close();
  await server.close();
});

const start = (port = 0) => startTestServer({ clock, store }, port);

type Three = readonly [ann: Watcher, ben: Watcher, cid: Watcher];

/** The end of a short game, with Ann on a connection that can be cut. */
async function gameOver(): Promise<Three> {
  server = await start();
  line = await lineTo(server.address);
  const game = { name: 'Ann', rules: 'crazy-rummy-3', seats: 3, pace: 'usual' } as const;
  const ann = await watchTable(createPrivate(game, { server: line.address, storage: null }));
  const join = (name: string) => joinByCode(ann.table.code, { name }, { server: server.address, storage: null });
  const people = [ann, await watchTable(join('Ben')), await watchTable(join('Cid'))] as const;
  await Promise.all(people.map(playGame));
  return people;
}

async function playGame(player: Watcher): Promise<void> {
  await player.until(({ stage }) => stage === 'playing');
  while (player.table.stage === 'playing') {
    await player.playDeal();
    await player.connection.next();
  }
}

/** Cuts Ann's connection, and waits until the others have seen it. */
async function annGone([ann, ben, cid]: Three): Promise<void> {
  line.cut(true);
  await statusOf(ann, 'reconnecting');
  await Promise.all([ben, cid].map((each) => each.until(({ seats }) => seats[0]?.connected === false)));
}

/** The others ask for a rematch while Ann is disconnected; she returns and asks for it too. */
async function rematchAround(people: Three): Promise<void> {
  const [ann, ...others] = people;
  for (const each of others) expect(await each.connection.rematch()).toEqual({ ok: true, value: null });
  line.mend();
  await statusOf(ann, 'online');
  expect(ann.table).toMatchObject({ stage: 'over', viewer: 0 });
  expect(await ann.connection.rematch()).toEqual({ ok: true, value: null });
  await Promise.all(people.map((each) => each.until(({ game }) => game?.deal === 1)));
  expect(people.map(({ table }) => [table.viewer, table.seats[0]?.kind])).toEqual([
    [0, 'person'],
    [1, 'person'],
    [2, 'person'],
  ]);
}

test('a connection that breaks while the others ask for a rematch does not cost the seat', async () => {
  const people = await gameOver();
  await annGone(people);
  await rematchAround(people);
});

test('nor does a restart of the server', async () => {
  const people = await gameOver();
  const [, ...others] = people;
  await annGone(people);
  const back = Promise.all(others.map(lineBroken));
  const { port } = new URL(server.address);
  await server.close();
  server = await start(Number(port));
  await back;
  await rematchAround(people);
});

test('a player who stays away beyond the grace period loses the seat', async () => {
  const people = await gameOver();
  const [, ...others] = people;
  await annGone(people);
  ahead += GRACE;
  for (const each of others) await each.connection.rematch();
  await Promise.all(others.map((each) => each.until(({ game }) => game?.deal === 1)));
  expect(others[0]?.table.seats[0]?.kind).toBe('bot');
});
