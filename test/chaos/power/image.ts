import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DiskOperation } from './journal.ts';

/** An unsynced change of a file; `order` is its place among all operations. */
export type FileChange = { readonly order: number } & (
  | { readonly type: 'write'; readonly offset: number; readonly data: Buffer }
  | { readonly type: 'truncate'; readonly size: number }
);

/** A file, independent of its paths. */
export interface FileImage {
  /** The content at the last sync. */
  synced: Buffer;
  pending: FileChange[];
}

/** The target of a path; null if there is none. */
export type Entry = FileImage | 'folder' | null;

/** A change of the targets of paths, which is atomic. */
export interface EntryChange {
  readonly order: number;
  readonly entries: readonly (readonly [path: string, entry: Entry])[];
}

/** A model of a disk: its synced data, and pending changes that may or may not have reached it. */
export class DiskImage {
  /** The synced targets by path; '' is the folder itself. */
  readonly entries = new Map<string, Exclude<Entry, null>>();
  /** Unsynced changes of paths, in order. Syncing a folder makes those in it durable. */
  pending: EntryChange[] = [];
  readonly #files = new Map<number, FileImage>();
  /** The targets by path as programs see them, synced or not. */
  readonly #seen = new Map<string, Exclude<Entry, null>>();
  #order = 0;

  /** Every file that was ever written to. */
  get files(): Iterable<FileImage> {
    return this.#files.values();
  }

  /** The inode numbers of all files. */
  get inodes(): Iterable<number> {
    return this.#files.keys();
  }

  /** The number of operations so far. */
  get order(): number {
    return this.#order;
  }

  apply(operation: DiskOperation): void {
    this.#order++;
    switch (operation.type) {
      case 'create':
        this.#applyChange([[operation.path, this.#made(operation.inode)]]);
        break;
      case 'write':
      case 'truncate':
        this.#file(operation.inode).pending.push({ ...operation, order: this.#order });
        break;
      case 'sync':
        settle(this.#file(operation.inode));
        break;
      case 'mkdir':
        this.#applyChange([[operation.path, 'folder']]);
        break;
      case 'unlink':
      case 'rmdir':
        this.#applyChange([[operation.path, null]]);
        break;
      case 'rename': {
        const file = this.#file(operation.inode);
        this.#applyChange([
          [operation.from, null],
          [operation.path, file],
        ]);
        break;
      }
      case 'syncFolder':
        this.#syncFolder(operation.path);
    }
  }

  #found(path: string, entry: Exclude<Entry, null>): void {
    this.entries.set(path, entry);
    this.#seen.set(path, entry);
  }

  #applyChange(entries: EntryChange['entries']): void {
    const change = { order: this.#order, entries };
    applyChange(this.#seen, change);
    this.pending.push(change);
  }

  /** An inode number that exists already means a hard link to the file, or a new file if the old one is gone. */
  #made(inode: number): FileImage {
    const known = this.#files.get(inode);
    if (known && [...this.#seen.values()].includes(known)) return known;
    const file: FileImage = { synced: Buffer.alloc(0), pending: [] };
    this.#files.set(inode, file);
    return file;
  }

  #file(inode: number): FileImage {
    const file = this.#files.get(inode);
    if (!file) throw new Error(`the journal names a file that was never created: inode ${inode}`);
    return file;
  }

  #syncFolder(path: string): void {
    const isOf = ({ entries }: EntryChange): boolean =>
      entries.some(([entry]) => dirname(`/${entry}`) === join('/', path));
    for (const change of this.pending.filter(isOf)) applyChange(this.entries, change);
    this.pending = this.pending.filter((change) => !isOf(change));
  }

  /** An image of an existing folder, with everything synced. */
  static of(root: string): DiskImage {
    const image = new DiskImage();
    image.#found('', 'folder');
    for (const found of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(found.parentPath, found.name);
      const name = relative(root, path);
      if (found.isDirectory()) image.#found(name, 'folder');
      if (!found.isFile()) continue;
      const file: FileImage = { synced: readFileSync(path), pending: [] };
      image.#found(name, file);
      image.#files.set(lstatSync(path).ino, file);
    }
    return image;
  }
}

/** Applies a change to a map of targets by path. */
export function applyChange(entries: Map<string, Exclude<Entry, null>>, change: EntryChange): void {
  for (const [path, entry] of change.entries) {
    if (entry === null) entries.delete(path);
    else entries.set(path, entry);
  }
}

function settle(file: FileImage): void {
  file.synced = bytesAfter(file.synced, file.pending);
  file.pending = [];
}

/**
 * The content of a file after changes, in the order given.
 * @param filler fills holes between the old end of the file and a write beyond it; zeros by default
 */
export function bytesAfter(
  bytes: Buffer,
  changes: readonly FileChange[],
  filler: (hole: Buffer) => void = () => {},
): Buffer {
  const most = changes.reduce((size, change) => Math.max(size, endOf(change)), bytes.length);
  const room = Buffer.alloc(most);
  bytes.copy(room);
  let size = bytes.length;
  for (const change of changes) {
    const end = endOf(change);
    if (change.type === 'truncate') room.fill(0, Math.min(end, size));
    else {
      if (change.offset > size) filler(room.subarray(size, change.offset));
      change.data.copy(room, change.offset);
    }
    size = change.type === 'truncate' ? end : Math.max(size, end);
  }
  return room.subarray(0, size);
}

const endOf = (change: FileChange): number =>
  change.type === 'truncate' ? change.size : change.offset + change.data.length;

/** Replaces the contents of a folder with these files and folders. */
export function writeFolder(root: string, files: ReadonlyMap<string, Buffer | 'folder'>): void {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (content === 'folder') mkdirSync(join(root, path), { recursive: true, mode: 0o700 });
    else writeFileSync(join(root, path), content, { mode: 0o600 });
  }
}
