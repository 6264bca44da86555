import { afterEach, expect, test } from 'vitest';
import type { BotWorker } from '#table';
import { createPrivate } from '../../client/net/connect.ts';
import { BotThreads } from '../../server/bots/botThreads.ts';
import { NO_METRICS } from '../../server/metrics.ts';
import { entropyFrom } from '../support/entropy.ts';
import { memoryStore } from '../support/server/memoryStore.ts';
import { UNHURRIED } from '../support/server/orders.ts';
import { watchTable } from '../support/server/player.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const FLAKY = new URL('../support/server/flakyThinker.worker.ts', import.meta.url);

let server: TestServer;
let pool: BotThreads | null = null;
afterEach(() => pool?.close());

const lost: string[] = [];
const outcomes: string[] = [];
const meters = {
  ...NO_METRICS,
  thought: (outcome: string) => void outcomes.push(outcome),
  threadLost: (cause: string) => void lost.push(cause),
};

function threads(own: ConstructorParameters<typeof BotThreads>[1]): BotWorker {
  lost.length = 0;
  outcomes.length = 0;
  pool = new BotThreads({ log: { warn: () => undefined }, meters }, { ...UNHURRIED, ...own });
  return pool.think;
}

/** Ann plays one deal with three bots, the same cards each time. Returns everybody's actions, and the lines logged. */
async function dealWith(thinker: BotWorker | null) {
  const store = memoryStore();
  server = await startTestServer({ store, entropy: entropyFrom('bot threads'), thinker });
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const ann = await watchTable(
    createPrivate({ name: 'Ann', rules: 'crazy-rummy', seats: 4, pace: 'usual' }, { server: server.address, storage }),
  );
  await ann.connection.start();
  await ann.playDeal();
  await server.close();
  const lines = store.tables[0]?.entries ?? [];
  const actions = lines.flatMap((line) => (line.type === 'action' ? [[line.by, line.origin, line.action]] : []));
  return { actions, logged: server.logged.map(({ msg }) => msg) };
}

test('a deal is the same wherever its bots think, whatever threads die, hang or are too busy', async () => {
  const here = await dealWith(null);
  expect(here.actions.length).toBeGreaterThan(15);
  const elsewhere = await dealWith(threads({ threads: 2 }));
  expect(elsewhere).toEqual(here);
  expect(new Set(outcomes)).toEqual(new Set(['chosen']));
  expect(await dealWith(threads({ threads: 2, program: FLAKY, thought: 300 }))).toEqual(here);
  expect(new Set(lost)).toEqual(new Set(['died', 'hung']));
  expect(new Set(outcomes)).toEqual(new Set(['chosen', 'failed']));
  expect(await dealWith(threads({ queue: 0 }))).toEqual(here);
  expect(new Set(outcomes)).toEqual(new Set(['refused']));
});
