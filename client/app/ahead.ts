import { effect, type ReadonlySignal } from '@preact/signals';
import { endSpareWorker, startSpareWorker } from '../practice/spareWorker.ts';
import { loadPicture } from '../table/mountPicture.tsx';
import type { PagePlace } from './page.ts';
import { fetchPractice } from './sources.ts';

/** Whether the browser is set to save data. Safari does not say. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** The longest wait for an idle moment. */
const MAX_IDLE_WAIT_MS = 500;

/** The wait in Safari, which does not report idle moments. */
const SAFARI_WAIT_MS = 100;

/** Resolves when the page has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_IDLE_WAIT_MS });
    else setTimeout(resolve, SAFARI_WAIT_MS);
  });

/**
 * Begins to fetch what a table needs while the first screen is being made: the picture's code, not run yet, and the
 * worker of practice, on its own thread, unless the page was opened at a table with others. The build lists the files
 * in a template of `index.html`.
 */
export function fetchAhead(): void {
  if (savesData()) return;
  if (!location.pathname.startsWith('/t/')) {
    startSpareWorker();
    // If this fails, the game tries again and reports the error.
    fetchPractice().catch(() => undefined);
  }
  const template = document.getElementById('ahead');
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}

/**
 * Makes the picture's code and figures ready once the first screen is painted and the page is idle. Resolves when that
 * is done, or at the first table if the browser saves data. At a table, an unused worker of practice ends.
 */
export async function prepareAhead(place: ReadonlySignal<PagePlace>): Promise<void> {
  const atTable = new Promise<void>((resolve) => {
    effect(() => {
      const { at } = place.value;
      if (at !== 'table') return;
      endSpareWorker();
      resolve();
    });
  });
  if (savesData()) return atTable;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await idle();
  await loadPicture(idle);
}
