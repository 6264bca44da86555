import { effect, signal } from '@preact/signals';
import type * as Phaser from 'phaser';
import type { SentEvent, TableUpdate } from '#protocol';
import type { MotionPace } from '../stage/steps.ts';
import type { TableMount } from './drawnTable.ts';
import { PointerController } from './PointerController.ts';
import type { TableScene } from './startPhaser.ts';
import type { TablePicture } from './TablePicture.ts';
import { pixelRatio, reducedMotionQuery, watchDevice } from './watchDevice.ts';

/** The shortest interval between two updates of the clock's ring, in ms. */
const CLOCK_TICK_MS = 250;

/**
 * Binds signals and pointers to the picture. `shown` is the update that an earlier picture of the table has shown, or
 * null. Returns a function that unbinds them.
 */
export function bindTable(
  mount: TableMount,
  scene: TableScene,
  picture: TablePicture,
  shown: TableUpdate | null,
): () => void {
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
