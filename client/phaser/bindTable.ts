import { effect, signal } from '@preact/signals';
import type * as Phaser from 'phaser';
import type { GameEvent } from '#engine';
import type { TableUpdate } from '#protocol';
import type { Target } from '../game/types.ts';
import type { MotionPace } from '../stage/steps.ts';
import { TableFingers } from './Fingers.ts';
import type { TableMount } from './moment.ts';
import { sharpness } from './sharpness.ts';
import type { TablePicture } from './TablePicture.ts';
import type { TableScene } from './TableScene.ts';
import { calm, watchDevice } from './watchDevice.ts';

/** The ring of the turn's clock moves on this often at most, in ms. */
const TICK = 250;

/** Ties signals and pointers to the picture. Returns the way to untie them. */
export function bindTable(
  mount: TableMount,
  scene: TableScene,
  picture: TablePicture,
  phaser: Phaser.Game,
): () => void {
  const { game } = mount;
  const over = signal<Target | null>(null);
  let touch = window.matchMedia('(pointer: coarse)').matches;
  const fingers = new TableFingers(mount, picture, {
    over: (target) => {
      over.value = target;
    },
    touched: (byFinger) => {
      touch = byFinger;
    },
    moved: () => scene.wake(),
  });
  const show = showing(mount, picture, () => touch);
  const sharp = signal(sharpness());
  const stops = [
    effect(() => {
      if (fitScreen(mount, phaser, sharp.value)) fingers.cancel();
      if (show.isNew(game.update.value)) fingers.settle();
      fingers.check();
      show.now();
      scene.wake();
    }),
    effect(() => {
      const target = over.value;
      picture.hover(target);
      scene.wake();
    }),
    effect(() => {
      // Refused, or answered without any change: what was dropped goes home.
      if (game.notice.value || game.asked.value.length === 0) fingers.settle();
    }),
    () => fingers.stop(),
    watchDevice(phaser, {
      sharpness: () => {
        sharp.value = sharpness();
      },
      motion: () => {
        picture.skip();
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

/** Keeps the canvas as large as the layout, in device pixels; true when that changed. */
function fitScreen({ layout }: TableMount, { scale, canvas }: Phaser.Game, sharp: number): boolean {
  const width = Math.round(layout.value.width * sharp);
  const height = Math.round(layout.value.height * sharp);
  if (scale.width === width && scale.height === height && scale.zoom === 1 / sharp) return false;
  scale.setZoom(1 / sharp);
  scale.resize(width, height);
  // At one device pixel per CSS pixel the framework would leave these as they were.
  canvas.style.width = `${width / sharp}px`;
  canvas.style.height = `${height / sharp}px`;
  return true;
}

/** What is shown: every update of the table with its story, everything else as a change of the same moment. */
function showing({ game, layout, settings, onShown }: TableMount, picture: TablePicture, touched: () => boolean) {
  const less = calm();
  let shown: TableUpdate | null = null;
  const isNew = (update: TableUpdate): boolean => update !== shown;
  return {
    isNew,
    now(): void {
      const update = game.update.value;
      const isNews = isNew(update);
      const told = isNews ? storyOf(update, shown === null) : [];
      shown = update;
      const moment = {
        table: game.table.value,
        layout: layout.value,
        hand: game.hand.value,
        selected: game.selected.value,
        carried: game.carried.value,
        fresh: game.fresh.value,
        freshBy: game.freshBy.value,
        prepared: game.prepared.value,
        lit: game.lit.value,
        // News is the answer, though the word that it was one may come a moment later.
        asked: isNews ? [] : game.asked.value,
        canSkip: game.canSkip.value,
        settings: settings.value,
        placed: game.placed.value,
      };
      const pace: MotionPace = { speed: moment.settings.speed, reduced: less.matches, touch: touched() };
      const story = document.hidden ? null : told;
      const steps = picture.show(moment, story, pace, sharpness());
      if (isNews) onShown?.({ update, story, steps });
    },
  };
}

/** A table opened in the middle of its first deal still sees the deal; of any other first look nothing is told. */
function storyOf({ story }: TableUpdate, first: boolean): readonly GameEvent[] | null {
  return first && !story?.some(({ type }) => type === 'dealt') ? null : story;
}

/** The turn's ring needs a frame now and then. */
function tick(scene: TableScene, picture: TablePicture): () => void {
  const ticking = setInterval(() => {
    if (!document.hidden && picture.isStale(performance.now())) scene.tick();
  }, TICK);
  return () => clearInterval(ticking);
}
