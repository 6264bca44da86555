import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { whyUnusable } from '../../server/store/sqliteCheck.ts';
import { openFile } from '../../server/store/sqliteSchema.ts';
import { damageOfWal } from '../../server/store/walScan.ts';
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
    expect(filesIn(folder)).toMatchObject({ state: Buffer.from('closed\n').toString('base64') });
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
    expect(readdirSync(folder)).toContain(WAL);
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
    ['before the database', ['state']],
    ['with half of the database', ['state', `${MAIN}.next`, `${MAIN}.next-journal`]],
  ])('%s is created again', async (_, names) => {
    mkdirSync(folder);
    for (const name of names) writeFileSync(join(folder, name), name === 'state' ? 'new\n' : 'a half');
    expect(await lines()).toBeUndefined();
  });

  test('after its database was in place opens', async () => {
    copyFolder(folders.closed, folder);
    writeFileSync(join(folder, 'state'), 'new\n');
    expect(await lines()).toBe(LINES);
  });
});

describe('a missing file is reported and not replaced', () => {
  test.each([
    ['closed', 'state', /its file "state" is missing/],
    ['killed', 'state', /its file "state" is missing/],
    ['closed', MAIN, /its file "tables.sqlite" is missing/],
    ['killed', MAIN, /its file "tables.sqlite" is missing/],
    ['killed', WAL, /its file "tables.sqlite-wal" is missing/],
  ] as const)('of a folder that was %s, its %s', async (how, name, what) => {
    copyFolder(folders[how], folder);
    rmSync(join(folder, name));
    await expectRefused(what);
  });
});

describe('a truncated file is reported', () => {
  test.each([
    ['closed', MAIN, 0],
    ['closed', MAIN, 50],
    ['closed', MAIN, 4096],
    ['closed', MAIN, 10_000],
    ['closed', 'state', 0],
    ['killed', 'state', 3],
    ['killed', MAIN, 4096],
    ['killed', WAL, 0],
    ['killed', WAL, 31],
    ['killed', WAL, 4000],
  ] as const)('of a folder that was %s, its %s after %i bytes', async (how, name, size) => {
    copyFolder(folders[how], folder);
    truncateSync(join(folder, name), size);
    await expectRefused(/./);
  });
});

describe('a flipped bit', () => {
  test('in the header of the database is reported or does no harm', async () => {
    let refused = 0;
    for (let at = 0; at < 100; at++) refused += expectSame(at) ? 0 : 1;
    expect(refused).toBeGreaterThan(40);
  });

  test('anywhere in the database is reported or does no harm', () => {
    const { size } = statSync(join(folders.closed, MAIN));
    let refused = 0;
    // A prime step, so that it reaches all parts of a page.
    for (let at = 101; at < size; at += 61) refused += expectSame(at) ? 0 : 1;
    expect(refused).toBeGreaterThan(50);
  });

  test('in the log is reported, unless it is in the last transaction', () => {
    mkdirSync(folder);
    const wal = join(folder, WAL);
    const { size } = statSync(join(folders.killed, WAL));
    copyFileSync(join(folders.killed, WAL), wal);
    expect(damageOfWal(wal)).toBeNull();
    const missed: number[] = [];
    for (let at = 0; at < size; at += at < 200 ? 1 : 211) {
      flip(wal, at);
      if (damageOfWal(wal) === null) missed.push(at);
      flip(wal, at);
    }
    // The last transaction has at most two frames, each a page of 4096 bytes and its header.
    expect(missed.every((at) => at > size - 2 * 4120)).toBe(true);
  });

  test.each([
    ['closed', MAIN, 5],
    ['closed', MAIN, 30],
    ['closed', 'state', 2],
    ['killed', WAL, 20],
    ['killed', WAL, 40],
    ['killed', WAL, 9000],
  ] as const)('of a folder that was %s, in its %s, is reported to the operator', async (how, name, at) => {
    copyFolder(folders[how], folder);
    flip(join(folder, name), at);
    await expectRefused(/./);
  });

  /** Opens the closed database with a flipped bit. False if it is refused; otherwise its content must be unchanged. */
  function expectSame(at: number): boolean {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, MAIN);
    copyFileSync(join(folders.closed, MAIN), path);
    expected ??= contentOf(path);
    flip(path, at);
    let found: string | null = null;
    try {
      found = contentOf(path);
    } catch {
      // Refused by SQLite itself.
    }
    if (found !== null) expect([at, found]).toEqual([at, expected]);
    return found !== null;
  }

  let expected: string | null = null;

  /** All content that the server queries; null if the database is refused. */
  function contentOf(path: string): string | null {
    for (const end of ['-wal', '-shm', '-journal']) rmSync(path + end, { force: true });
    const database = openFile(path, { readOnly: true });
    try {
      if (whyUnusable(database) !== null) return null;
      const open = 'SELECT id, code, wish, touched_age, touched_line FROM tables WHERE ended_at IS NULL';
      return JSON.stringify([
        database.prepare(open).all(),
        database.prepare('SELECT id FROM tables WHERE code = $1').all({ $1: 'kept' }),
        database.prepare('SELECT * FROM lines ORDER BY table_id, number').all(),
        database.prepare('SELECT * FROM guests').all(),
        database.prepare('SELECT id FROM guests WHERE recovery = $1').all({ $1: 'code of ben' }),
        database.prepare('SELECT * FROM blocks').all(),
        database.prepare('SELECT guest FROM blocks WHERE other = $1').all({ $1: 'dan' }),
        database.prepare('SELECT * FROM secrets').all(),
        database.prepare('SELECT * FROM upkeep').all(),
      ]);
    } finally {
      database.close();
    }
  }
});

test('a database from before the first release is refused and left unchanged', async () => {
  mkdirSync(join(folder, 'tables'), { recursive: true });
  writeFileSync(join(folder, 'tables/PG_VERSION'), '18\n');
  await expect(lines()).rejects.toThrow(/^The data in \S+ was written by a version before 0\.1, [^\n]+: DATA_DIR$/);
  expect(readdirSync(folder)).toEqual(['tables']);
  expect(existsSync(join(folder, 'tables/PG_VERSION'))).toBe(true);
});
