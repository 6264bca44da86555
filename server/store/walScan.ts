import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Sizes in SQLite's write-ahead log, in bytes (https://www.sqlite.org/fileformat2.html#walformat). */
const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

/** The two running checksums over everything before. */
type Sums = readonly [number, number];

interface Header {
  readonly pageSize: number;
  readonly salt: Buffer;
  readonly isBigEndian: boolean;
  readonly sums: Sums;
}

interface Frame {
  readonly bytes: Buffer;
  /** Whether it ends a transaction. */
  readonly isCommit: boolean;
  /** Whether it was written since the log was last restarted. */
  readonly isCurrent: boolean;
  readonly sums: Sums;
}

/**
 * Looks for damage that SQLite does not report, because it treats the first bad frame of a write-ahead log as the end.
 *
 * A power cut may tear the last transaction, which was not synced, but nothing before it. So a bad frame means damage
 * if a transaction that ends at it or later is followed by another one, which can only have begun after the first was
 * synced. A log that is truncated, or damaged only in its last transaction, looks like one after a power cut.
 * @returns the damage in a few words; null if there is none
 */
export function damageOfWal(path: string): string | null {
  const file = openSync(path, 'r');
  try {
    const bytes = fstatSync(file).size;
    const header = readHeader(read(file, 0, HEADER));
    if (!header) return 'its header is damaged';
    const frameSize = FRAME_HEADER + header.pageSize;
    const count = Math.floor((bytes - HEADER) / frameSize);
    if (count < 1) return 'it is truncated';
    const frameAt = (index: number) => readFrame(read(file, HEADER + index * frameSize, frameSize), header);
    const bad = firstBad(header, count, frameAt);
    return isFollowed(header, bad, count, frameAt) ? `frame ${bad.index + 1} of ${count} is damaged` : null;
  } finally {
    closeSync(file);
  }
}

/** The first frame that does not continue the previous one, and the checksums of the previous one. */
function firstBad(header: Header, count: number, frameAt: (index: number) => Frame) {
  let before = header.sums;
  for (let index = 0; index < count; index++) {
    const frame = frameAt(index);
    if (!follows(frame, before, header)) return { index, before };
    before = frame.sums;
  }
  return { index: count, before };
}

/** Whether a transaction that ends at the bad frame or later is followed by another. */
function isFollowed(
  header: Header,
  bad: { readonly index: number; readonly before: Sums },
  count: number,
  frameAt: (index: number) => Frame,
): boolean {
  for (let index = bad.index; index + 1 < count; index++) {
    const frame = frameAt(index);
    if (!frame.isCommit) continue;
    const next = frameAt(index + 1);
    if (follows(next, frame.sums, header)) return true;
    // Perhaps only the checksums stored in the bad frame are damaged.
    if (index === bad.index && follows(next, sumsOf(frame.bytes, bad.before, header), header)) return true;
  }
  return false;
}

const follows = (frame: Frame, before: Sums, header: Header): boolean => {
  if (!frame.isCurrent) return false;
  const [first, second] = sumsOf(frame.bytes, before, header);
  return first === frame.sums[0] && second === frame.sums[1];
};

function readHeader(bytes: Buffer): Header | null {
  if (bytes.length < HEADER || (bytes.readUInt32BE(0) & ~1) !== MAGIC) return null;
  const isBigEndian = (bytes.readUInt32BE(0) & 1) === 1;
  const sums = addUp(bytes.subarray(0, 24), [0, 0], isBigEndian);
  if (sums[0] !== bytes.readUInt32BE(24) || sums[1] !== bytes.readUInt32BE(28)) return null;
  return { pageSize: bytes.readUInt32BE(8), salt: bytes.subarray(16, 24), isBigEndian, sums };
}

const readFrame = (bytes: Buffer, { salt }: Header): Frame => ({
  bytes,
  isCommit: bytes.readUInt32BE(4) !== 0,
  isCurrent: bytes.subarray(8, 16).equals(salt),
  sums: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
});

/** The checksums up to the end of a frame, over the first 8 bytes of its header and its page. */
const sumsOf = (frame: Buffer, before: Sums, { isBigEndian }: Header): Sums =>
  addUp(frame.subarray(FRAME_HEADER), addUp(frame.subarray(0, 8), before, isBigEndian), isBigEndian);

function addUp(bytes: Buffer, [first, second]: Sums, isBigEndian: boolean): Sums {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let one = first;
  let two = second;
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + view.getUint32(at, !isBigEndian) + two) >>> 0;
    two = (two + view.getUint32(at + 4, !isBigEndian) + one) >>> 0;
  }
  return [one, two];
}

function read(file: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, from));
}
