import { expect, test } from 'vitest';
import { type Card, printCard } from '#engine';
import type { ActionEntry, VersionedLogEntry } from '#table';
import { playAsStranger } from '../support/plainClient.ts';
import { within } from '../support/progress.ts';
import { memoryStore } from '../support/server/memoryStore.ts';
import { startTestServer } from '../support/server/testServer.ts';
import { fileText, sources } from '../support/tools/sources.ts';

const CLIENT = 'test/support/plainClient.ts';

/** The face of each of these cards, as the client prints it. */
const facesOf = (cards: readonly (Card | null)[]): readonly string[] =>
  cards.map((card) => printCard(card as Card).replace(/\.\d$/, '')).sort();

test('a client of a hundred lines, which knows nothing of ours, plays a deal and sees its own hand only', async () => {
  const store = memoryStore();
  const server = await startTestServer({ store });
  const shown: string[] = [];
  const playing = playAsStranger(server.address, 'crazy-rummy', (table) => void shown.push(table));
  await within('the client to end its deal', playing, () => shown.length).finally(() => server.close());

  const actions = store.tables
    .flatMap(({ entries }) => [...entries])
    .filter((entry): entry is ActionEntry & VersionedLogEntry => entry.type === 'action');
  const events = actions.flatMap((action) => action.events);
  expect(events.map(({ type }) => type)).toContain('dealEnded');
  const acted = actions.filter(({ by }) => by === 0);
  expect(acted.every(({ origin }) => origin === 'person')).toBe(true);
  // The first turn of a deal may begin without a draw.
  expect(acted.map(({ action }) => action.type).join(' ')).toMatch(/^(discard )?(draw discard( |$))+(draw)?$/);

  const [own, ...others] = events.find((event) => event.type === 'dealt')?.hands ?? [];
  const [first = '', ...later] = shown;
  const [hand = '', ...hidden] = first.split('\n').flatMap((line) => /seat \d.*: (.*)/.exec(line)?.[1] ?? []);
  expect(hand.split(' ').sort()).toEqual(facesOf(own ?? []));
  expect(hidden).toEqual(others.map((cards) => `${cards.length} cards`));
  for (const table of later) expect(table.match(/seat \d.*: \d+ cards$/gm)).toHaveLength(others.length);
  expect(later.join('\n')).toContain('meld 1: ');
});

test('it has at most a hundred lines, and imports only the SDK', () => {
  expect(fileText(CLIENT).trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  const client = sources().find(({ path }) => path === CLIENT);
  expect(client?.imports.map(({ to }) => to)).toEqual(['colyseus.js']);
});
