/** The keys of everything that a page stores begin with this. A change that an older page would misread raises it. */
export const STORAGE_PREFIX = 'crazy-rummy-1';

/** Storage that survives a reload: a tab's, a device's, or any map. */
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value that is stored as JSON. */
export interface Stored<Value> {
  /** Null if storage is forbidden or what it holds is not JSON. */
  read(): Value | null;
  /** Returns whether it is stored now. */
  write(value: Value): boolean;
  /** Removes this value, unless another one has replaced it. */
  forget(value: Value | null): void;
}

/**
 * Opens one stored value. A browser that forbids storage, or has no room left, just forgets it.
 * @param storage may throw: a browser that forbids storage does so at the first access
 * @param name follows `STORAGE_PREFIX` in the key
 * @param toValue makes a value of whatever is found, null if nothing is
 */
export function storedJson<Value>(
  storage: () => ItemStorage | null | undefined,
  name: string,
  toValue: (found: unknown) => Value | null,
): Stored<Value> {
  const key = STORAGE_PREFIX + name;
  const read = (): Value | null => {
    try {
      return toValue(JSON.parse(storage()?.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  };
  const change = (work: (items: ItemStorage) => void): boolean => {
    try {
      const items = storage();
      if (items) work(items);
      return Boolean(items);
    } catch {
      return false;
    }
  };
  return {
    read,
    write: (value) => change((items) => items.setItem(key, JSON.stringify(value))),
    forget: (value) => void (read() === value && change((items) => items.removeItem(key))),
  };
}

/** The valid entries of whatever is found. */
export const validIn = <Item>(found: unknown, isItem: (entry: unknown) => entry is Item): readonly Item[] =>
  Array.isArray(found) ? found.filter(isItem) : [];
