import { type Random, shuffle } from '#engine';
import { applyChange, bytesAfter, type DiskImage, type Entry, type EntryChange, type FileChange } from './image.ts';

/** The size of an atomic write, in bytes. */
const SECTOR = 512;

/**
 * The part of the unsynced data that has reached the disk: nothing, everything, all up to some moment with the last
 * write torn, or any sectors in any order.
 */
export const LOSSES = ['nothing', 'everything', 'inOrder', 'anything'] as const;
export type Loss = (typeof LOSSES)[number];

/** Returns one possible state of a disk after a power cut: every path with its content. */
export function afterPowerCut(image: DiskImage, loss: Loss, chance: Random): ReadonlyMap<string, Buffer | 'folder'> {
  const choice = choices[loss](image, chance);
  const entries = new Map(image.entries);
  for (const change of choice.entries(image.pending)) applyChange(entries, change);
  const found = new Map<string, Buffer | 'folder'>();
  for (const [path, entry] of entries) {
    if (!isReachable(path, entries)) continue;
    const hasGarbage = loss === 'anything' && chance.below(2) === 0;
    const filler = (hole: Buffer): void => void (hasGarbage && hole.fill(0xa5));
    found.set(path, entry === 'folder' ? entry : bytesAfter(entry.synced, choice.changes(entry.pending), filler));
  }
  return found;
}

/** Selects the pending changes that reached the disk, in the order in which they did. */
interface Choice {
  changes(pending: readonly FileChange[]): readonly FileChange[];
  entries(pending: readonly EntryChange[]): readonly EntryChange[];
}

const choices: Readonly<Record<Loss, (image: DiskImage, chance: Random) => Choice>> = {
  nothing: () => ({ changes: () => [], entries: () => [] }),
  everything: () => ({ changes: (pending) => pending, entries: (pending) => pending }),
  inOrder: (image, chance) => {
    const orders = [image.pending, ...[...image.files].map(({ pending }) => pending)].flat().map(({ order }) => order);
    orders.sort((one, other) => one - other);
    const last = orders[chance.below(orders.length + 1)] ?? image.order + 1;
    return {
      changes: (pending) =>
        pending.flatMap((change) => {
          if (change.order !== last) return change.order < last ? [change] : [];
          const sectors = sectorsOf(change);
          return sectors.slice(0, chance.below(sectors.length + 1));
        }),
      entries: (pending) => pending.filter(({ order }) => order < last),
    };
  },
  anything: (_, chance) => {
    const odds = 1 + chance.below(9);
    const isThere = (): boolean => chance.below(10) < odds;
    return {
      changes: (pending) => shuffle(chance, pending.flatMap(sectorsOf).filter(isThere)),
      entries: (pending) => pending.filter(isThere),
    };
  },
};

/** Splits a write at sector boundaries, since sectors reach the disk independently. */
function sectorsOf(change: FileChange): readonly FileChange[] {
  if (change.type === 'truncate') return [change];
  const { offset, data } = change;
  const parts: FileChange[] = [];
  for (let from = 0; from < data.length; ) {
    const size = SECTOR - ((offset + from) % SECTOR);
    parts.push({ ...change, offset: offset + from, data: data.subarray(from, from + size) });
    from += size;
  }
  return parts;
}

/** Whether every folder above a path exists. */
function isReachable(path: string, entries: ReadonlyMap<string, Entry>): boolean {
  const parts = path.split('/').slice(0, -1);
  return parts.every((_, index) => entries.get(parts.slice(0, index + 1).join('/')) === 'folder');
}
