import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Only we read what is stored: it has the secrets of deals and of tokens. */
export const OWN_FILE = 0o600;
export const OWN_FOLDER = 0o700;

/** Returns when a file, or which files a folder has, is on the disk. */
export function sync(path: string): void {
  const file = openSync(path, constants.O_RDONLY);
  try {
    fsyncSync(file);
  } catch (error) {
    // Windows syncs no folders.
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(file);
  }
}

/** Makes a folder that is not there, and those above it. `mkdir` of Node, asked for all of them, never ends below /proc. */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (!existsSync(above)) makeFolder(above);
  mkdirSync(path, { mode: OWN_FOLDER });
  sync(above);
}

/** Puts a file, which is on the same disk, in the place of another: after a power cut either is there, whole. */
export function replace(from: string, to: string): void {
  sync(from);
  renameSync(from, to);
  sync(dirname(to));
}

/** Makes an empty file that nobody else may read, in the place of one that is there. */
export function createOwn(path: string, content = ''): void {
  rmSync(path, { force: true });
  writeFileSync(path, content, { flag: 'wx', mode: OWN_FILE });
}
