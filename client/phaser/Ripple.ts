import type * as Phaser from 'phaser';
import type { Rect } from '../stage/index.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { DrawContext } from './moment.ts';
import { drawGlow } from './paint.ts';

const RIPPLE_GLOW_PX = 14;
/** It pulses twice, so that a player looking elsewhere notices it. */
const PULSE_COUNT = 2;

/** A soft ring that appears briefly around a place where something is asked or happens. */
export class Ripple {
  private readonly image: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene) {
    this.image = scene.add.image(0, 0, '__WHITE').setDepth(LAYER_DEPTH.ripple).setVisible(false);
  }

  /** Draws the ring; `along` is its progress from 0 to 1. */
  show(rect: Rect, along: number, { cache }: DrawContext): void {
    if (along >= 1) {
      this.hide();
      return;
    }
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const key = cache.texture('ripple', width + 2 * RIPPLE_GLOW_PX, height + 2 * RIPPLE_GLOW_PX, (ctx) =>
      drawGlow(ctx, width, height, RIPPLE_GLOW_PX, 9, 3),
    );
    cache.put(this.image, key, rect, RIPPLE_GLOW_PX);
    this.image.setAlpha(Math.sin(Math.PI * along * PULSE_COUNT) ** 2);
  }

  hide(): void {
    this.image.setVisible(false);
  }
}
