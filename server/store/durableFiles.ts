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

/** Modes that let nobody else read stored data, which contains the secrets of deals and of tokens. */
export const OWN_FILE = 0o600;
export const OWN_FOLDER = 0o700;

/** Returns once a file's content is synced to the disk. */
export const syncFile = (path: string): void => syncAs(path, 'r+');

/** Returns once a folder's entries are synced to the disk. Windows cannot sync folders. */
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

/** Creates a folder and its missing parents. Node's recursive `mkdir` never returns for paths in /proc. */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (!existsSync(above)) makeFolder(above);
  mkdirSync(path, { mode: OWN_FOLDER });
  syncFolder(above);
}

/** Replaces a file with another on the same disk. After a power cut one of the two is there, complete. */
export function replace(from: string, to: string): void {
  syncFile(from);
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Creates a file that nobody else may read, replacing an existing one. */
export function createOwn(path: string, content = ''): void {
  rmSync(path, { force: true });
  writeFileSync(path, content, { flag: 'wx', mode: OWN_FILE });
}
