import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFile, whyUnusable } from '../../server/store/sqliteSchema.ts';
import { copyFolder, filesIn, type KeptFolders, keptFolders, LINES, lookInto } from '../support/server/dataFolder.ts';

let folders: KeptFolders;
let folder: string;
beforeAll(async () => {
  folders = await keptFolders();
  folder = join(folders.closed, '../damaged');
});
beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => folders.clear());

const MAIN = 'tables.sqlite';
const WAL = 'tables.sqlite-wal';
const lines = () => lookInto(folder, async (store) => (await store.find('kept'))?.count);

/** Flips a bit of a file. */
function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  writeFileSync(path, bytes);
}

/** Expects a one-line message that tells the operator what to do, and all files unchanged. */
async function expectRefused(what: RegExp): Promise<void> {
  const before = filesIn(folder);
  const message = await lines().then(
    () => 'it was opened',
    (error: Error) => error.message,
  );
  expect(message).toMatch(what);
  expect(message.startsWith(`The data in ${folder} is damaged: `)).toBe(true);
  expect(message).toMatch(/Restore a backup \(npm run restore -- FILE\) or choose another folder: DATA_DIR$/);
  expect(filesIn(folder)).toEqual(before);
}

describe('an undamaged folder', () => {
  test.each(['closed', 'killed'] as const)('that was %s opens repeatedly', async (how) => {
    copyFolder(folders[how], folder);
    for (let time = 0; time < 3; time++) expect(await lines()).toBe(LINES);
    expect(Object.keys(filesIn(folder))).toEqual(['state', MAIN]);
  });

  test('opens even if its last transaction is torn', async () => {
    copyFolder(folders.killed, folder);
    flip(join(folder, WAL), statSync(join(folder, WAL)).size - 100);
    expect(await lines()).toBe(LINES - 1);
  });

  test.each(['process.exit(3)', 'throw new Error()'])('opens after a process that ended by %s', async (end) => {
    const [sqlite, store] = ['sqlite.ts', 'sqlStore.ts'].map((file) =>
      join(import.meta.dirname, '../../server/store', file),
    );
    const program = `
      import { openSqlite } from ${JSON.stringify(sqlite)};
      import { openStore } from ${JSON.stringify(store)};
      await openStore(await openSqlite(${JSON.stringify(folder)})).secret('made', 'before the end');
      ${end};`;
    mkdirSync(folder);
    writeFileSync(join(folder, 'program.mjs'), program);
    spawnSync(process.execPath, [join(folder, 'program.mjs')]);
    expect(await lookInto(folder, (store) => store.secret('made', 'after it'))).toBe('before the end');
  });

  test.runIf(process.platform !== 'win32')('is readable only by its owner', async () => {
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    copyFolder(folders.killed, folder);
    expect(modeOf(folders.closed)).toBe('700');
    expect(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))])).toEqual(
      readdirSync(folder).map((name) => [name, '600']),
    );
    await lookInto(folder, async () => {
      expect(readdirSync(folder)).toContain('lock');
      for (const name of readdirSync(folder)) expect([name, modeOf(join(folder, name))]).toEqual([name, '600']);
    });
  });

  test.runIf(process.platform !== 'win32')(
    'becomes readable only by its owner if a copy had another mode',
    async () => {
      copyFolder(folders.closed, folder);
      rmSync(join(folder, MAIN));
      writeFileSync(join(folder, MAIN), readFileSync(join(folders.closed, MAIN)), { mode: 0o644 });
      await lookInto(folder, async () => {
        for (const name of [MAIN, WAL]) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
      });
    },
  );
});

describe('a folder whose creation was interrupted by a power cut', () => {
  test.each([
    ['before anything', []],
    ['with half of the database', [`${MAIN}.next`, `${MAIN}.next-journal`]],
  ])('%s is created again', async (_, names) => {
    mkdirSync(folder);
    for (const name of names) writeFileSync(join(folder, name), 'a half');
    expect(await lines()).toBeUndefined();
  });

  test('after its database was in place opens', async () => {
    copyFolder(folders.closed, folder);
    rmSync(join(folder, 'state'));
    expect(await lines()).toBe(LINES);
  });
});

describe('a missing database is reported and not replaced', () => {
  test.each([
    ['closed', [MAIN]],
    ['killed', [MAIN]],
    ['killed', [MAIN, 'state']],
  ] as const)('in a folder that was %s, without its %s', async (how, names) => {
    copyFolder(folders[how], folder);
    for (const name of names) rmSync(join(folder, name));
    await expectRefused(/its file "tables.sqlite" is missing/);
  });
});

describe('a truncated database is reported', () => {
  test.each([
    ['closed', MAIN, 0],
    ['closed', MAIN, 50],
    ['closed', MAIN, 4096],
    ['closed', MAIN, 10_000],
    ['killed', MAIN, 4096],
  ] as const)('of a folder that was %s, its %s after %i bytes', async (how, name, size) => {
    copyFolder(folders[how], folder);
    truncateSync(join(folder, name), size);
    await expectRefused(/./);
  });
});

describe('the log', () => {
  test.each([
    ['torn', (wal: string) => truncateSync(wal, Math.floor(0.8 * statSync(wal).size))],
    ['damaged', (wal: string) => flip(wal, Math.floor(0.8 * statSync(wal).size))],
  ])('that is %s before its end ends there, and everything before that is used', async (_, spoil) => {
    copyFolder(folders.killed, folder);
    spoil(join(folder, WAL));
    const left = await lines();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(LINES);
    expect(await lines(), 'once opened, it stays as it is').toBe(left);
  });
});

describe('a flipped bit', () => {
  test('in the header of the database is reported or does no harm', () => {
    const found = Array.from({ length: 100 }, (_, at) => changed(at));
    expect(found.filter((rows) => rows === null).length).toBeGreaterThan(30);
    expect(found.filter((rows) => rows !== null && rows > 0)).toEqual([]);
  });

  test('in a page of rows is reported or changes at most one row of a table', () => {
    const pages = pagesOfRows();
    expect(pages.length).toBeGreaterThan(20);
    let refused = 0;
    for (const page of pages) {
      for (const at of IN_PAGE) {
        const rows = changed(4096 * page + at);
        if (rows === null) refused++;
        else expect([page, at, rows <= 2]).toEqual([page, at, true]);
      }
    }
    expect(refused).toBeGreaterThan(50);
  });

  test.each([5, 30])('in byte %i of the database is reported to the operator', async (at) => {
    copyFolder(folders.closed, folder);
    flip(join(folder, MAIN), at);
    await expectRefused(/./);
  });

  /** Bytes in the header of a page, and in its pointers and cells. */
  const IN_PAGE = [0, 3, 4, 5, 6, 8, ...Array.from({ length: 10 }, (_, index) => 20 + 401 * index)];

  /** The pages, counted from 0, but for those with the definitions of the tables. */
  function pagesOfRows(): readonly number[] {
    const database = openFile(join(folders.closed, MAIN), { readOnly: true });
    const pages = database.prepare("SELECT DISTINCT pageno FROM dbstat WHERE name <> 'sqlite_schema'").all();
    database.close();
    return pages.map(({ pageno }) => Number(pageno) - 1);
  }

  /** The number of rows that a flipped bit in the closed database adds and removes; null if it is refused. */
  function changed(at: number): number | null {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, MAIN);
    copyFileSync(join(folders.closed, MAIN), path);
    expected ??= rowsOf(path) ?? [];
    flip(path, at);
    try {
      const rows = rowsOf(path);
      return (
        rows &&
        [expected.filter((row) => !rows.includes(row)), rows.filter((row) => !expected?.includes(row))].flat().length
      );
    } catch {
      // Refused by SQLite itself.
      return null;
    }
  }

  let expected: readonly string[] | null = null;

  /** All rows; null if the database is refused. */
  function rowsOf(path: string): readonly string[] | null {
    for (const end of ['-wal', '-shm', '-journal']) rmSync(path + end, { force: true });
    const database = openFile(path, { readOnly: true });
    try {
      if (whyUnusable(database) !== null) return null;
      return ['tables', 'lines', 'guests', 'blocks', 'secrets', 'upkeep'].flatMap((table) =>
        database
          .prepare(`SELECT * FROM ${table}`)
          .all()
          .map((row) => JSON.stringify([table, row])),
      );
    } finally {
      database.close();
    }
  }
});

describe('a folder of the versions 0.1 to 0.4 is refused by name and left unchanged', () => {
  const REFUSAL =
    /^The data in \S+ cannot be used: it was written by one of the versions 0\.1 to 0\.4, [^\n]+: DATA_DIR$/;

  test('with the database of 0.1', async () => {
    mkdirSync(join(folder, 'tables'), { recursive: true });
    writeFileSync(join(folder, 'tables/PG_VERSION'), '18\n');
    await expect(lines()).rejects.toThrow(REFUSAL);
    expect(readdirSync(folder)).toEqual(['tables']);
    expect(existsSync(join(folder, 'tables/PG_VERSION'))).toBe(true);
  });

  test.each(['closed', 'killed'] as const)('that was %s', async (how) => {
    copyFolder(folders[how], folder);
    const database = openFile(join(folder, MAIN));
    database.exec('PRAGMA application_id = 0x72756d6d; DROP TABLE schema_steps');
    if (how === 'killed') copyFolder(folder, `${folder}-left`);
    database.close();
    if (how === 'killed') {
      rmSync(folder, { recursive: true });
      renameSync(`${folder}-left`, folder);
    }
    writeFileSync(join(folder, 'state'), how === 'killed' ? 'open\n' : 'closed\n');
    const before = filesIn(folder);
    await expect(lines()).rejects.toThrow(REFUSAL);
    expect(filesIn(folder)).toEqual(before);
  });
});
