import { afterEach, expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '#rules';
import { readMessages } from '../../client/text/languages.ts';
import { BOT_NAMES } from '../../shared/table/names.ts';
import { entropyFrom } from '../support/entropy.ts';
import { memoryStore } from '../support/server/memoryStore.ts';
import { takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

/** Every string in a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** A deal's commitment before it: its version and a hash. */
const COMMITMENT = /^\d [\da-f]{64}$/;

/** The fixed sentences and names of the interface in every language, but for those that could be a code. */
async function interfaceWords(): Promise<readonly string[]> {
  const texts = PAGE_LANGUAGES.map(async ({ code }) => (await readMessages(code, 'all')).fixed);
  const all = stringsIn(await Promise.all(texts)).filter((text) => /^\p{Lu}.*\p{L}{3}/u.test(text));
  // Logs name bots for people who read them; pages do it by their numbers.
  return all.filter((text) => !(BOT_NAMES as readonly string[]).includes(text));
}

test('codes, numbers, cards and names travel and are kept, never words of a language', async () => {
  const store = memoryStore();
  server = await startTestServer({ store, entropy: entropyFrom('words') });
  const table = { rules: 'five-thousand-rummy', seats: 4, pace: 'none' } as const;
  const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', ...table });
  const { code } = ann.table;
  const messages: unknown[] = [];
  const zoe = await takeSeat(server.address, { want: 'code', code, name: 'Zoe', spectate: true });
  for (const { room } of [ann, zoe]) room.onMessage('*', (type, message) => void messages.push(type, message));
  await ann.connection.start();
  await ann.connection.company.say(0);
  const refused = await ann.act({ type: 'discard', card: 107 });
  await ann.playDeal();

  const kept = store.tables.map(({ order, entries }) => ({ order, entries }));
  const states = [ann.room.state.toJSON(), zoe.room.state.toJSON()];
  const all = stringsIn([refused, messages, states, kept]);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((text) => /\s/.test(text) && !COMMITMENT.test(text))).toEqual([]);

  const bytes = Buffer.concat([...ann.frames, ...zoe.frames]).toString('utf8') + JSON.stringify(kept);
  const words = await interfaceWords();
  expect(words.length).toBeGreaterThan(1000);
  // A single word may be within the name of a field.
  expect(words.filter((word) => (word.includes(' ') ? bytes.includes(word) : all.includes(word)))).toEqual([]);
});
