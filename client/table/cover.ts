import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableView } from '#protocol';

/** What lies over a table that cannot be seen yet: the screen one comes from, or that of those who waited for others there. */
export type Covering = 'screen' | 'waiting';

/** When the search for players takes longer than this, in ms, one is told of it. */
const SEARCH = 1_500;

/** Follows what lies over a table; null once that itself is seen. */
export function coverOver(
  table: ReadonlySignal<TableView>,
  isPainted: ReadonlySignal<boolean>,
  isLost: ReadonlySignal<boolean>,
): { readonly cover: ReadonlySignal<Covering | null>; stop(): void } {
  const isGathering = computed(() => table.value.game === null);
  // Friends have to be waited for; others come at once or not at all.
  const waits = signal(table.value.isPrivate && isGathering.value);
  const stop = effect(() => {
    if (!isGathering.value) return undefined;
    const timer = setTimeout(() => {
      waits.value = true;
    }, SEARCH);
    return () => clearTimeout(timer);
  });
  const cover = computed((): Covering | null => {
    if (isPainted.value || isLost.value || (isGathering.value && waits.value)) return null;
    return waits.value ? 'waiting' : 'screen';
  });
  return { cover, stop };
}
