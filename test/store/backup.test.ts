import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUpFolder, restoreFolder } from '../../server/store/folderBackup.ts';
import { openFile } from '../../server/store/sqliteSchema.ts';
import { copyFolder, filesIn, type KeptFolders, keptFolders, LINES, lookInto } from '../support/server/dataFolder.ts';

const NOW = new Date('2026-11-22T13:00:00Z');
const ASIDE = 'replaced-2026-11-22T13-00-00.000Z';

let folders: KeptFolders;
let folder: string;
let file: string;
beforeAll(async () => {
  folders = await keptFolders();
  folder = join(folders.closed, '../used');
  file = join(folders.closed, '../file');
});
beforeEach(() => {
  for (const path of [folder, file]) rmSync(path, { recursive: true, force: true });
});
afterAll(() => folders.clear());

/** Gives a file the application id of the versions 0.1 to 0.4. */
function formerly(path: string): void {
  const database = openFile(path);
  database.exec('PRAGMA application_id = 0x72756d6d');
  database.close();
}

const lines = () => lookInto(folder, async (store) => (await store.find('kept'))?.count);

describe('a backup', () => {
  test.each(['closed', 'killed'] as const)(
    'of a folder that was %s is complete, and readable only by its owner',
    async (how) => {
      copyFolder(folders[how], folder);
      const before = filesIn(folder);
      backUpFolder(folder, file);
      expect(filesIn(folder)).toMatchObject(before);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(join(file, '..')).filter((name) => name.startsWith('file'))).toEqual(['file']);
      rmSync(folder, { recursive: true });
      expect(await restoreFolder(folder, file, NOW)).toBeNull();
      expect(await lines()).toBe(LINES);
    },
  );

  test('never overwrites a file', () => {
    writeFileSync(file, 'the only copy');
    expect(() => backUpFolder(folders.closed, file)).toThrow(`${file} exists already. Choose another file`);
    expect(readFileSync(file, 'utf8')).toBe('the only copy');
  });

  test('of a folder without a database fails', () => {
    expect(() => backUpFolder(folder, file)).toThrow(`There is no database in ${folder}: DATA_DIR`);
    expect([existsSync(folder), existsSync(file)]).toEqual([false, false]);
  });

  test('of a damaged database fails', () => {
    copyFolder(folders.closed, folder);
    truncateSync(join(folder, 'tables.sqlite'), 8192);
    expect(() => backUpFolder(folder, file)).toThrow();
    expect(existsSync(file)).toBe(false);
  });
});

describe('a restore', () => {
  beforeEach(() => backUpFolder(folders.closed, file));

  test('moves the previous database aside, where it can still be opened', async () => {
    copyFolder(folders.killed, folder);
    await lookInto(folder, (store) => store.end('kept'));
    chmodSync(file, 0o644);
    expect(await restoreFolder(folder, file, NOW)).toBe(join(folder, ASIDE));
    expect(statSync(join(folder, 'tables.sqlite')).mode & 0o777).toBe(0o600);
    expect(await lines()).toBe(LINES);
    const replaced = await lookInto(join(folder, ASIDE), (store) => store.find('kept'));
    expect(replaced).toBeNull();
  });

  test('repairs a damaged folder', async () => {
    copyFolder(folders.killed, folder);
    truncateSync(join(folder, 'tables.sqlite'), 8192);
    await expect(lines()).rejects.toThrow();
    await restoreFolder(folder, file, NOW);
    expect(await lines()).toBe(LINES);
  });

  test('that was interrupted is reported, and can be repeated', async () => {
    copyFolder(folders.closed, folder);
    rmSync(join(folder, 'tables.sqlite'));
    writeFileSync(join(folder, 'state'), 'restoring\n');
    await expect(lines()).rejects.toThrow(/is damaged: a restore was interrupted\. Restore a backup/);
    await restoreFolder(folder, file, NOW);
    expect(await lines()).toBe(LINES);
  });

  test('changes nothing while a server uses the folder', async () => {
    copyFolder(folders.closed, folder);
    await lookInto(folder, async () => {
      await expect(restoreFolder(folder, file, NOW)).rejects.toThrow(/is in use by another process\. Stop that one/);
    });
    expect(await lines()).toBe(LINES);
  });

  test.each([
    ['does not exist', () => rmSync(file)],
    ['is no backup', () => writeFileSync(file, 'something else, of some length')],
    ['is empty', () => writeFileSync(file, '')],
    ['is truncated', () => truncateSync(file, 16_384)],
    ['is of a former version', () => formerly(file)],
  ])('of a file that %s changes nothing', async (_, spoil) => {
    copyFolder(folders.closed, folder);
    const before = filesIn(folder);
    spoil();
    await expect(restoreFolder(folder, file, NOW)).rejects.toThrow(file);
    expect(filesIn(folder)).toEqual(before);
    expect(readdirSync(folder)).not.toContain(ASIDE);
  });
});
