import type * as Phaser from 'phaser';
import type { Layout, Rect } from '../stage/index.ts';
import { COLOUR } from '../stage/theme.ts';
import { drawPlate, fillRound, strokeRound } from './paint.ts';

const LARGEST = 4096;
const KEY = 'backdrop';

/** The felt with light from above, and all plates that stand still, in one texture. */
export class Backdrop {
  private readonly scene: Phaser.Scene;
  private readonly image: Phaser.GameObjects.Image;
  private drawn = '';

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
    this.image = scene.add.image(0, 0, '__WHITE').setOrigin(0, 0).setDepth(0);
  }

  update(layout: Layout, scale: number): void {
    const plates = platesOf(layout);
    const state = JSON.stringify([plates, layout.stock, layout.pile, layout.width, layout.height, scale]);
    if (state === this.drawn) return;
    this.drawn = state;
    const k = Math.min(scale, LARGEST / Math.max(layout.width, layout.height));
    const { textures } = this.scene;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(layout.width * k);
    canvas.height = Math.ceil(layout.height * k);
    const ctx = canvas.getContext('2d');
    if (!ctx) return;
    ctx.scale(k, k);
    drawFelt(ctx, layout.width, layout.height);
    for (const plate of plates) drawPlate(ctx, plate.rect, plate.radius);
    for (const well of [layout.stock, layout.pile]) drawWell(ctx, well, layout.stock.width * 0.08);
    this.image.setTexture('__WHITE');
    if (textures.exists(KEY)) textures.remove(KEY);
    textures.addCanvas(KEY, canvas);
    this.image.setTexture(KEY).setScale(scale / k);
  }
}

interface Plate {
  readonly rect: Rect;
  readonly radius: number;
}

function platesOf(layout: Layout): Plate[] {
  const radius = layout.type.small;
  const seats = [...layout.seats, ...(layout.own ? [layout.own] : [])];
  return [{ rect: layout.badge, radius }, ...seats.map((seat) => ({ rect: seat.rect, radius }))];
}

function drawFelt(ctx: CanvasRenderingContext2D, width: number, height: number): void {
  const reach = Math.hypot(width, height) * 0.72;
  const light = ctx.createRadialGradient(width / 2, height * 0.22, reach * 0.05, width / 2, height * 0.3, reach);
  light.addColorStop(0, COLOUR.feltLight);
  light.addColorStop(0.42, COLOUR.felt);
  light.addColorStop(0.8, COLOUR.feltDark);
  light.addColorStop(1, COLOUR.feltEdge);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  const weave = ctx.createPattern(drawWeave(), 'repeat');
  if (weave) {
    ctx.fillStyle = weave;
    ctx.fillRect(0, 0, width, height);
  }
}

/** A small tile of fibres: the felt is cloth, not a gradient. */
function drawWeave(): HTMLCanvasElement {
  const size = 96;
  const tile = document.createElement('canvas');
  tile.width = size;
  tile.height = size;
  const ctx = tile.getContext('2d');
  if (!ctx) return tile;
  let seed = 12345;
  const next = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  for (let i = 0; i < 1500; i++) {
    ctx.fillStyle = next() < 0.5 ? 'rgba(255, 255, 255, 0.022)' : 'rgba(0, 0, 0, 0.035)';
    ctx.fillRect(next() * size, next() * size, 1 + next() * 2.5, 1);
  }
  return tile;
}

/** A place for a pile, seen when it is empty. */
function drawWell(ctx: CanvasRenderingContext2D, rect: Rect, radius: number): void {
  fillRound(ctx, rect, radius, 'rgba(0, 0, 0, 0.16)');
  strokeRound(ctx, rect, radius, 'rgba(255, 255, 255, 0.12)', 1.5);
}
