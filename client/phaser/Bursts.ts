import type * as Phaser from 'phaser';
import type { Suit } from '#engine';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { Honour, MotionStep } from '../stage/steps.ts';
import type { DrawContext } from './moment.ts';
import { drawRays, drawStar, drawTinyCard } from './stars.ts';

const SUIT_COUNT = 4;
/** How many tiny cards and stars fly for each reason. */
const BURST_PIECES: Readonly<Record<Honour, { readonly cards: number; readonly stars: number }>> = {
  wentOut: { cards: 20, stars: 6 },
  leads: { cards: 0, stars: 16 },
  won: { cards: 36, stars: 18 },
};
/** The angle between a piece and the next, which spreads any number of them evenly. */
const GOLDEN_ANGLE_RAD = Math.PI * (3 - Math.sqrt(5));
/** A share that is unrelated to the angle, so that no spiral is seen. */
const UNEVEN_SHARE = 0.7549;
/** How far pieces sink, as a share of the reach. */
const SINK_RATIO = 0.3;
const FADE_START_SHARE = 0.6;
/** The size of the light in font sizes, and how bright it is at most. */
const LIGHT_SIZE_EM = 11;
const LIGHT_MAX_ALPHA = 0.7;
/** Pieces fly larger over the whole table. */
const WON_PIECE_SCALE = 1.35;

type BurstStep = MotionStep & { type: 'burst' };

/** The pictures of one burst: the light behind it and its pieces. */
interface Burst {
  readonly light: Phaser.GameObjects.Image;
  readonly pieces: readonly Phaser.GameObjects.Image[];
}

/** Throws tiny cards of the four suits and stars from a lit seat. Pictures are kept for the next time. */
export class Bursts {
  private readonly scene: Phaser.Scene;
  private readonly flying = new Map<BurstStep, Burst>();
  private readonly spare: Phaser.GameObjects.Image[] = [];

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
  }

  /** Draws a burst; `along` is its progress from 0 to 1, `size` the table's font size. */
  show(step: BurstStep, along: number, brush: DrawContext, size: number): void {
    if (along >= 1) {
      this.end(step);
      return;
    }
    const { light, pieces } = this.flying.get(step) ?? this.take(step, brush, size);
    const { from, around, reach } = step;
    const out = 1 - (1 - along) ** 3;
    const x = from.x + (around.x - from.x) * out;
    const y = from.y + (around.y - from.y) * out + SINK_RATIO * reach.y * along * along;
    light
      .setPosition(from.x * brush.scale, from.y * brush.scale)
      .setRotation(along)
      .setScale(0.5 + 0.5 * out)
      .setAlpha(LIGHT_MAX_ALPHA * Math.sin(Math.PI * Math.sqrt(along)));
    const alpha = along < FADE_START_SHARE ? 1 : (1 - along) / (1 - FADE_START_SHARE);
    for (let i = 0; i < pieces.length; i++) {
      const far = out * Math.sqrt((i * UNEVEN_SHARE) % 1);
      const across = x + Math.cos(i * GOLDEN_ANGLE_RAD) * far * reach.x;
      const down = y + Math.sin(i * GOLDEN_ANGLE_RAD) * far * reach.y;
      const swell = Math.min(1, along * 8) * (0.75 + 0.25 * ((i * 0.37) % 1));
      const flip = Math.cos(i + along * (5 + (i % 5)));
      pieces[i]
        ?.setPosition(across * brush.scale, down * brush.scale)
        .setScale(swell * Math.max(0.12, Math.abs(flip)), swell)
        .setRotation(i + along * (i % 2 === 0 ? 2.5 : -2.5))
        .setAlpha(alpha);
    }
  }

  clear(): void {
    for (const step of [...this.flying.keys()]) this.end(step);
  }

  private take(step: BurstStep, { cache }: DrawContext, size: number): Burst {
    const { cards, stars } = BURST_PIECES[step.why];
    const large = size * (step.why === 'won' ? WON_PIECE_SCALE : 1);
    const width = Math.round(large * 1.25);
    const height = Math.round(large * 1.7);
    const bright = Math.round(size * LIGHT_SIZE_EM);
    const rays = cache.texture('rays', bright, bright, (ctx) => drawRays(ctx, bright));
    const image = (key: string, depth: number) =>
      cache
        .show(this.spare.pop() ?? this.scene.add.image(0, 0, key), key)
        .setOrigin(0.5, 0.5)
        .setVisible(true)
        .setDepth(depth);
    const pieces = Array.from({ length: cards + stars }, (_, i) => {
      const suit = (i % SUIT_COUNT) as Suit;
      const key =
        i < cards
          ? cache.texture(`tiny/${suit}`, width, height, (ctx) => drawTinyCard(ctx, suit, width, height))
          : cache.texture('star', height, height, (ctx) => drawStar(ctx, height));
      return image(key, LAYER_DEPTH.bursts + 1);
    });
    const burst = { light: image(rays, LAYER_DEPTH.bursts), pieces };
    this.flying.set(step, burst);
    return burst;
  }

  private end(step: BurstStep): void {
    const burst = this.flying.get(step);
    if (!burst) return;
    for (const image of [burst.light, ...burst.pieces]) this.spare.push(image.setVisible(false));
    this.flying.delete(step);
  }
}
