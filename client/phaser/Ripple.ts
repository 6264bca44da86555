import type * as Phaser from 'phaser';
import type { Rect } from '../stage/index.ts';
import type { Brush } from './moment.ts';
import { drawGlow } from './paint.ts';

const DEPTH = 1170;
const GLOW = 14;
/** It pulses twice, so that a player looking elsewhere notices it. */
const BEATS = 2;

/** A soft ring that appears briefly around a place where something is asked or happens. */
export class Ripple {
  private readonly image: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene) {
    this.image = scene.add.image(0, 0, '__WHITE').setDepth(DEPTH).setVisible(false);
  }

  /** Draws the ring; `along` is its progress from 0 to 1. */
  show(rect: Rect, along: number, { bakery }: Brush): void {
    if (along >= 1) {
      this.hide();
      return;
    }
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const key = bakery.picture('ripple', width + 2 * GLOW, height + 2 * GLOW, (ctx) =>
      drawGlow(ctx, width, height, GLOW, 9, 3),
    );
    bakery.put(this.image, key, rect, GLOW);
    this.image.setAlpha(Math.sin(Math.PI * along * BEATS) ** 2);
  }

  hide(): void {
    this.image.setVisible(false);
  }
}
