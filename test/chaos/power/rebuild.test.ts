import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomFrom } from '#engine';
import { secretOf } from '../../support/play/playGame.ts';
import { DiskImage } from './image.ts';
import type { DiskOperation } from './journal.ts';
import { afterPowerCut, LOSSES, type Loss } from './rebuild.ts';

const A = 7;
const B = 8;
/** Random outcomes tried for each loss. */
const MANY = 200;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'image-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (inode: number, offset: number, text: string): DiskOperation => ({
  type: 'write',
  inode,
  offset,
  data: Buffer.from(text),
});
const create = (path: string, inode: number): DiskOperation => ({ type: 'create', path, inode });
const sync = (inode: number): DiskOperation => ({ type: 'sync', inode });
const SYNC_FOLDER: DiskOperation = { type: 'syncFolder', path: '' };

/** The disks that may be found after these operations, each as sorted text `path=bytes`. */
function found(operations: readonly DiskOperation[], loss: Loss): ReadonlySet<string> {
  const image = DiskImage.of(folder);
  for (const operation of operations) image.apply(operation);
  const disks = Array.from({ length: MANY }, (_, seed) =>
    afterPowerCut(image, loss, randomFrom(secretOf(seed), [], '')),
  );
  const asText = (disk: (typeof disks)[number]): string =>
    [...disk]
      .filter(([path]) => path !== '')
      .map(([path, bytes]) => (bytes === 'folder' ? path : `${path}=${bytes}`))
      .sort()
      .join(' ');
  return new Set(disks.map(asText));
}

const anyFound = (operations: readonly DiskOperation[]): ReadonlySet<string> =>
  new Set(LOSSES.flatMap((loss) => [...found(operations, loss)]));

describe('after a power cut', () => {
  test('a synced file in a synced folder is there', () => {
    expect(anyFound([create('a', A), write(A, 0, 'one'), sync(A), SYNC_FOLDER])).toEqual(new Set(['a=one']));
  });

  test('a new file may be missing until its folder is synced', () => {
    expect(anyFound([create('a', A), write(A, 0, 'one'), sync(A)])).toEqual(new Set(['', 'a=one']));
  });

  test('unsynced writes may be lost, in any order', () => {
    const some = [create('a', A), SYNC_FOLDER, write(A, 0, 'one'), write(A, 0, 'two')];
    expect(found(some, 'nothing')).toEqual(new Set(['a=']));
    expect(found(some, 'everything')).toEqual(new Set(['a=two']));
    expect([...found(some, 'inOrder')].sort()).toEqual(['a=', 'a=one', 'a=two']);
    expect([...found(some, 'anything')].sort()).toEqual(['a=', 'a=one', 'a=two']);
  });

  test('a write may be torn between sectors of 512 bytes', () => {
    writeFileSync(join(folder, 'a'), 'x'.repeat(1024));
    const image = DiskImage.of(folder);
    const [inode] = image.inodes;
    const whole = found([write(inode as number, 0, 'y'.repeat(1024))], 'anything');
    const [x, y] = ['x'.repeat(512), 'y'.repeat(512)];
    expect([...whole].sort()).toEqual([`a=${x}${x}`, `a=${x}${y}`, `a=${y}${x}`, `a=${y}${y}`]);
    expect([...found([write(inode as number, 0, 'y'.repeat(1024))], 'inOrder')].sort()).toEqual([
      `a=${x}${x}`,
      `a=${y}${x}`,
      `a=${y}${y}`,
    ]);
  });

  test('a file that has grown without its data may contain anything there', () => {
    const some = [create('a', A), SYNC_FOLDER, write(A, 0, 'y'.repeat(512)), write(A, 512, 'z')];
    const onlyEnd = [...found(some, 'anything')].filter((disk) => disk.endsWith('z') && !disk.includes('y'));
    expect(onlyEnd.map((disk) => disk.length).every((length) => length === 'a='.length + 513)).toBe(true);
    expect(onlyEnd).toHaveLength(2);
  });

  test('a rename is atomic, but a file not synced before it may be empty', () => {
    const old = [create('a', A), write(A, 0, 'old'), sync(A), SYNC_FOLDER];
    const renamed = [create('b', B), write(B, 0, 'new'), { type: 'rename', from: 'b', path: 'a', inode: B }] as const;
    expect([...anyFound([...old, ...renamed])].sort()).toEqual(['a=', 'a=new', 'a=old', 'a=old b=', 'a=old b=new']);
    const safe = [
      create('b', B),
      write(B, 0, 'new'),
      sync(B),
      { type: 'rename', from: 'b', path: 'a', inode: B },
    ] as const;
    expect([...anyFound([...old, ...safe, SYNC_FOLDER])]).toEqual(['a=new']);
  });

  test('a removed file may be back until its folder is synced', () => {
    const removed = [create('a', A), sync(A), SYNC_FOLDER, { type: 'unlink', path: 'a' }] as const;
    expect([...anyFound(removed)].sort()).toEqual(['', 'a=']);
    expect([...anyFound([...removed, SYNC_FOLDER])]).toEqual(['']);
  });

  test('an inode number reused after a removal belongs to the new file', () => {
    const again = [create('a', A), write(A, 0, 'old'), sync(A), { type: 'unlink', path: 'a' }, create('b', A)] as const;
    expect([...anyFound([...again, SYNC_FOLDER])]).toEqual(['b=']);
  });

  test('a lost folder takes its files with it', () => {
    const below: readonly DiskOperation[] = [
      { type: 'mkdir', path: 'd' },
      create('d/a', A),
      { type: 'syncFolder', path: 'd' },
    ];
    expect([...anyFound(below)].sort()).toEqual(['', 'd d/a=']);
    mkdirSync(join(folder, 'd'));
    expect([...anyFound(below.slice(1))]).toEqual(['d d/a=']);
  });
});
