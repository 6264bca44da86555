import { afterEach, expect, test } from 'vitest';
import { think } from '#bots';
import { createPrivate } from '../../client/net/connect.ts';
import { entropyFrom } from '../support/entropy.ts';
import { memoryStore } from '../support/server/memoryStore.ts';
import { statusOf, watchTable } from '../support/server/player.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

test('log lines about a table have its id, never its code, a key, a card, a secret or a name', async () => {
  const secrets: string[] = [];
  const series = entropyFrom('logs');
  const entropy = () => {
    const secret = series();
    secrets.push(secret);
    return secret;
  };
  const store = memoryStore();
  let turns = 0;
  const failing: typeof think = (view, random) => {
    turns += 1;
    // The worst kind of error: it carries the whole view, directly and in its cause.
    if (turns > 12)
      throw Object.assign(new Error('a bot went mad', { cause: new Error(JSON.stringify(view)) }), { view });
    return think(view, random);
  };
  server = await startTestServer({ store, entropy, think: failing });
  const keys: string[] = [];
  const storage = {
    getItem: () => null,
    setItem: (_name: string, key: string) => void keys.push(key),
    removeItem: () => undefined,
  };
  const ann = await watchTable(
    createPrivate({ name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'none' }, { server: server.address, storage }),
  );
  const lost = statusOf(ann, 'lost');
  await ann.connection.start();
  const play = async (): Promise<void> => {
    for (let deal = 1; ; deal++) {
      await ann.until(({ game }) => game?.deal === deal);
      await ann.playDeal();
      await ann.connection.next();
    }
  };
  await Promise.race([play().catch(() => undefined), lost]);
  await lost;

  const { order, entries } = store.tables[0] as (typeof store.tables)[number];
  expect(entries.length).toBeGreaterThan(8);
  const lines = server.logged.filter(({ table }) => table === order.id);
  expect(lines.map(({ msg }) => msg)).toEqual(['table failed and was closed; its record is kept']);
  const all = server.logged.map((line) => JSON.stringify(line)).join('\n');
  // A table's id has the same source as its secrets, and is logged on purpose.
  const hidden = secrets.filter((secret) => !secret.startsWith(order.id));
  for (const word of [...hidden, ...keys, order.code, 'Ann']) expect(all).not.toContain(word);
  expect(all).not.toMatch(/"(?:hand|hands|stock|cards?|entries|entry|secret|shares|key|view|cause)":|\[\d+,\d+/);
});
