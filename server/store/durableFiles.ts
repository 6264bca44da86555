import {
  closeSync,
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

/** Returns when what a file has is on the disk. */
export const syncFile = (path: string): void => syncAs(path, 'r+');

/** Returns when it is on the disk which files a folder has. Windows syncs no folders. */
export const syncFolder = (path: string): void => {
  if (process.platform !== 'win32') syncAs(path, 'r');
};

function syncAs(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
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
  syncFolder(above);
}

/** Puts a file, which is on the same disk, in the place of another: after a power cut either is there, whole. */
export function replace(from: string, to: string): void {
  syncFile(from);
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Makes an empty file that nobody else may read, in the place of one that is there. */
export function createOwn(path: string, content = ''): void {
  rmSync(path, { force: true });
  writeFileSync(path, content, { flag: 'wx', mode: OWN_FILE });
}
