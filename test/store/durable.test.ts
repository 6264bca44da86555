import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../../server/store/dataFolder.ts';
import { backUpFolder, restoreFolder } from '../../server/store/folderBackup.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { filesIn } from '../support/server/dataFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'durable-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** As the header of a SQLite file says it: with a log written ahead, no journal to roll back is ever beside it. */
const isWrittenAhead = (folder: string): boolean =>
  readFileSync(join(folder, 'tables.sqlite')).subarray(18, 20).equals(Buffer.of(2, 2));

/** What is made and synced from now on by modules that are imported from now on. */
function watchFiles(): readonly string[] {
  const done: string[] = [];
  const pathOf = new Map<number, string>();
  vi.resetModules();
  vi.doMock('node:fs', async (original) => {
    const fs = await original<typeof import('node:fs')>();
    return {
      ...fs,
      mkdirSync: (path: string, how?: object) => {
        done.push(`make ${path}`);
        return fs.mkdirSync(path, how);
      },
      openSync: (path: string, flags: number, mode?: number) => {
        const file = fs.openSync(path, flags, mode);
        pathOf.set(file, path);
        return file;
      },
      fsyncSync: (file: number) => {
        done.push(`sync ${pathOf.get(file)}`);
        fs.fsyncSync(file);
      },
    };
  });
  return done;
}

describe('a data folder', () => {
  afterEach(() => {
    vi.doUnmock('node:fs');
    vi.resetModules();
  });

  test('is synced into the one above it, and so is each that is made for it', async () => {
    const done = watchFiles();
    const watched = await import('../../server/store/sqlite.ts');
    const above = join(root, 'above');
    const folder = join(above, 'data');
    await (await watched.openSqlite(folder)).close();
    expect(done.slice(0, 4)).toEqual([`make ${above}`, `sync ${root}`, `make ${folder}`, `sync ${above}`]);
  });
});

describe('a database is put in its place with a log written ahead', () => {
  test('when it is new, though a half of one was left', () => {
    for (const end of ['', '-journal', '-wal']) writeFileSync(join(root, `tables.sqlite.next${end}`), 'a half');
    createDatabase(root);
    expect(isWrittenAhead(root)).toBe(true);
    expect(Object.keys(filesIn(root))).toEqual(['state', 'tables.sqlite']);
  });

  test('when it comes from a backup', async () => {
    const [from, to] = [join(root, 'from'), join(root, 'to')];
    await (await openSqlite(from)).close();
    backUpFolder(from, join(root, 'backup'));
    mkdirSync(to);
    await restoreFolder(to, join(root, 'backup'), new Date(0));
    expect(isWrittenAhead(to)).toBe(true);
    expect(Object.keys(filesIn(to))).toEqual(['state', 'tables.sqlite']);
  });
});

test('a database whose log is not written ahead is refused: it would have to be switched', async () => {
  const folder = join(root, 'data');
  await (await openSqlite(folder)).close();
  const backup = join(root, 'backup');
  backUpFolder(folder, backup);
  copyFileSync(backup, join(folder, 'tables.sqlite'));
  const before = filesIn(folder);
  await expect(openSqlite(folder)).rejects.toThrow(/ is damaged: it does not use a write-ahead log\. Restore a backup/);
  expect(filesIn(folder)).toEqual(before);
});
