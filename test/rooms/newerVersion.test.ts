import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameEvent } from '#engine';
import { crazyRummy, printRules, storedRules, withField } from '#rules';
import { LOG_VERSION, type VersionedLogEntry } from '#table';
import { joinByCode } from '../../client/net/connect.ts';
import { StoreFails } from '../../server/store/database.ts';
import { entropyFrom } from '../support/entropy.ts';
import { retire } from '../support/retire.ts';
import { act, allBack, annAndBen, type PeopleAtTable } from '../support/server/company.ts';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

let store: MemoryStore;
let server: TestServer;
beforeEach(() => {
  store = memoryStore();
});
afterEach(() => server.close());

/** Ann and Ben in the first deal, on a server of this version. */
async function annAndBenHere(rules?: string): Promise<PeopleAtTable> {
  server = await startTestServer({ store });
  return annAndBen(server.address, rules === undefined ? {} : { rules });
}

/** Restarts the server, after something has happened to the store. */
async function restart(happen: () => Promise<unknown>): Promise<void> {
  const { port } = new URL(server.address);
  await server.close();
  await happen();
  server = await startTestServer({ store, entropy: entropyFrom('after the restart') }, Number(port));
}

/** Adds a line to the log of the only table. */
async function write(line: object): Promise<void> {
  const [{ order, entries }] = store.tables as [MemoryStore['tables'][number]];
  await store.append([{ table: order.id, number: entries.length, entry: line as VersionedLogEntry }]);
}

describe('a table of a newer version', () => {
  test('is left alone, and people are told why', async () => {
    await annAndBenHere();
    const [{ order, entries }] = store.tables as [MemoryStore['tables'][number]];
    await restart(() => write({ v: LOG_VERSION + 1, type: 'action', time: 0 }));
    const { length } = entries;
    const entered = await joinByCode(order.code, { name: 'Cid' }, { server: server.address, storage: null });
    expect(entered).toEqual({ ok: false, reason: 'newerTable' });
    expect(entries).toHaveLength(length);
    await joinByCode(order.code, { name: 'Cid' }, { server: server.address, storage: null });
    const told = server.logged.filter(({ msg }) => msg === 'newer table left alone');
    expect(told).toMatchObject([
      { table: order.id, why: expect.stringContaining(`line version ${LOG_VERSION + 1}, known up to ${LOG_VERSION}`) },
    ]);
  });

  test('opens again once that version is back', async () => {
    const company = await annAndBenHere();
    const { entries } = store.tables[0] as MemoryStore['tables'][number];
    const { hand } = company.mover.game;
    await allBack(company, async () => {
      await restart(() => write({ v: LOG_VERSION + 1, type: 'action', time: 0 }));
      await restart(async () => entries.pop());
    });
    expect(company.mover.game.hand).toEqual(hand);
  });
});

test('a failing store while a table is opened by other rules costs nobody the seat', async () => {
  const company = await annAndBenHere(printRules(withField(crazyRummy, 'goingOut.oneCard', false)));
  const [table] = store.tables as [MemoryStore['tables'][number]];
  const { append } = store;
  await allBack(company, () =>
    restart(async () => {
      retire('goingOut.oneCard', false);
      let failures = 1;
      store = {
        ...store,
        append: (lines) => (failures-- > 0 ? Promise.reject(new StoreFails(new Error('busy'))) : append(lines)),
      };
    }),
  );
  expect(company.mover.game.results).toMatchObject([{ ending: 'cancelled' }]);
  expect(table.rules).toEqual(storedRules(crazyRummy));
});

describe('a deal that this version cannot continue', () => {
  test('is cancelled, its people are told, and they play the next one', async () => {
    const company = await annAndBenHere();
    const { mover, seats } = company;
    await act(mover);
    const unknown = { type: 'cut', seat: 0 } as unknown as GameEvent;
    const action = { type: 'takeBack' } as const;
    const line = { v: LOG_VERSION, type: 'action', time: 0, by: 0, origin: 'person', action, events: [unknown] };
    await allBack(company, () => restart(() => write(line)));
    for (const { game } of seats) {
      expect(game).toMatchObject({ phase: 'ready', deal: 1, results: [{ ending: 'cancelled', points: [0, 0, 0] }] });
    }
    await Promise.all(seats.map((each) => each.connection.next()));
    await Promise.all(seats.map((each) => each.playDeal()));
    expect(mover.game.results).toMatchObject([{ ending: 'cancelled' }, { deal: 2, ending: 'wentOut' }]);
  });

  test('is cancelled when a value of its rules is no longer played; the table goes on by rules that exist, and keeps them', async () => {
    const rules = withField(crazyRummy, 'goingOut.oneCard', false);
    const company = await annAndBenHere(printRules(rules));
    const [table] = store.tables as [MemoryStore['tables'][number]];
    await allBack(company, () => restart(async () => retire('goingOut.oneCard', false)));
    expect(company.mover.game.results).toMatchObject([{ ending: 'cancelled' }]);
    expect(table.rules).toEqual(storedRules(crazyRummy));
    await Promise.all(company.seats.map((each) => each.connection.next()));
    await company.mover.until(({ game }) => game?.deal === 2);
    const { hand } = company.mover.game;
    await allBack(company, () => restart(async () => undefined));
    expect(company.mover.game).toMatchObject({ deal: 2, hand });
  });
});
