import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomFrom } from '#engine';
import { LOG_VERSION } from '#table';
import type { Database } from '../../server/store/database.ts';
import { databaseIn } from '../../server/store/dataFolder.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { openFile } from '../../server/store/sqliteSchema.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import type { Store } from '../../server/store/store.ts';
import { pickOne } from '../chaos/plan.ts';
import { secretOf } from '../support/play/playGame.ts';
import { filedGameOf, partOf } from '../support/server/filedGames.ts';
import { orderOf, RULES } from '../support/server/memoryStore.ts';

/** The guests, and how many of them are erased; the lines, and at how many tables they are written in turn. */
const GUESTS = 60;
const ERASED = 20;
const LINES = 8_000;
const AT_ONCE = 12;

const idOf = (guest: number): string => `guest-${guest}-`.padEnd(32, 'g');
const nameOf = (guest: number): string => `Name-${guest}-`.padEnd(14 + (guest % 9), 'n');
const secrets = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, index) => [idOf(from + index), nameOf(from + index)]).flat();

let folder: string;
let database: Database;
let store: Store;
/** How often the database was told to remove traces. */
let shreds: number;
const open = async (): Promise<void> => {
  database = await openSqlite(folder);
  shreds = 0;
  const vacuum = () => {
    shreds++;
    return database.vacuum();
  };
  store = openStore({ ...database, vacuum });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'erasing-'));
  await open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Those of the texts that some file of the folder has. */
function inFiles(texts: readonly string[], name: RegExp = /./): readonly string[] {
  const files = readdirSync(folder)
    .filter((each) => name.test(each) && statSync(join(folder, each)).isFile())
    .map((each) => readFileSync(join(folder, each)));
  return texts.filter((text) => files.some((bytes) => bytes.includes(text)));
}

/** A line with a guest's number and name, and some more. */
const lineOf = (guest: number, more: number) => ({
  ...({ v: LOG_VERSION, type: 'seat', time: 0, seat: 0, change: 'sat', player: idOf(guest) } as const),
  name: nameOf(guest).padEnd(more, '.'),
});

/**
 * Writes the logs of many tables in turn, so that pages split everywhere, updates some lines, and stores a game of each
 * table. A number of tables are deleted again.
 */
async function fill(): Promise<void> {
  // Nothing here depends on what a power cut would leave.
  await database.query('PRAGMA synchronous = OFF', []);
  // SQLite has all pages in memory, as it has the latest ones of a large file.
  await database.query('PRAGMA cache_size = -100000', []);
  const random = randomFrom(secretOf(9), [], 'erasing');
  const chance = () => random.below(2 ** 30) / 2 ** 30;
  const tables = new Map<string, number>();
  let made = 0;
  for (let line = 0; line < LINES; line++) {
    if (tables.size < AT_ONCE) {
      const id = `${Math.floor(chance() * 1e9)}-${made++}`;
      await store.create(orderOf(id), RULES);
      tables.set(id, 0);
    }
    const table = pickOne(random, [...tables.keys()]);
    const guest = Math.floor(chance() * GUESTS);
    const number = tables.get(table) as number;
    await store.append([{ table, number, entry: lineOf(guest, Math.floor(chance() * chance() * 900)) }]);
    await store.logs.addVisit(idOf(guest), table);
    tables.set(table, number + 1);
    if (chance() < 0.1) await store.logs.rewrite(table, number >> 1, JSON.stringify(lineOf(guest, 40)));
    if (chance() < 0.02) {
      tables.delete(table);
      const parts = [0, 1, 2].map((seat) => {
        const player = Math.floor(chance() * GUESTS);
        return partOf(seat, idOf(player), { name: nameOf(player) });
      });
      await store.games.keep(filedGameOf(table, line, parts), () => `public-${Math.floor(chance() * 1e15)}`);
      if (chance() < 0.2) await database.query('DELETE FROM lines WHERE table_id = $1', [table]);
    }
  }
  for (let guest = 0; guest < GUESTS; guest++) {
    await store.keepRecovery(idOf(guest), `code of ${guest}`);
    await store.block(idOf(guest), idOf((guest * 7 + 1) % GUESTS), true);
  }
}

/** Erases guests from all rows, as the eraser does. */
async function erase(): Promise<void> {
  await store.noteErasure();
  const rows = await database.query('SELECT table_id, number, CAST(entry AS text) FROM lines', []);
  for (const [table, number, entry] of rows as [string, number, string][]) {
    const guest = Array.from({ length: ERASED }, (_, each) => each).find((each) => entry.includes(idOf(each)));
    if (guest === undefined) continue;
    const without = entry.replaceAll(idOf(guest), 'nobody').replaceAll(nameOf(guest), 'Guest');
    await store.logs.rewrite(table, number, without);
  }
  for (let guest = 0; guest < ERASED; guest++) {
    await store.games.erase(idOf(guest));
    await store.logs.forget(idOf(guest));
  }
}

describe('after guests are erased and the files are cleaned', () => {
  test('no file has a byte of them, whatever happened to their pages, nor later; of the others it has all', async () => {
    await fill();
    await erase();
    expect(inFiles(secrets(0, ERASED)), 'deleted rows leave traces').toEqual(secrets(0, ERASED));
    await store.vacuum();
    expect(inFiles(secrets(0, ERASED))).toEqual([]);
    expect(statSync(`${databaseIn(folder)}-wal`).size).toBeLessThan(50_000);
    expect(inFiles(secrets(ERASED, GUESTS))).toEqual(secrets(ERASED, GUESTS));
    // Whatever SQLite had in memory is written back with these.
    await database.query("UPDATE lines SET entry = json_set(entry, '$.time', 1)", []);
    await database.query('UPDATE game_players SET points = points + 1', []);
    expect(inFiles(secrets(0, ERASED))).toEqual([]);
    await store.close();
    expect(inFiles(secrets(0, ERASED))).toEqual([]);
    await open();
    expect(await database.query('PRAGMA integrity_check', [])).toEqual([['ok']]);
  });

  test('lines that are stored meanwhile are there', async () => {
    await fill();
    await erase();
    await store.create(orderOf('meanwhile'), RULES);
    let count = 0;
    let isDone = false;
    const shredded = store.vacuum().then(() => {
      isDone = true;
    });
    while (!isDone) await store.append([{ table: 'meanwhile', number: count++, entry: lineOf(ERASED, 300) }]);
    await shredded;
    expect(inFiles(secrets(0, ERASED))).toEqual([]);
    expect(count).toBeGreaterThan(1);
    expect((await store.find('meanwhile'))?.count).toBe(count);
  });
});

describe('the log', () => {
  beforeEach(async () => {
    await store.create(orderOf('one'), RULES);
    await store.append([{ table: 'one', number: 0, entry: lineOf(0, 0) }]);
    await store.noteErasure();
    await store.logs.rewrite('one', 0, '{"type":"seat"}');
  });

  test('is emptied', async () => {
    expect(inFiles(secrets(0, 1), /-wal$/)).toEqual(secrets(0, 1));
    await store.vacuum();
    expect(inFiles(secrets(0, 1))).toEqual([]);
  });

  test('is emptied as soon as no reader needs it; until then everybody else goes on', async () => {
    const reader = openFile(databaseIn(folder), { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM lines').get();
    await expect(store.vacuum()).rejects.toThrow('the log is in use');
    expect(inFiles(secrets(0, 1))).toEqual(secrets(0, 1));
    expect(await store.append([{ table: 'one', number: 1, entry: lineOf(1, 0) }])).toEqual([]);
    reader.exec('COMMIT');
    await store.vacuum();
    expect(inFiles(secrets(0, 1))).toEqual([]);
    reader.close();
  });

  test('is emptied only if something was erased, also after a restart, and again for what was erased meanwhile', async () => {
    await store.close();
    await open();
    const { vacuum } = database;
    database = { ...database, vacuum: () => vacuum().then(() => store.noteErasure()) };
    await store.vacuum();
    database = { ...database, vacuum };
    await store.vacuum();
    await store.vacuum();
    expect(shreds).toBe(2);
  });
});
