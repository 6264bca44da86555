import type { UseStore } from 'idb-keyval';
import { vi } from 'vitest';

type Key = IDBValidKey;
type Stored = ReadonlyMap<string, unknown>;

/** The part of a range of keys that the saved game needs; all keys have the form [name, n]. */
interface Range {
  readonly name: string;
  has(n: number): boolean;
}

/** A stub of `IDBKeyRange` for keys [name, n]. */
const KEY_RANGE = {
  bound: ([name, from]: [string, number], [, to]: [string, number], _: boolean, isOpen = false): Range => ({
    name,
    has: (n) => n >= from && (isOpen ? n < to : n <= to),
  }),
};

/**
 * An object store in memory whose transactions run one after the other, and succeed or fail as a whole. `entries` are
 * all values but the heading, in the order of writing.
 */
export function memoryDatabase(): { readonly store: UseStore; fillUp(): void; entries(): unknown[] } {
  vi.stubGlobal('IDBKeyRange', KEY_RANGE);
  let stored: Stored = new Map();
  let isFull = false;
  let last: Promise<unknown> = Promise.resolve();
  const run = async <What>(work: (log: IDBObjectStore) => What | PromiseLike<What>): Promise<What> => {
    const changed = new Map(stored);
    let hasPut = false;
    const log = {
      get: (key: Key) => answer(changed.get(JSON.stringify(key))),
      getAll: (range: Range) => answer(keysIn(changed, range).map((key) => changed.get(key))),
      put: (value: unknown, key: Key) => {
        hasPut = true;
        changed.set(JSON.stringify(key), structuredClone(value));
      },
      clear: () => changed.clear(),
      delete: (range: Range) => keysIn(changed, range).forEach((key) => void changed.delete(key)),
      get transaction() {
        return isFull && hasPut ? answer(null, new Error('full')) : answer(null);
      },
    };
    const result = await work(log as unknown as IDBObjectStore);
    if (!(isFull && hasPut)) stored = changed;
    return result;
  };
  return {
    store: (_, work) => {
      const result = last.then(() => run(work));
      last = result.catch(() => undefined);
      return result;
    },
    fillUp: () => {
      isFull = true;
    },
    entries: () => [...stored].filter(([key]) => key.startsWith('[')).map(([, entry]) => entry),
  };
}

/** The keys in the range, in order. */
const keysIn = (stored: Stored, range: Range): string[] =>
  [...stored.keys()]
    .map((key) => ({ key, parts: JSON.parse(key) as string | [string, number] }))
    .filter(({ parts: [name, n] }) => name === range.name && range.has(Number(n)))
    .sort((one, other) => Number(one.parts[1]) - Number(other.parts[1]))
    .map(({ key }) => key);

/** A request or a transaction that succeeds, or fails with this error, once it is listened to. */
function answer(result: unknown, error: Error | null = null): object {
  return {
    result,
    error,
    set oncomplete(done: () => void) {
      if (!error) queueMicrotask(done);
    },
    set onsuccess(done: () => void) {
      if (!error) queueMicrotask(done);
    },
    set onabort(failed: () => void) {
      if (error) queueMicrotask(failed);
    },
    set onerror(failed: () => void) {
      if (error) queueMicrotask(failed);
    },
  };
}
