import { effect, type ReadonlySignal, signal } from '@preact/signals';
import * as Phaser from 'phaser';
import type { GameEvent } from '#engine';
import type { Game, Settings, Target } from '../game/types.ts';
import type { Layout } from '../stage/index.ts';
import { nextPlaced, type Placed } from '../stage/placed.ts';
import type { Pace } from '../stage/steps.ts';
import { COLOUR, FONT } from '../stage/theme.ts';
import { Hand } from './Hand.ts';
import type { Moment } from './moment.ts';
import type { TablePicture } from './TablePicture.ts';
import { TableScene } from './TableScene.ts';

/** Where the table is painted, and what it shows. */
export interface TableMount {
  readonly parent: HTMLElement;
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
  readonly settings: ReadonlySignal<Settings>;
}

/** More device pixels than this per CSS pixel are not seen. */
const SHARPEST = 3;
/** The ring of the turn's clock moves on this often at most, in ms. */
const TICK = 250;
/** Longest wait for the typeface, in ms: the table is shown in another one rather than not at all. */
const FONT_WAIT = 1500;

const sharpness = (): number => Math.min(SHARPEST, Math.max(1, window.devicePixelRatio || 1));

/** Paints the table into `parent` and hears its pointers. `skip` ends the motion under way. */
export function mountTable(mount: TableMount): { destroy(): void; skip(): void } {
  let end = (): void => undefined;
  let gone = false;
  let picture: TablePicture | null = null;
  void fonts().then(() => {
    if (gone) return;
    end = start(mount, (ready) => {
      picture = ready;
    });
  });
  return {
    destroy() {
      gone = true;
      end();
    },
    skip: () => picture?.skip(),
  };
}

const isDeal = (story: readonly GameEvent[] | null): boolean => story?.some(({ type }) => type === 'dealt') ?? false;

async function fonts(): Promise<void> {
  const wanted = [500, 650, 800].map((weight) => document.fonts.load(`${weight} 20px ${FONT}`));
  const enough = new Promise((resolve) => setTimeout(resolve, FONT_WAIT));
  await Promise.race([Promise.allSettled(wanted), enough]);
}

function start(mount: TableMount, onReady: (picture: TablePicture) => void): () => void {
  const ends: (() => void)[] = [];
  const scene = new TableScene((picture) => {
    onReady(picture);
    ends.push(...bind(mount, scene, picture, phaser));
  });
  const { width, height } = mount.layout.peek();
  const scale = sharpness();
  const phaser = new Phaser.Game({
    type: Phaser.AUTO,
    parent: mount.parent,
    backgroundColor: COLOUR.feltDark,
    banner: false,
    autoFocus: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
    scale: {
      mode: Phaser.Scale.NONE,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      zoom: 1 / scale,
      expandParent: false,
    },
    // One texture at a time: which of several a turned card shows is lost in interpolation on some renderers.
    render: { maxTextures: 1 },
    scene,
  });
  return () => {
    for (const stop of ends) stop();
    phaser.destroy(true);
  };
}

/** Ties signals and pointers to the picture. */
function bind(mount: TableMount, scene: TableScene, picture: TablePicture, phaser: Phaser.Game): (() => void)[] {
  const { game, layout, settings } = mount;
  const over = signal<Target | null>(null);
  const fine = window.matchMedia('(prefers-reduced-motion: reduce)');
  let touch = window.matchMedia('(pointer: coarse)').matches;
  let placed: Placed = new Map();
  let shown = game.update.peek();
  const hand = new Hand(mount, picture, {
    over: (target) => {
      over.value = target;
    },
    touched: (byFinger) => {
      touch = byFinger;
      scene.wake();
    },
  });
  const pace = (): Pace => ({ speed: settings.peek().speed, reduced: fine.matches, touch });
  const moment = (): Moment => ({
    table: game.table.value,
    layout: layout.value,
    hand: game.hand.value,
    selected: game.selected.value,
    fresh: game.fresh.value,
    lit: game.lit.value,
    settings: settings.value,
    placed,
    over: over.peek(),
  });
  let first = true;
  let scale = 0;
  const stopShowing = effect(() => {
    const update = game.update.value;
    const fresh = update !== shown;
    if (fresh) placed = nextPlaced(placed, update.table, update.story);
    const now = moment();
    // A table opened in the middle of its first deal still sees it.
    const told = fresh || (first && isDeal(update.story)) ? update.story : first ? null : [];
    shown = update;
    first = false;
    if (fresh) hand.settle();
    const sharp = sharpness();
    if (
      sharp !== scale ||
      phaser.scale.width !== Math.round(now.layout.width * sharp) ||
      phaser.scale.height !== Math.round(now.layout.height * sharp)
    ) {
      scale = sharp;
      hand.cancel();
      phaser.scale.setZoom(1 / sharp);
      phaser.scale.resize(Math.round(now.layout.width * sharp), Math.round(now.layout.height * sharp));
    }
    hand.check();
    picture.show(now, document.hidden ? null : told, pace(), scale);
    scene.wake();
  });
  const stopHovering = effect(() => {
    if (over.value !== undefined) picture.hover({ ...moment(), over: over.value });
    scene.wake();
  });
  const stopRefusing = effect(() => {
    if (game.notice.value) hand.settle();
    scene.wake();
  });
  const ticking = setInterval(() => {
    if (!document.hidden && picture.isStale(performance.now())) scene.tick();
  }, TICK);
  const onVisible = (): void => scene.wake();
  document.addEventListener('visibilitychange', onVisible);
  return [
    stopShowing,
    stopHovering,
    stopRefusing,
    () => hand.stop(),
    () => clearInterval(ticking),
    () => document.removeEventListener('visibilitychange', onVisible),
  ];
}
