import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few MB. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes a file that uses up all free space. */
  fill(): void;
  /** Removes that file. */
  empty(): void;
  remove(): void;
}

const MB = 1024 * 1024;

const run = (program: string, ...words: readonly string[]): boolean => spawnSync(program, words).status === 0;

/** Mounts a memory disk of `size` MB; where that is not permitted, prints a line and returns null. */
export function mountSmallDisk(size: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!isRoot || !run('mount', '-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    console.warn('Full-disk tests are skipped: mounting a disk needs root on Linux');
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      for (const piece of [MB, 4096]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(piece), { flag: 'a' });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    empty: () => rmSync(filler),
    remove() {
      run('umount', folder);
      rmSync(folder, { recursive: true });
    },
  };
}
