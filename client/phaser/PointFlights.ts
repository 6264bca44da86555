import type * as Phaser from 'phaser';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { MotionStep } from '../stage/steps.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { DrawContext } from './moment.ts';
import { drawChip } from './paint.ts';

/** The number stays over its card for this part of the time. */
const NUMBER_PAUSE_SHARE = 0.3;
/** The height of the arc, as a share of the horizontal distance. */
const ARC_HEIGHT_RATIO = 0.18;
/** Factor on the size of the numbers of wilds. */
const WILD_NUMBER_SCALE = 1.5;

type PointStep = MotionStep & { type: 'points' };

/** The numbers that fly from cards to totals in a tally; those of wilds are larger and golden. */
export class PointFlights {
  private readonly scene: Phaser.Scene;
  private readonly flying = new Map<number, Phaser.GameObjects.Image>();
  private readonly spare: Phaser.GameObjects.Image[] = [];

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
  }

  /** Draws the number of one card; `along` is its progress from 0 to 1. */
  show(step: PointStep, along: number, { cache, scale }: DrawContext, size: number): void {
    if (along >= 1) {
      this.land(step.card);
      return;
    }
    const image = this.flying.get(step.card) ?? this.take(step, step.wild ? size * WILD_NUMBER_SCALE : size, cache);
    // It stays over its card for a moment so that it can be read, then is drawn to the total.
    const way = Math.max(0, (along - NUMBER_PAUSE_SHARE) / (1 - NUMBER_PAUSE_SHARE));
    const t = way * way * (3 - 2 * way);
    const bow = Math.sin(Math.PI * t) * ARC_HEIGHT_RATIO * (step.to.x - step.from.x);
    image.setPosition(
      (step.from.x + (step.to.x - step.from.x) * t) * scale,
      (step.from.y + (step.to.y - step.from.y) * t - Math.abs(bow)) * scale,
    );
    const swell = along < NUMBER_PAUSE_SHARE ? 0.5 + 0.7 * (along / NUMBER_PAUSE_SHARE) : 1.2 - 0.45 * t;
    image.setScale(swell).setAlpha(along > 0.92 ? (1 - along) / 0.08 : 1);
  }

  clear(): void {
    for (const card of [...this.flying.keys()]) this.land(card);
  }

  private take(step: PointStep, size: number, bakery: DrawContext['cache']): Phaser.GameObjects.Image {
    const height = Math.round(size * 1.7);
    const word = text.gained(step.amount);
    const width = Math.round(Math.max(height * 1.2, size * (0.9 + word.length * 0.62)));
    const look = step.wild
      ? { size, weight: 800, ink: COLOUR.goldInk, fill: COLOUR.gold, edge: COLOUR.goldLight }
      : { size, weight: 750, ink: COLOUR.ink, fill: COLOUR.paper, edge: COLOUR.goldDark };
    const key = bakery.texture(`fly/${word}/${step.wild}`, width, height, (ctx) =>
      drawChip(ctx, word, width, height, look),
    );
    const image = this.spare.pop() ?? this.scene.add.image(0, 0, key).setDepth(LAYER_DEPTH.points);
    bakery.show(image, key).setOrigin(0.5, 0.5).setVisible(true);
    this.flying.set(step.card, image);
    return image;
  }

  private land(card: number): void {
    const image = this.flying.get(card);
    if (!image) return;
    image.setVisible(false);
    this.flying.delete(card);
    this.spare.push(image);
  }
}
