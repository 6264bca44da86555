import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Rows } from './database.ts';
import { migrateSqlite, numberOf, openFile } from './sqliteSchema.ts';

/** A statement for the database's thread, or a page from which to wipe the next ones; `close` closes the database. */
export type ToSqlite =
  | { readonly id: number; readonly sql: string; readonly parameters: readonly (string | number | null)[] }
  | { readonly id: number; readonly wipe: number }
  | 'close';

/** The answer to the message with this id; id 0 reports that the database is open, or why it is not. */
export interface FromSqlite {
  readonly id: number;
  /** The rows of a statement. After wiping one row, with the page to go on from, or null if there is none. */
  readonly rows: Rows;
  readonly error?: { readonly message: string; readonly isKeyTaken: boolean };
}

/** SQLite's error codes for a primary or unique key that already exists. */
const KEYS_TAKEN: readonly unknown[] = [1555, 2067];

/** The pages of the log (64 MB) after which SQLite moves them into the database. Every commit waits meanwhile. */
const CHECKPOINT_PAGES = 16_000;

/** The pages (4 MB) that are wiped at once, so that others wait a few ms. */
const PAGES_PER_WIPE = 1024;

/** A statement with `?` in place of each `$1`, `$2`, …, and the index of the parameter that each `?` stands for. */
interface Prepared {
  readonly statement: StatementSync;
  readonly order: readonly number[];
}

const path = workerData as string;
const database = openFile(path);
const statements = new Map<string, Prepared>();
/** The database for wiping, open until SQLite has closed it. */
let wiped: number | null = null;

function open(): Rows {
  // A commit must be on the disk before it is acknowledged; macOS needs `fullfsync` for that.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  database.exec(
    `PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
  );
  // What is deleted or overwritten leaves no copy in its place.
  database.exec('PRAGMA secure_delete = ON');
  migrateSqlite(database);
  return [];
}

function query(sql: string, parameters: readonly (string | number | null)[]): Rows {
  const { statement, order } = statements.get(sql) ?? prepare(sql);
  return statement.all(...order.map((index) => parameters[index] as string | number | null)) as unknown as Rows;
}

/** SQLite treats `$1` as a named parameter, and searches all names of a statement for each value. */
function prepare(sql: string): Prepared {
  const order: number[] = [];
  const text = sql.replaceAll(/\$(\d+)/g, (_, number) => {
    order.push(Number(number) - 1);
    return '?';
  });
  const statement = database.prepare(text);
  statement.setReturnArrays(true);
  const prepared = { statement, order };
  statements.set(sql, prepared);
  return prepared;
}

/** Wipes some pages, and the log with the older copies of them. */
function wipe(first: number): Rows {
  const timeout = numberOf(database, 'PRAGMA busy_timeout');
  // A reader, such as a backup, may need the log for long.
  database.exec('PRAGMA busy_timeout = 0');
  const isBusy = numberOf(database, 'PRAGMA wal_checkpoint(TRUNCATE)') !== 0;
  database.exec(`PRAGMA busy_timeout = ${timeout}`);
  if (isBusy) throw new Error('the log is in use');
  // SQLite's own copies of the pages would be written back with the next change.
  database.exec('PRAGMA shrink_memory');
  wiped ??= openSync(path, 'r+');
  const next = wipeUnused(wiped, numberOf(database, 'PRAGMA page_size'), first, PAGES_PER_WIPE);
  if (next === null) fsyncSync(wiped);
  return [[next]];
}

function answer(id: number, ask: () => Rows): FromSqlite {
  try {
    return { id, rows: ask() };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, rows: [], error: { message, isKeyTaken: KEYS_TAKEN.includes(errcode) } };
  }
}

parentPort?.on('message', (question: ToSqlite) => {
  if (question === 'close') {
    database.close();
    if (wiped !== null) closeSync(wiped);
    parentPort?.close();
    return;
  }
  const ask = () => ('sql' in question ? query(question.sql, question.parameters) : wipe(question.wipe));
  parentPort?.postMessage(answer(question.id, ask));
});
parentPort?.postMessage(answer(0, open));

/** The types of b-tree pages, in their first byte (https://www.sqlite.org/fileformat2.html#b_tree_pages). */
const INTERIOR_PAGE_TYPES: readonly number[] = [2, 5];
const LEAF_PAGE_TYPES: readonly number[] = [10, 13];

/** The header of the file, with which the first page begins. */
const FILE_HEADER_BYTES = 100;

/**
 * The number of pages up to which no other page looks like a b-tree page: all others begin with four bytes of zeros or
 * of a page number.
 */
const MAX_WIPEABLE_PAGES = 2 ** 25;

/**
 * Overwrites the unused space of some pages with zeros. When SQLite rebuilds a page it leaves old copies of its cells
 * there, which `secure_delete` does not reach. The log must be empty, and SQLite must have no copy of these pages.
 * @param file a database, open for reading and writing; closing it before SQLite does would release SQLite's locks
 * @param first the first page, from 0
 * @returns the next page; null after the last one
 */
function wipeUnused(file: number, pageSize: number, first: number, count: number): number | null {
  if (first + count > MAX_WIPEABLE_PAGES) throw new Error('the database is too large to be cleaned');
  const bytes = Buffer.alloc(count * pageSize);
  const zeros = Buffer.alloc(pageSize);
  const length = readSync(file, bytes, 0, bytes.length, first * pageSize);
  for (let at = 0; at + pageSize <= length; at += pageSize) {
    const page = bytes.subarray(at, at + pageSize);
    const [from, to] = unusedIn(page, first + at === 0 ? FILE_HEADER_BYTES : 0);
    const wiped = zeros.subarray(from, to);
    if (page.subarray(from, to).equals(wiped)) continue;
    writeSync(file, wiped, 0, wiped.length, first * pageSize + at + from);
  }
  return length < bytes.length ? null : first + count;
}

/** The space between the pointers to a page's cells and the cells, as its start and end; empty if it has no cells. */
function unusedIn(page: Buffer, header: number): readonly [number, number] {
  const type = page[header] as number;
  if (!INTERIOR_PAGE_TYPES.includes(type) && !LEAF_PAGE_TYPES.includes(type)) return [0, 0];
  const cells = page.readUInt16BE(header + 3);
  // A page of 64 kB cannot note its size in two bytes.
  return [
    header + (INTERIOR_PAGE_TYPES.includes(type) ? 12 : 8) + 2 * cells,
    page.readUInt16BE(header + 5) || page.length,
  ];
}
