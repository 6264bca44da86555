import { type ReadonlySignal, signal } from '@preact/signals';
import { type ItemStorage, storedJson } from './storedJson.ts';

/**
 * A stored list as a signal. What cannot be stored lasts as long as the page. Apart from `storedJson`, which the page
 * needs before it has signals.
 */
export function storedList<Item>(
  storage: () => ItemStorage,
  name: string,
  listOf: (found: unknown) => readonly Item[],
): { readonly all: ReadonlySignal<readonly Item[]>; reread(): void; write(items: readonly Item[]): void } {
  const stored = storedJson(storage, name, listOf);
  const all = signal(stored.read() ?? []);
  return {
    all,
    reread() {
      all.value = stored.read() ?? all.value;
    },
    write(items) {
      all.value = items;
      stored.write(items);
    },
  };
}
