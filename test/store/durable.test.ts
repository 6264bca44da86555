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

/** Whether the header of a folder's database says that it uses a write-ahead log. */
const isWrittenAhead = (folder: string): boolean =>
  readFileSync(join(folder, 'tables.sqlite')).subarray(18, 20).equals(Buffer.of(2, 2));

/** Records the folders that are created and the files that are synced by modules imported from now on. */
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

  test('and each missing parent is synced into the folder above it', async () => {
    const done = watchFiles();
    const watched = await import('../../server/store/sqlite.ts');
    const above = join(root, 'above');
    const folder = join(above, 'data');
    await (await watched.openSqlite(folder)).close();
    expect(done.slice(0, 4)).toEqual([`make ${above}`, `sync ${root}`, `make ${folder}`, `sync ${above}`]);
  });
});

describe('a database is put in place in write-ahead mode', () => {
  test('when it is new, even if half of one was left', () => {
    for (const end of ['', '-journal', '-wal']) writeFileSync(join(root, `tables.sqlite.next${end}`), 'a half');
    createDatabase(root);
    expect(isWrittenAhead(root)).toBe(true);
    expect(Object.keys(filesIn(root))).toEqual(['tables.sqlite']);
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

test('a database that is not in write-ahead mode is refused', async () => {
  const folder = join(root, 'data');
  await (await openSqlite(folder)).close();
  const backup = join(root, 'backup');
  backUpFolder(folder, backup);
  copyFileSync(backup, join(folder, 'tables.sqlite'));
  const before = filesIn(folder);
  await expect(openSqlite(folder)).rejects.toThrow(/ is damaged: it does not use a write-ahead log\. Restore a backup/);
  expect(filesIn(folder)).toEqual(before);
});
