import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableView } from '#protocol';

/** The cover of a table that is not painted yet: the screen before, or the waiting screen. */
export type Covering = 'screen' | 'waiting';

/** After this many ms a search for players shows the waiting screen. */
const SEARCH = 1_500;

/** The cover of a table as a signal; null once the table is visible. */
export function coverOver(
  table: ReadonlySignal<TableView>,
  isPainted: ReadonlySignal<boolean>,
  isLost: ReadonlySignal<boolean>,
): { readonly cover: ReadonlySignal<Covering | null>; stop(): void } {
  const isGathering = computed(() => table.value.game === null);
  // Friends take time to arrive; other players come at once or not at all.
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
