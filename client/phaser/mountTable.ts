import { effect, signal } from '@preact/signals';
import type * as Phaser from 'phaser';
import type { SentEvent, TableUpdate } from '#protocol';
import { loadAvatars } from '../faces/avatars.ts';
import { loadCourts } from '../faces/courtArt.ts';
import { requestedDesigns } from '../faces/designs.ts';
import type { MotionPace } from '../stage/steps.ts';
import type { TableMount } from './drawnTable.ts';
import { loadTypeface } from './FittedText.ts';
import { PointerController } from './PointerController.ts';
import { giveUpWebGL, startPhaser, TableScene } from './startPhaser.ts';
import type { TablePicture } from './TablePicture.ts';
import { pixelRatio, reducedMotionQuery, watchContext, watchDevice } from './watchDevice.ts';

/** The longest wait for the font, and for designs, in ms; then the table is shown in others. */
const MAX_ART_WAIT_MS = 1500;

/** Phaser with an empty picture, on a canvas that is not on the page yet. */
interface EmptyPicture {
  readonly phaser: Phaser.Game;
  readonly scene: TableScene;
  readonly picture: TablePicture;
}

/** The empty picture for the next table, if it has been set up. */
let ahead: Promise<EmptyPicture> | null = null;

/** Sets up an empty picture for the next table, while the table itself is still being opened. */
export async function prepareTable(): Promise<void> {
  // A worker that starts meanwhile gets its first message only between two tasks of the page.
  ahead ??= new Promise((resolve) => setTimeout(resolve)).then(setUp);
  await ahead.catch((error: unknown) => {
    // The table tries again, and tells if it fails too.
    ahead = null;
    throw error;
  });
}

/** A table in the page. */
export interface MountedTable {
  /** Resolves when the table is painted; rejects if Phaser cannot be started. */
  readonly painted: Promise<void>;
  destroy(): void;
  /** Ends all motion. */
  skip(): void;
}

/** Paints the table into `parent` and handles its pointers. If WebGL is lost for good, paints it anew without. */
export function mountTable(mount: TableMount): MountedTable {
  let end = (): void => undefined;
  let gone = false;
  let skip = (): void => undefined;
  const empty = ahead ?? setUp();
  ahead = null;
  const paint = (ready: EmptyPicture, shown: TableUpdate | null): void => {
    end();
    if (gone) {
      takeDown(ready);
      return;
    }
    skip = () => ready.picture.skip();
    const stop = paintOn(ready, mount, shown);
    const stopWatching = watchContext(ready.phaser, async () => {
      giveUpWebGL();
      // The lost picture stays until the new one is there, so that every update is shown by one of them.
      paint(await setUp(), mount.game.update.peek());
    });
    end = () => {
      stopWatching();
      stop();
    };
  };
  const painted = empty.then(async (ready) => {
    await settledInTime([requestedDesigns()]);
    paint(ready, null);
  });
  return {
    painted,
    destroy() {
      gone = true;
      end();
      end = () => undefined;
    },
    skip: () => skip(),
  };
}

async function setUp(): Promise<EmptyPicture> {
  await settledInTime([loadTypeface()]);
  return start().catch((error: unknown) => {
    if (!giveUpWebGL()) throw error;
    return start();
  });
}

const start = (): Promise<EmptyPicture> =>
  new Promise((resolve) => {
    // The scene is created before `startPhaser` returns.
    const scene = new TableScene((picture) => queueMicrotask(() => resolve({ phaser, scene, picture })));
    const phaser = startPhaser({ width: window.innerWidth, height: window.innerHeight }, scene);
  });

/** Waits for these, whether they succeed or fail, but not longer than `MAX_ART_WAIT_MS`. */
async function settledInTime(wanted: readonly unknown[]): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, MAX_ART_WAIT_MS));
  await Promise.race([Promise.allSettled(wanted), enough]);
}

function paintOn(empty: EmptyPicture, mount: TableMount, shown: TableUpdate | null): () => void {
  const { phaser, scene, picture } = empty;
  // The mirror, the same table as HTML, lies over it.
  phaser.canvas.setAttribute('aria-hidden', 'true');
  mount.parent.append(phaser.canvas);
  const stop = bindTable(mount, scene, picture, shown);
  // The figures are large: the first frame does without them, unless they have been loaded before.
  requestAnimationFrame(() =>
    setTimeout(() => {
      void loadAvatars();
      void loadCourts();
    }),
  );
  return () => {
    stop();
    takeDown(empty);
  };
}

function takeDown({ phaser }: EmptyPicture): void {
  phaser.canvas.remove();
  phaser.destroy(true);
  // Phaser is destroyed in the next frame, and the loop may be asleep.
  phaser.loop.wake();
}

/** The shortest interval between two updates of the clock's ring, in ms. */
const CLOCK_TICK_MS = 250;

/**
 * Binds signals and pointers to the picture. `shown` is the update that an earlier picture of the table has shown, or
 * null. Returns a function that unbinds them.
 */
function bindTable(mount: TableMount, scene: TableScene, picture: TablePicture, shown: TableUpdate | null): () => void {
  const { game } = mount;
  const phaser = scene.game;
  const pointers = new PointerController(mount, picture, () => scene.wake());
  const show = showing(mount, picture, shown, () => pointers.byFinger);
  const sharp = signal(pixelRatio());
  const stops = [
    effect(() => {
      if (fitScreen(mount, phaser, sharp.value)) pointers.cancel();
      if (show.isNew(game.update.value)) pointers.settle();
      pointers.check();
      show.now();
      scene.wake();
    }),
    effect(() => {
      picture.hover(pointers.over.value);
      scene.wake();
    }),
    effect(() => {
      // Refused, or answered without a change: dropped cards glide home.
      if (game.notice.value || game.pending.value.length === 0) pointers.settle();
    }),
    () => pointers.stop(),
    watchDevice(phaser, {
      sharpness: () => {
        sharp.value = pixelRatio();
      },
      motion: () => {
        picture.skip();
        show.now();
        scene.wake();
      },
      back: () => scene.wake(),
    }),
    tick(scene, picture),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Resizes the canvas to the layout in device pixels; returns true if that changed anything. */
function fitScreen({ layout }: TableMount, { scale, canvas }: Phaser.Game, sharp: number): boolean {
  const width = Math.round(layout.value.width * sharp);
  const height = Math.round(layout.value.height * sharp);
  if (scale.width === width && scale.height === height && scale.zoom === 1 / sharp) return false;
  scale.setZoom(1 / sharp);
  scale.resize(width, height);
  // At one device pixel per CSS pixel Phaser would leave these unset.
  canvas.style.width = `${width / sharp}px`;
  canvas.style.height = `${height / sharp}px`;
  return true;
}

/** Shows every update of the table with its events, and every other change without one. */
function showing(
  { game, layout, settings, hasBar, onShown }: TableMount,
  picture: TablePicture,
  before: TableUpdate | null,
  touched: () => boolean,
) {
  const less = reducedMotionQuery();
  let shown = before;
  const isNew = (update: TableUpdate): boolean => update !== shown;
  return {
    isNew,
    now(): void {
      const update = game.update.value;
      const isNews = isNew(update);
      const sentEvents = isNews ? eventsToShow(update, shown === null) : [];
      shown = update;
      const drawn = {
        table: game.table.value,
        layout: layout.value,
        hand: game.hand.value,
        selected: game.selected.value,
        dragged: game.dragged.value,
        newCards: game.newCards.value,
        newCardsBy: game.newCardsBy.value,
        prepared: game.prepared.value,
        // While a bot plays, or without a connection, nothing can be done at the highlights.
        highlights: hasBar?.value ? [] : game.highlights.value,
        choosing: game.chooser.value !== null,
        // An update is the answer, even if the confirmation arrives a moment later.
        pending: isNews ? [] : game.pending.value,
        // The lesson says what to tap instead.
        opening: game.opening.value,
        canSkip: game.canSkip.value && game.lessonFilter.value === null,
        hasBar: hasBar?.value ?? false,
        settings: settings.value,
        placed: game.placed.value,
      };
      const pace: MotionPace = { speed: drawn.settings.speed, reduced: less.matches, touch: touched() };
      const events = document.hidden ? null : sentEvents;
      const steps = picture.show(drawn, events, pace, pixelRatio());
      if (isNews) onShown?.({ update, events, steps });
    },
  };
}

/** The events to show: none for a first view, unless the table was opened during its first deal. */
function eventsToShow({ events }: TableUpdate, first: boolean): readonly SentEvent[] | null {
  return first && !events?.some(({ type }) => type === 'dealt') ? null : events;
}

/** Wakes the scene when the clock's ring needs another frame. */
function tick(scene: TableScene, picture: TablePicture): () => void {
  const ticking = setInterval(() => {
    if (!document.hidden && picture.isStale(performance.now())) scene.tick();
  }, CLOCK_TICK_MS);
  return () => clearInterval(ticking);
}
