/** A browser's storage in memory. */
export function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** A browser that forbids storage. */
export const forbidden = (): Storage => {
  throw new Error('no storage here');
};
