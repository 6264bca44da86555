import { EventEmitter, once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { LOG_VERSION } from '#table';
import { createPrivate, resume } from '../../client/net/connect.ts';
import { seatMemory } from '../../client/net/ownServer.ts';
import { entropyFrom } from '../support/entropy.ts';
import { act, allBack, annAndBen } from '../support/server/company.ts';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { type Watcher, watchTable } from '../support/server/player.ts';
import { tabStorage } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

/** Starts a server with this store; returns its address. */
async function begin(store: MemoryStore): Promise<string> {
  server = await startTestServer({ store });
  return server.address;
}

/** Restarts the server at the same address with the same store. */
async function restart(store: MemoryStore): Promise<void> {
  const { port } = new URL(server.address);
  await server.close();
  server = await startTestServer({ store, entropy: entropyFrom('after the restart') }, Number(port));
}

test('after a restart mid-turn everybody reconnects by themselves, with the same hand, stock and turn', async () => {
  const store = memoryStore();
  const company = await annAndBen(await begin(store));
  const { seats, mover } = company;
  const [ann, ben] = seats as [Watcher, Watcher];
  const seat = mover.game.turn;
  const at = mover.game.seats[seat]?.at;
  expect(await act(mover)).toEqual({ ok: true, value: null });
  await Promise.all(seats.map((each) => each.until(({ game }) => game?.seats[seat]?.at !== at)));
  const before = seats.map(({ game }) => game);
  await allBack(company, () => restart(store));
  expect(seats.map(({ game }) => game)).toEqual(before);
  await Promise.all([ann.playDeal(), ben.playDeal()]);
  expect(ann.game.results).toHaveLength(1);
});

test('repeated restarts lose nothing', async () => {
  const store = memoryStore();
  const company = await annAndBen(await begin(store));
  const { seats } = company;
  const { hand } = (seats[1] as Watcher).game;
  for (let time = 0; time < 5; time++) await allBack(company, () => restart(store));
  expect((seats[1] as Watcher).game.hand).toEqual(hand);
  expect(store.tables).toHaveLength(1);
});

test('a table that another process has written to is closed, and reopened where its log ends', async () => {
  const store = memoryStore();
  const company = await annAndBen(await begin(store));
  const { mover } = company;
  const kept = store.tables[0];
  const length = kept?.entries.length ?? 0;
  // A line as another process that has the table would write it.
  await store.append([
    {
      table: kept?.order.id ?? '',
      number: length,
      entry: { v: LOG_VERSION, type: 'seat', time: 0, seat: 1, change: 'dropped', name: 'Ben' },
    },
  ]);
  const { hand } = mover.game;
  await allBack(company, async () => expect(await act(mover)).toEqual({ ok: false, reason: 'offline' }));
  expect(mover.game.hand).toEqual(hand);
  expect(await act(mover)).toEqual({ ok: true, value: null });
});

test('nothing is shown that a failing store did not store, and the game goes on afterwards', async () => {
  const store = memoryStore();
  let isBroken = false;
  const failing: MemoryStore = {
    ...store,
    append: (lines) => (isBroken ? Promise.reject(new Error('the disk is full')) : store.append(lines)),
  };
  const company = await annAndBen(await begin(failing));
  const { mover } = company;
  const { hand } = mover.game;
  await allBack(company, async () => {
    isBroken = true;
    expect(await act(mover)).toEqual({ ok: false, reason: 'offline' });
    isBroken = false;
  });
  expect(mover.game.hand).toEqual(hand);
  expect(server.logged.map(({ msg }) => msg)).toContain('store failed');
});

test('somebody whose table is being opened while the server closes keeps the seat', async () => {
  const store = memoryStore();
  const steps = new EventEmitter();
  const slow: MemoryStore = {
    ...store,
    async find(code) {
      steps.emit('asked');
      await once(steps, 'closing');
      return store.find(code);
    },
  };
  const storage = tabStorage();
  const wish = { name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;
  const ann = await watchTable(createPrivate(wish, { server: await begin(store), storage }));
  const { code } = ann.table;
  await server.close();

  const asked = once(steps, 'asked');
  const returning = resume({ server: await begin(slow), storage });
  await asked;
  const closed = server.close();
  steps.emit('closing');
  expect(await returning).toEqual({ ok: false, reason: 'offline' });
  await closed;
  expect(seatMemory(() => storage).read()).toBe(code);
  expect(server.logged.map(({ msg }) => msg)).not.toContain('table could not be opened');
});
