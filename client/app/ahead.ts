import { effect, type ReadonlySignal } from '@preact/signals';
import { endSpareWorker, startSpareWorker } from '../practice/spareWorker.ts';
import { loadPicture } from '../table/mountPicture.tsx';
import type { PagePlace } from './page.ts';
import { fetchPractice } from './practice.ts';

/** The browser's wish to transfer little; absent in Safari. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** The longest wait for an idle moment, in ms. Safari does not tell of any and waits less. */
const IDLE = 500;
const SOON = 100;

/** Resolves when the page has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE });
    else setTimeout(resolve, SOON);
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
    // Without it, a game asks again, and reports what is wrong.
    fetchPractice().catch(() => undefined);
  }
  const template = document.getElementById('ahead');
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}

/**
 * Makes the picture's code and figures ready once the first screen is painted and the page is idle. Resolves when that
 * is done, or at the first table if data is to be saved. At a table, an unused worker of practice ends.
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
