import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ItemStorage } from '../../client/device/storedJson.ts';
import { createPrivate, joinByCode, resume } from '../../client/net/connect.ts';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { lineBroken, type Watcher, watchTable } from '../support/server/player.ts';
import { holdPlace, newToken, tabStorage, takeSeat } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy-3', seats: 3, pace: 'none' } as const;
const OK = { ok: true, value: null };

let store: MemoryStore;
let server: TestServer;
beforeEach(async () => {
  store = memoryStore();
  server = await startTestServer({ store });
});
afterEach(() => server.close());

const how = (storage = tabStorage()) => ({ server: server.address, storage });

/** Ann in the first deal with two bots, and Ben, who watches. */
async function annAndBen(bensTab: ItemStorage = tabStorage()): Promise<readonly [ann: Watcher, ben: Watcher]> {
  const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME }, how()));
  await ann.connection.start();
  await ann.until(({ game }) => game?.turn === 0);
  const ben = await watchTable(joinByCode(ann.table.code, { name: 'Ben', spectate: true }, how(bensTab)));
  expect(ben.table.viewer).toBe('spectator');
  return [ann, ben];
}

const book = ({ connection }: Watcher, on = true) => connection.company.book(on);

/** The seat that this page believes it has booked. */
function bookedBy({ connection }: Watcher): number | null {
  let booked: number | null = null;
  connection.onBooked((seat) => {
    booked = seat;
  })();
  return booked;
}

const isBooked =
  (name: string) =>
  ({ seats }: Watcher['table']): boolean =>
    seats.some(({ booked }) => booked === name);

test('somebody who watches books a bot’s seat, sees no hand until the deal is over, and then plays', async () => {
  const [ann, ben] = await annAndBen();
  expect(await book(ben)).toEqual(OK);
  expect(bookedBy(ben)).toBe(1);
  await ann.until(isBooked('Ben'));
  expect(ben.game).toMatchObject({ viewer: 'spectator', hand: [] });
  await ann.playDeal();
  await ben.until(({ viewer }) => viewer === 1);
  expect(bookedBy(ben)).toBeNull();
  expect(ben.updates.every(({ table }) => table.viewer === 1 || table.game?.hand.length === 0)).toBe(true);
  expect((await ann.until(({ seats }) => seats[1]?.name === 'Ben')).seats[1]).toMatchObject({ kind: 'person' });
  for (const each of [ann, ben]) expect(await each.connection.next()).toEqual(OK);
  const { game } = await ben.until(({ game }) => game?.deal === 2 && game.hand.length > 0);
  expect(game?.hand).toHaveLength(game?.seats[1]?.cards ?? 0);
  await Promise.all([ann.playDeal(), ben.playDeal()]);
});

test('a booking survives a broken line, a reload and a restart of the server; the seat comes all the same', async () => {
  const tab = tabStorage();
  const [ann, ben] = await annAndBen(tab);
  await book(ben);
  await ann.until(isBooked('Ben'));
  const again = await watchTable(resume(how(tab)) as ReturnType<typeof joinByCode>);
  await again.until(() => bookedBy(again) === 1);
  expect(again.table.viewer).toBe('spectator');
  const broken = Promise.all([lineBroken(again), lineBroken(ann)]);
  const { port } = new URL(server.address);
  await server.close();
  server = await startTestServer({ store }, Number(port));
  await broken;
  await again.until(() => bookedBy(again) === 1);
  await ann.playDeal();
  await again.until(({ viewer }) => viewer === 1);
});

test('a booking is given up by asking, and when its person leaves', async () => {
  const [ann, ben] = await annAndBen();
  await book(ben);
  await ann.until(isBooked('Ben'));
  expect(await book(ben, false)).toEqual(OK);
  expect(bookedBy(ben)).toBeNull();
  await ann.until((table) => !isBooked('Ben')(table));
  await book(ben);
  await ann.until(isBooked('Ben'));
  ben.connection.leave();
  await ann.until((table) => !isBooked('Ben')(table));
  await ann.playDeal();
  expect(ann.table.seats[1]?.kind).toBe('bot');
});

test('somebody away when the deal ends gets the seat all the same, and the others see that they are away', async () => {
  const tab = tabStorage();
  const [ann, ben] = await annAndBen(tab);
  await book(ben);
  await ann.until(isBooked('Ben'));
  // The page is reloaded, slowly.
  ben.connection.company.goAway();
  await ann.playDeal();
  const { seats } = await ann.until(({ seats }) => seats[1]?.kind === 'person');
  expect(seats[1]).toMatchObject({ name: 'Ben', connected: false });
});

test('only as many seats can be booked as bots have, and none by players or by somebody blocked', async () => {
  const [ann, ben] = await annAndBen();
  expect(await book(ann)).toEqual({ ok: false, reason: 'notNow' });
  const { code } = ann.table;
  const [cid, dan] = await Promise.all(
    ['Cid', 'Dan'].map((name) => watchTable(joinByCode(code, { name, spectate: true }, how()))),
  );
  for (const each of [ben, cid as Watcher]) expect(await book(each)).toEqual(OK);
  expect(await book(dan as Watcher)).toEqual({ ok: false, reason: 'tableFull' });
  expect(await book(ben, false)).toEqual(OK);
  expect(await book(dan as Watcher)).toEqual(OK);
});

test('at a public table, nobody books a seat beside somebody who has blocked them', async () => {
  await server.close();
  server = await startTestServer({ store, tempo: { ...QUICK_TEMPO, fill: 5 } });
  const [annToken, benToken] = await Promise.all([newToken(server.address), newToken(server.address)]);
  const ben = await takeSeat(server.address, { want: 'private', name: 'Ben', ...GAME, token: benToken });
  const code = { want: 'code', code: ben.table.code } as const;
  const ann = await takeSeat(server.address, { ...code, name: 'Ann', token: annToken, spectate: false });
  await ann.connection.company.block(0, true);
  for (const each of [ben, ann]) each.connection.leave();
  const here = await takeSeat(server.address, { want: 'quick', name: 'Ann', ...GAME, token: annToken });
  await here.until(({ game }) => game?.deal === 1);
  const watch = { want: 'code', code: here.table.code, spectate: true } as const;
  const zoe = await takeSeat(server.address, { ...watch, name: 'Ben', token: benToken });
  expect(await book(zoe)).toEqual({ ok: false, reason: 'tableFull' });
  here.connection.leave();
});

test('at a public table, nobody gets a seat beside somebody who has booked and blocked them', async () => {
  await server.close();
  server = await startTestServer({ store, tempo: { ...QUICK_TEMPO, fill: 5 } });
  const [annToken, benToken] = await Promise.all([newToken(server.address), newToken(server.address)]);
  const ben = await takeSeat(server.address, { want: 'private', name: 'Ben', ...GAME, token: benToken });
  const code = { want: 'code', code: ben.table.code } as const;
  const ann = await takeSeat(server.address, { ...code, name: 'Ann', token: annToken, spectate: false });
  await ann.connection.company.block(0, true);
  for (const each of [ben, ann]) each.connection.leave();
  const cid = await takeSeat(server.address, { want: 'quick', name: 'Cid', ...GAME });
  await cid.until(({ game }) => game?.deal === 1);
  const here = { want: 'code', code: cid.table.code, name: 'Ann' } as const;
  expect(await book(await takeSeat(server.address, { ...here, token: annToken, spectate: true }))).toEqual(OK);
  const seat = await holdPlace(server.address, { ...here, name: 'Ben', token: benToken, spectate: false });
  expect(seat).toEqual({ ok: false, reason: 'tableFull' });
  const watching = await takeSeat(server.address, { ...here, name: 'Ben', token: benToken, spectate: true });
  expect(await book(watching)).toEqual({ ok: false, reason: 'tableFull' });
});

test('bookings are rate-limited, so that nobody fills the log or keeps the others busy with them', async () => {
  await server.close();
  server = await startTestServer({ store, clock: { now: () => 0 } });
  const [ann, ben] = await annAndBen();
  for (let time = 0; time < 5; time++) expect([await book(ben), await book(ben, false)]).toEqual([OK, OK]);
  const lines = store.tables[0]?.entries.length;
  expect(await book(ben)).toEqual({ ok: false, reason: 'tooFast' });
  expect(store.tables[0]?.entries).toHaveLength(lines ?? 0);
  ann.connection.leave();
});
