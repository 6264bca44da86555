import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { PublicTable } from '#protocol';
import type { PagePlace } from './page.ts';

/** Hears which tables are open until what it answers with is called. */
export type Follow = (tell: (tables: readonly PublicTable[] | null) => void) => () => void;

/** Whether the page can be seen: at once, and whenever that changes. */
export function watchVisible(page: Pick<Document, 'visibilityState' | 'addEventListener'>): ReadonlySignal<boolean> {
  const isVisible = signal(page.visibilityState === 'visible');
  page.addEventListener('visibilitychange', () => {
    isVisible.value = page.visibilityState === 'visible';
  });
  return isVisible;
}

/** The open tables, followed while somebody sees the home screen and no longer; null while they are not known. */
export function openTablesAt(
  place: ReadonlySignal<PagePlace>,
  isVisible: ReadonlySignal<boolean>,
  follow: Follow,
): ReadonlySignal<readonly PublicTable[] | null> {
  const tables = signal<readonly PublicTable[] | null>(null);
  const told = signal<readonly PublicTable[] | null>(null);
  const isWanted = signal(false);
  effect(() => {
    const now = place.value;
    // On the way to a table the home screen is still shown.
    isWanted.value = isVisible.value && (now.at === 'opening' ? now.from : now).at === 'home';
  });
  effect(() => {
    if (!isWanted.value) return;
    return follow((now) => {
      told.value = now;
    });
  });
  effect(() => {
    // What one has chosen from is not to change while one is on the way, nor one's own table to show up in it.
    if (place.value.at === 'home') tables.value = told.value;
  });
  return tables;
}
