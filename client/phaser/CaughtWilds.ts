import type * as Phaser from 'phaser';
import { drawGlow } from '../faces/shapes.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { Pose } from '../stage/layout.ts';
import { MOTION_MS, type MotionStep } from '../stage/steps.ts';
import type { TableAtlases } from './CardAtlas.ts';
import type { CardSprite } from './CardSprite.ts';
import type { DrawContext } from './drawnTable.ts';
import { drawRays, drawStar } from './stars.ts';

const PLACE_GLOW_PX = 14;
/** When the wild turns and when it lands, in ms of normal speed. */
const TURN_MS = { from: 130, to: 500 } as const;
const LANDING_MS = MOTION_MS.catchFlies + MOTION_MS.catchFlight;
/** The light's size in widths of a card of the hand. */
const LIGHT_SIZE_RATIO = 3.6;
const SPARK_COUNT = 16;
const SPARK_INTERVAL_PX = 20;
const SPARK_LIFE_MS = 340;

type ShineStep = MotionStep & { type: 'shine' };

interface Spark {
  readonly image: Phaser.GameObjects.Image;
  /** When it was left behind, in ms of normal speed. */
  born: number;
  x: number;
  y: number;
}

/** The light of one caught wild. */
interface Light {
  readonly rays: Phaser.GameObjects.Image;
  readonly place: Phaser.GameObjects.Image;
  readonly sparks: readonly Spark[];
  step: ShineStep | null;
  /** The wild with its back up, while it turns. */
  back: Pose | null;
  /** How many sparks it has left behind, and the place of the last one. */
  last: number;
  x: number;
  y: number;
}

/** Lights wilds that are caught: rays behind them while they turn, then a trail of stars to their new place. */
export class CaughtWilds {
  private readonly scene: Phaser.Scene;
  private readonly lights: Light[] = [];

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
  }

  /** Draws the light; `along` is its progress from 0 to 1. `sprite` is the wild, undefined once it is gone. */
  show(
    step: ShineStep,
    along: number,
    sprite: CardSprite | undefined,
    atlases: TableAtlases,
    context: DrawContext,
  ): void {
    const there = this.lights.find((light) => light.step === step);
    if (along >= 1) {
      if (there) hide(there, sprite, atlases);
      return;
    }
    const light = there ?? this.dress(step, sprite, context);
    const now = along * MOTION_MS.shine;
    if (sprite && now < LANDING_MS) turn(light, sprite, atlases, now);
    shineBehind(light, sprite, now, context.scale);
    leaveTrail(light, sprite, now, context.scale);
    light.place.setAlpha(Math.sin(Math.PI * between(now, MOTION_MS.swap - 60, LANDING_MS)) ** 2);
  }

  clear(): void {
    for (const light of this.lights) hide(light, undefined, null);
  }

  private dress(step: ShineStep, sprite: CardSprite | undefined, { cache }: DrawContext): Light {
    const light = this.lights.find((one) => one.step === null) ?? this.add();
    const to = sprite?.pose;
    const size = Math.round((to?.rect.width ?? 60) * LIGHT_SIZE_RATIO);
    light.step = step;
    light.back = to ? { ...to, card: null } : null;
    light.last = 0;
    const rays = cache.texture('rays', size, size, (ctx) => drawRays(ctx, size));
    cache.show(light.rays, rays).setOrigin(0.5, 0.5).setVisible(true).setAlpha(0);
    const small = Math.max(8, Math.round(size / LIGHT_SIZE_RATIO / 4));
    const star = cache.texture('star', small, small, (ctx) => drawStar(ctx, small));
    for (const spark of light.sparks) {
      spark.born = Number.NEGATIVE_INFINITY;
      cache.show(spark.image, star).setOrigin(0.5, 0.5);
    }
    if (step.place) {
      const { rect, depth } = step.place;
      const width = Math.round(rect.width);
      const height = Math.round(rect.height);
      const glow = cache.texture('ripple', width + 2 * PLACE_GLOW_PX, height + 2 * PLACE_GLOW_PX, (ctx) =>
        drawGlow(ctx, width, height, PLACE_GLOW_PX, 9, 3),
      );
      cache.put(light.place.setDepth(depth + 0.5), glow, rect, PLACE_GLOW_PX);
    }
    return light;
  }

  private add(): Light {
    const image = (depth: number) => this.scene.add.image(0, 0, '__WHITE').setVisible(false).setDepth(depth);
    const sparks = Array.from({ length: SPARK_COUNT }, () => ({
      image: image(LAYER_DEPTH.caughtWildLight + 1),
      born: 0,
      x: 0,
      y: 0,
    }));
    const empty = { step: null, back: null, last: 0, x: 0, y: 0 };
    const light: Light = { rays: image(LAYER_DEPTH.caughtWildLight), place: image(0), sparks, ...empty };
    this.lights.push(light);
    return light;
  }
}

/** The share of the time from `begin` to `end` that has passed, from 0 to 1. */
const between = (now: number, begin: number, end: number): number =>
  Math.min(1, Math.max(0, (now - begin) / (end - begin)));

const soft = (t: number): number => t * t * (3 - 2 * t);

/** Turns the wild once about its upright axis, so that its back is seen. */
function turn({ back }: Light, sprite: CardSprite, atlases: TableAtlases, now: number): void {
  sprite.depth = LAYER_DEPTH.caughtWild;
  const round = soft(between(now, TURN_MS.from, TURN_MS.to));
  if (round > 0 && round < 1) sprite.flat = Math.max(0.04, Math.abs(Math.cos(2 * Math.PI * round)));
  const isBack = round > 0.25 && round < 0.75;
  sprite.show(atlases, isBack && back ? back : sprite.pose);
}

function shineBehind({ rays }: Light, sprite: CardSprite | undefined, now: number, scale: number): void {
  if (sprite) rays.setPosition(sprite.x * scale, sprite.top * scale);
  const comes = soft(between(now, 0, 240));
  const goes = soft(between(now, MOTION_MS.catchFlies, LANDING_MS));
  const fades = soft(between(now, LANDING_MS - 60, MOTION_MS.shine));
  rays
    .setRotation(now / 900)
    .setScale((0.45 + 0.55 * comes) * (1 - 0.45 * goes))
    .setAlpha(comes * (1 - 0.45 * goes) * (1 - fades));
}

function leaveTrail(light: Light, sprite: CardSprite | undefined, now: number, scale: number): void {
  const { sparks } = light;
  if (now < MOTION_MS.catchFlies || !sprite) {
    light.x = sprite?.x ?? 0;
    light.y = sprite?.y ?? 0;
  } else {
    let way = Math.hypot(sprite.x - light.x, sprite.y - light.y);
    while (way >= SPARK_INTERVAL_PX) {
      const share = SPARK_INTERVAL_PX / way;
      light.x += (sprite.x - light.x) * share;
      light.y += (sprite.y - light.y) * share;
      way -= SPARK_INTERVAL_PX;
      const spark = sparks[light.last++ % SPARK_COUNT];
      if (!spark) break;
      const stray = Math.sin(light.last * 2.4) * sprite.width * 0.3;
      Object.assign(spark, { born: now, x: light.x + stray, y: light.y + Math.cos(light.last * 1.7) * stray });
    }
  }
  for (const { image, born, x, y } of sparks) {
    const age = (now - born) / SPARK_LIFE_MS;
    if (age >= 1) image.setVisible(false);
    else {
      image
        .setVisible(true)
        .setPosition(x * scale, (y + age * age * 10) * scale)
        .setScale(1.15 - 0.7 * age)
        .setRotation(age * 2 + x)
        .setAlpha(1 - age * age);
    }
  }
}

function hide(light: Light, sprite: CardSprite | undefined, atlases: TableAtlases | null): void {
  if (sprite && atlases) {
    // It may have been taken or ended in the middle of its turn.
    sprite.flat = 1;
    sprite.show(atlases, sprite.pose);
  }
  light.step = null;
  light.rays.setVisible(false);
  light.place.setVisible(false);
  for (const { image } of light.sparks) image.setVisible(false);
}
