import type { ReadonlySignal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import type { OpenTable } from './openTable.ts';

/** The drawn table: fetched when a table opens, for the home screen needs none of it. */
const picture = () => import('../phaser/index.ts');

interface PictureMount {
  readonly parent: HTMLElement;
  readonly open: OpenTable;
  readonly settings: ReadonlySignal<Settings>;
  /** It could not be loaded, or not be begun. */
  readonly onFail: () => void;
}

/** Draws the table into this element. Returns the way to take it away again. */
export function mountPicture({ parent, open, settings, onFail }: PictureMount): () => void {
  let gone = false;
  let take = (): void => undefined;
  const mount = async (): Promise<void> => {
    const { mountTable } = await picture();
    if (gone) return;
    const mounted = mountTable({ parent, game: open.game, layout: open.layout, settings });
    take = () => mounted.destroy();
  };
  mount().catch((error: unknown) => {
    reportError(error);
    if (!gone) onFail();
  });
  return () => {
    gone = true;
    take();
  };
}

/** Fetches the drawn table ahead of time. What goes wrong is told by whoever needs it then. */
export const preparePicture = (): void => void picture().catch(() => undefined);
