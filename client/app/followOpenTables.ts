import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { OpenTables } from '#protocol';
import type { PagePlace } from './page.ts';

/** Subscribes to the list of open tables; returns the function that unsubscribes. */
export type FollowTables = (onTables: (tables: OpenTables) => void) => () => void;

/** Whether the page is visible, as a signal. */
export function watchVisible(page: Pick<Document, 'visibilityState' | 'addEventListener'>): ReadonlySignal<boolean> {
  const isVisible = signal(page.visibilityState === 'visible');
  page.addEventListener('visibilitychange', () => {
    isVisible.value = page.visibilityState === 'visible';
  });
  return isVisible;
}

/** The open tables, followed only while the home screen is visible. */
export function openTablesAt(
  place: ReadonlySignal<PagePlace>,
  isVisible: ReadonlySignal<boolean>,
  follow: FollowTables,
): ReadonlySignal<OpenTables> {
  const tables = signal<OpenTables>(null);
  const latest = signal<OpenTables>(null);
  const isWanted = signal(false);
  effect(() => {
    const now = place.value;
    // The home screen stays visible while a table opens.
    isWanted.value = isVisible.value && (now.at === 'opening' ? now.from : now).at === 'home';
  });
  effect(() => {
    if (!isWanted.value) return;
    return follow((now) => {
      latest.value = now;
    });
  });
  effect(() => {
    // While the chosen table opens, the list must neither change nor show the player's own table.
    if (place.value.at === 'home') tables.value = latest.value;
  });
  return tables;
}
