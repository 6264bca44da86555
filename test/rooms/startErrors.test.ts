import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateSqlite, openFile, SQLITE_KNOWN } from '../../server/store/sqliteSchema.ts';
import { filesIn, keptFolders } from '../support/server/dataFolder.ts';
import { mountSmallDisk } from '../support/server/smallDisk.ts';
import { runCommand } from '../support/tools/command.ts';

const START = ['server/cli/start.ts', '--without-page'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Expects a start to fail with code 1 and a one-line message, without a stack trace. */
async function expectRefused(env: Readonly<Record<string, string>>, sentence: RegExp): Promise<void> {
  const { code, said } = await runCommand(START, { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env });
  expect(said).toMatch(sentence);
  expect(said.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

test.each([
  ['DATABASE_URL', 'foo', /^DATABASE_URL must be a PostgreSQL address such as postgres:/],
  [
    'DATABASE_URL',
    'postgres://rummy:hidden@127.0.0.1:1/rummy',
    /^The PostgreSQL of DATABASE_URL cannot be used: (?!.*hidden)/,
  ],
  [
    'DATABASE_URL',
    'postgres://rummy:hidden@nowhere.invalid/rummy',
    /^The PostgreSQL of DATABASE_URL cannot be used: (?!.*hidden)/,
  ],
  ['DATA_DIR', '/proc/x', /^The folder \/proc\/x cannot be used: it cannot be created\. .*: DATA_DIR$/m],
  ['DATA_DIR', '/dev/null', /^The folder \/dev\/null cannot be used: it is not a folder\. .*: DATA_DIR$/m],
  ['DATA_DIR', '/dev/null/x', /^The folder \/dev\/null\/x cannot be used: it is not a folder\. .*: DATA_DIR$/m],
  ['DATA_DIR', '/sys/x', /^The folder \/sys\/x cannot be used: writing there is not allowed\. .*: DATA_DIR$/m],
])('%s=%s is refused in one line', (name, value, sentence) => expectRefused({ [name]: value }, sentence));

describe('a PostgreSQL that does not answer', () => {
  let silent: Server;
  beforeAll(async () => {
    silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterAll(() => void silent.close());

  test('is reported in one line', () => {
    const { port } = silent.address() as { port: number };
    const env = { DATABASE_URL: `postgres://rummy:hidden@127.0.0.1:${port}/rummy` };
    return expectRefused(env, /^The PostgreSQL of DATABASE_URL cannot be used: timeout/);
  });
});

const disk = mountSmallDisk(2);
afterAll(() => disk?.remove());

test.skipIf(!disk)('a full disk is reported in one line', async () => {
  const data = join(disk?.folder ?? '', 'data');
  disk?.fill();
  await expectRefused({ DATA_DIR: data }, /^The folder \S+ cannot be used: .*full\. .*: DATA_DIR$/m);
  disk?.empty();
});

test('a damaged folder is reported in one line and left unchanged', async () => {
  const { closed, clear } = await keptFolders();
  truncateSync(join(closed, 'tables.sqlite'), 8192);
  const before = readdirSync(closed);
  await expectRefused({ DATA_DIR: closed }, /^The data in \S+ is damaged: .*npm run restore -- FILE.*: DATA_DIR$/m);
  expect(readdirSync(closed)).toEqual(before);
  clear();
});

test('a folder of a newer version is reported in one line and left unchanged', async () => {
  const { closed, clear } = await keptFolders();
  const database = openFile(join(closed, 'tables.sqlite'));
  migrateSqlite(database, [{ sql: 'DROP TABLE blocks', needs: SQLITE_KNOWN + 1 }]);
  database.close();
  const before = filesIn(closed);
  await expectRefused(
    { DATA_DIR: closed },
    /^The data in \S+ cannot be used: .*newer version of the game \(schema \d+\); .* up to \d+\. .*: DATA_DIR$/m,
  );
  expect(filesIn(closed)).toEqual(before);
  clear();
});

test('a file in place of the folder is left unchanged', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expectRefused({ DATA_DIR: file }, /^The folder \S+ cannot be used: it is not a folder\. /);
});
