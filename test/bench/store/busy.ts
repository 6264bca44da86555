import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { parseRules, storedRules } from '#rules';
import { LOG_VERSION } from '#table';
import { Converter } from '../../../server/games/converter.ts';
import { GameArchive } from '../../../server/games/gameArchive.ts';
import { Journal } from '../../../server/store/journal.ts';
import type { Store } from '../../../server/store/store.ts';
import { entropyFrom } from '../../support/entropy.ts';
import { playTable } from '../../versions/playTable.ts';
import { type Figure, quantile } from '../report.ts';

/** Tables with a game, the number of games that end at the same moment, and the busy table's interval in ms. */
const GAMES = 102;
const AT_ONCE = 10;
const EVERY = 5;

/** How long a busy table waits for its lines to be stored: while nothing else happens, and while games are stored. */
export async function busyFigures(name: string, store: Store): Promise<readonly Figure[]> {
  const journal = new Journal(
    store,
    () => undefined,
    () => undefined,
  );
  const context = { store, journal, entropy: entropyFrom('bench'), log: pino({ level: 'silent' }) };
  const archive = new GameArchive(context, new Converter());
  const tables = await storedTables(store);
  const log = journal.open(tables[0] as string, 100_000);
  const append = async (times: number[]): Promise<void> => {
    const since = performance.now();
    log.append({ v: LOG_VERSION, type: 'adjourned', time: 0 });
    await log.stored();
    times.push(performance.now() - since);
    await pause(EVERY);
  };
  const [quiet, busy]: [number[], number[]] = [[], []];
  let storing = 0;
  // The thread starts with the first game.
  archive.note(tables[1] as string);
  await archive.alone(async () => undefined);
  // In turn, so that other programs on the machine disturb both alike.
  for (let first = 2; first < GAMES; first += AT_ONCE) {
    for (let time = 0; time < 50; time++) await append(quiet);
    const began = performance.now();
    for (const table of tables.slice(first, first + AT_ONCE)) archive.note(table);
    let isOver = false;
    void archive.alone(async () => {
      isOver = true;
    });
    while (!isOver) await append(busy);
    storing += performance.now() - began;
  }
  await archive.close();
  return [
    { name: `${name}: a game of 13 deals: from its end to its record`, value: storing / (GAMES - 2), unit: 'ms' },
    ...[0.5, 0.99].flatMap((part) => [
      { name: `${name}: a line at a busy table, p${part * 100}`, value: quantile(quiet, part), unit: 'ms' },
      { name: `${name}: the same while games are stored`, value: quantile(busy, part), unit: 'ms' },
    ]),
  ];
}

/** Stores tables with a finished game each; returns their ids. */
async function storedTables(store: Store): Promise<readonly string[]> {
  const { order, entries } = playTable('crazy-rummy');
  const rules = parseRules(order.rules);
  if (!rules) throw new Error('no rules');
  const ids = Array.from({ length: GAMES }, (_, index) => `busy ${index}`);
  for (const id of ids) {
    await store.create({ ...order, id, code: id }, storedRules(rules));
    await store.append(entries.map((entry, number) => ({ table: id, number, entry })));
  }
  return ids;
}
