import type { ReadonlySignal } from '@preact/signals';
import type { Settings } from '../game/types.ts';
import type { OpenTable } from './openTable.ts';

/** The drawn table: fetched when a table opens, for the home screen needs none of it. */
const picture = () => import('../phaser/index.ts');

/** Draws the table into this element. Returns the way to take it away again. */
export function mountPicture(parent: HTMLElement, open: OpenTable, settings: ReadonlySignal<Settings>): () => void {
  let gone = false;
  let take = (): void => undefined;
  void picture().then(({ mountTable }) => {
    if (gone) return;
    const mounted = mountTable({ parent, game: open.game, layout: open.layout, settings });
    take = () => mounted.destroy();
  });
  return () => {
    gone = true;
    take();
  };
}

/** Fetches the drawn table ahead of time. */
export const preparePicture = (): void => void picture();
