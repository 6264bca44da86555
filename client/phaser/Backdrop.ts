import type * as Phaser from 'phaser';
import { shownLook } from '../device/settings.ts';
import { drawFelt, feltOf } from '../faces/felt.ts';
import { drawPlate, fillRound, strokeRound } from '../faces/shapes.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import { type Layout, type Rect, seatBoxes } from '../stage/layout.ts';
import { addTexture } from './images.ts';

const MAX_TEXTURE_SIDE_PX = 4096;
const BACKDROP_KEY = 'backdrop';

/** The felt, the fixed plates and the places of the piles, in one texture. */
export class Backdrop {
  private readonly scene: Phaser.Scene;
  private readonly image: Phaser.GameObjects.Image;
  private drawn = '';

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
    this.image = scene.add.image(0, 0, '__WHITE').setOrigin(0, 0).setDepth(LAYER_DEPTH.backdrop);
  }

  update(layout: Layout, scale: number): void {
    const plates = platesOf(layout);
    const { width, height, felt, stock, pile } = layout;
    const state = JSON.stringify([plates, stock, pile, felt, width, height, scale, shownLook.value]);
    if (state === this.drawn) return;
    this.drawn = state;
    const k = Math.min(scale, MAX_TEXTURE_SIDE_PX / Math.max(width, height));
    const { textures } = this.scene;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * k);
    canvas.height = Math.ceil(height * k);
    const ctx = canvas.getContext('2d');
    if (!ctx) return;
    ctx.scale(k, k);
    drawFelt(ctx, width, height, felt, feltOf(document.documentElement));
    for (const plate of plates) drawPlate(ctx, plate.rect, plate.radius);
    for (const well of [stock, pile]) drawWell(ctx, well, stock.width * 0.08);
    this.image.setTexture('__WHITE');
    if (textures.exists(BACKDROP_KEY)) textures.remove(BACKDROP_KEY);
    addTexture(textures, BACKDROP_KEY, canvas);
    this.image.setTexture(BACKDROP_KEY).setScale(scale / k);
  }
}

interface Plate {
  readonly rect: Rect;
  readonly radius: number;
}

function platesOf(layout: Layout): Plate[] {
  const radius = layout.type.small;
  return [{ rect: layout.badge, radius }, ...seatBoxes(layout).map((seat) => ({ rect: seat.rect, radius }))];
}

/** The place of a pile, visible when it is empty. */
function drawWell(ctx: CanvasRenderingContext2D, rect: Rect, radius: number): void {
  fillRound(ctx, rect, radius, 'rgba(0, 0, 0, 0.16)');
  strokeRound(ctx, rect, radius, 'rgba(255, 255, 255, 0.12)', 1.5);
}
