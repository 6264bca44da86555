import type { ReadonlySignal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import type { ShownChange } from '../stage/cues.ts';
import type { OpenTable } from './openTable.ts';
import { followCount } from './tally/dealCount.ts';

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
  let endMotion = (): void => undefined;
  const { shown, counted } = open;
  const stopCounting = followCount({ shown, counted, endMotion: () => endMotion(), prefersStill, page: document });
  const mount = async (): Promise<void> => {
    const { mountTable } = await picture();
    if (gone) return;
    const { game, layout } = open;
    const onShown = (now: ShownChange): void => {
      if (!shown.value) paintedSoon(open);
      shown.value = now;
    };
    const mounted = mountTable({ parent, game, layout, settings, onShown });
    take = () => mounted.destroy();
    endMotion = () => mounted.skip();
  };
  mount().catch((error: unknown) => {
    reportError(error);
    if (gone) return;
    take = showUnseen(open);
    open.isPainted.value = true;
    onFail();
  });
  return () => {
    gone = true;
    stopCounting();
    take();
  };
}

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is shown now is drawn in the next frame, and on the screen with the one after it. */
function paintedSoon({ isPainted }: OpenTable): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      isPainted.value = true;
    }),
  );
}

/** Where nothing is drawn every update counts as shown at once: it is heard all the same. */
const showUnseen = ({ game, shown }: OpenTable): (() => void) =>
  game.update.subscribe((update) => {
    shown.value = { update, story: update.story, steps: [] };
  });

/** Fetches the drawn table and the court figures ahead of time. What goes wrong is told by whoever needs it then. */
export const preparePicture = (): Promise<void> =>
  picture()
    .then(({ loadCourts }) => loadCourts())
    .catch(() => undefined);
