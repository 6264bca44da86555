import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A recorded disk operation. Paths are relative to the watched folder; '' is that folder. */
export type DiskOperation =
  | { readonly type: 'create'; readonly path: string; readonly inode: number }
  | { readonly type: 'write'; readonly inode: number; readonly offset: number; readonly data: Buffer }
  | { readonly type: 'truncate'; readonly inode: number; readonly size: number }
  | { readonly type: 'sync'; readonly inode: number }
  | { readonly type: 'syncFolder' | 'unlink' | 'mkdir' | 'rmdir'; readonly path: string }
  | { readonly type: 'rename'; readonly from: string; readonly path: string; readonly inode: number };

/** Operation types by their numbers in shim.c. */
const TYPES = [
  'none',
  'create',
  'write',
  'truncate',
  'sync',
  'syncFolder',
  'unlink',
  'rename',
  'mkdir',
  'rmdir',
] as const;

const HEAD = 32;

/**
 * Reads all operations recorded by the shim, in the order in which they happened.
 * @param folder contains a journal file per process
 */
export function readJournal(folder: string): readonly DiskOperation[] {
  const records = readdirSync(folder).flatMap((name) => recordsOf(readFileSync(join(folder, name))));
  records.sort((one, other) => one.sequence - other.sequence);
  return records.map(({ operation }) => operation);
}

interface Numbered {
  readonly sequence: number;
  readonly operation: DiskOperation;
}

function recordsOf(bytes: Buffer): readonly Numbered[] {
  const records: Numbered[] = [];
  let at = 0;
  while (at + HEAD <= bytes.length) {
    const length = bytes.readUInt32LE(at);
    // A killed process may have written only part of its last record.
    if (at + length > bytes.length) break;
    records.push({ sequence: bytes.readUInt32LE(at + 4), operation: operationOf(bytes.subarray(at, at + length)) });
    at += length;
  }
  return records;
}

function operationOf(record: Buffer): DiskOperation {
  const type = TYPES[record.readUInt32LE(8)];
  const dataAt = HEAD + record.readUInt32LE(12);
  const inode = Number(record.readBigUInt64LE(16));
  const number = Number(record.readBigUInt64LE(24));
  const path = record.toString('utf8', HEAD, dataAt);
  const data = record.subarray(dataAt);
  switch (type) {
    case 'create':
      return { type, path, inode };
    case 'write':
      return { type, inode, offset: number, data };
    case 'truncate':
      return { type, inode, size: number };
    case 'sync':
      return { type, inode };
    case 'rename':
      return { type, from: path, path: data.toString(), inode };
    case 'syncFolder':
    case 'unlink':
    case 'mkdir':
    case 'rmdir':
      return { type, path };
    default:
      throw new Error('the journal has a record of an unknown type');
  }
}
