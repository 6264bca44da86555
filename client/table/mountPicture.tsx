import type { ReadonlySignal } from '@preact/signals';
import type { Settings } from '../device/settings.ts';
import type { ShownChange } from '../stage/cues.ts';
import { text } from '../text/index.ts';
import { followCount } from './dealCount.ts';
import type { OpenTable } from './openTable.ts';

/** Loads the code of the picture when a table opens; the home screen does not need it. */
const picture = () => import('../phaser/index.ts');

interface PictureMount {
  readonly parent: HTMLElement;
  readonly open: OpenTable;
  readonly settings: ReadonlySignal<Settings>;
  /** Called if the picture cannot be loaded or started. */
  readonly onFail: () => void;
}

/** Draws the table in this element. Returns the function that removes it. */
export function mountPicture({ parent, open, settings, onFail }: PictureMount): () => void {
  let gone = false;
  let take = (): void => undefined;
  let endMotion = (): void => undefined;
  const { shown, counted } = open;
  const stopCounting = followCount({ shown, counted, endMotion: () => endMotion(), prefersStill, page: document });
  const mount = async (): Promise<void> => {
    const { mountTable } = await picture();
    if (gone) return;
    const { game, layout, hasBar } = open;
    const onShown = (now: ShownChange): void => {
      if (!shown.value) paintedSoon(open);
      shown.value = now;
    };
    const onLifted = (): void => {
      open.lifted.value++;
    };
    const mounted = mountTable({ parent, game, layout, settings, hasBar, onShown, onLifted });
    take = () => mounted.destroy();
    endMotion = () => mounted.skip();
    await mounted.painted;
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

/**
 * Sets `isPainted` after two frames: the first draws the table, by the second it is on the screen. A hidden page has no
 * frames, and its player hears that it is their turn.
 */
function paintedSoon({ isPainted }: OpenTable): void {
  const paint = (): void => {
    isPainted.value = true;
  };
  if (document.hidden) paint();
  else requestAnimationFrame(() => requestAnimationFrame(paint));
}

/** Without a picture every update counts as shown at once, so that its sounds are still played. */
const showUnseen = ({ game, shown }: OpenTable): (() => void) =>
  game.update.subscribe((update) => {
    shown.value = { update, events: update.events, steps: [] };
  });

/**
 * Loads the code of the picture ahead of time, and the avatars and court figures when the page is `idle` again. Ignores
 * errors, like `preparePicture`.
 */
export const loadPicture = (idle: () => Promise<void>): Promise<void> =>
  picture()
    .then(async ({ loadAvatars, loadCourts }) => {
      await idle();
      await loadAvatars();
      await loadCourts();
    })
    .catch(() => undefined);

/** Sets up the picture while a table is being opened. Ignores errors: the table reports them. */
export const preparePicture = (): Promise<void> =>
  picture()
    .then(({ prepareTable }) => prepareTable())
    .catch(() => undefined);

/** Shown when the picture cannot be loaded: after an update its files have other names. */
export function NoPicture() {
  return (
    <div class="panel middle lost" role="alert">
      <p>{text.refused({ code: 'notOpened', action: null }, null)}</p>
      <button type="button" class="gold" onClick={() => location.reload()}>
        {text.NOTICES.reload}
      </button>
    </div>
  );
}
