import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few MB. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes a file that leaves no room. */
  fill(): void;
  /** Removes that file. */
  empty(): void;
  remove(): void;
}

const MB = 1024 * 1024;

const run = (program: string, ...words: readonly string[]): boolean => spawnSync(program, words).status === 0;

/** Mounts a disk of some MB in memory; null, with a line that says so, where this may not be done. */
export function mountSmallDisk(size: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!isRoot || !run('mount', '-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    console.warn('No disk can be mounted here: the tests of a full disk, which need root on Linux, are skipped');
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
