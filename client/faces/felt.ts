import type { Rect } from '../stage/layout.ts';
import { drawPip } from './pips.ts';
import { strokeRound } from './shapes.ts';

type Ctx = CanvasRenderingContext2D;

/** The size of the repeated tile of cloth, in device pixels. */
const CLOTH_TILE_PX = 256;
/** The opacity of the lightest and darkest fibres: enough to hide banding in the gradients. */
const GRAIN_MAX_ALPHA = 0.05;

/** The variables of `felts.css` that have a felt's colours. */
const FELT_VARIABLES = {
  /** Under the lamp, around it and far from it. */
  lamp: '--felt-light',
  near: '--felt',
  far: '--felt-dark',
  /** The shadow at the rim, and the rim of wood. */
  shadow: '--felt-rim',
  wood: '--wood',
  woodShade: '--wood-dark',
  /** The thread on the felt. */
  seam: '--felt-seam',
} as const;

/** The colours of a felt, as in CSS. */
export type Felt = Readonly<Record<keyof typeof FELT_VARIABLES, string>>;

/** The felt of an element: the player's, or of the example that the element is. */
export function feltOf(element: Element): Felt {
  const style = getComputedStyle(element);
  const colours = Object.entries(FELT_VARIABLES).map(([name, variable]) => [
    name,
    style.getPropertyValue(variable).trim(),
  ]);
  return Object.fromEntries(colours) as Felt;
}

/**
 * Draws the felt, `width` by `height` CSS pixels: lamp light from above, cloth, an ornament on the free table, and a
 * rim.
 */
export function drawFelt(ctx: Ctx, width: number, height: number, free: Rect, felt: Felt): void {
  drawLight(ctx, width, height, felt);
  drawOrnament(ctx, free, felt);
  drawCloth(ctx);
  drawRim(ctx, width, height, felt);
}

function drawLight(ctx: Ctx, width: number, height: number, felt: Felt): void {
  ctx.fillStyle = felt.far;
  ctx.fillRect(0, 0, width, height);
  // The lamp hangs over the upper half; its light is wider on a wide table.
  const reach = Math.hypot(width, height) * 0.62;
  ctx.save();
  ctx.translate(width / 2, height * 0.3);
  ctx.scale(Math.max(0.8, Math.min(1.25, width / height)), 1);
  const light = ctx.createRadialGradient(0, -height * 0.06, 0, 0, 0, reach);
  light.addColorStop(0, felt.lamp);
  light.addColorStop(0.12, felt.lamp);
  light.addColorStop(0.5, felt.near);
  light.addColorStop(0.86, felt.far);
  light.addColorStop(1, felt.shadow);
  ctx.fillStyle = light;
  ctx.fillRect(-2 * reach, -2 * reach, 4 * reach, 4 * reach);
  ctx.restore();
}

/** The ornament where melds will lie: visible on an empty table, unobtrusive below cards. */
function drawOrnament(ctx: Ctx, free: Rect, felt: Felt): void {
  const radius = Math.min(free.width, free.height) * 0.38;
  if (radius < 40) return;
  ctx.save();
  ctx.translate(free.x + free.width / 2, free.y + free.height / 2);
  ctx.strokeStyle = felt.seam;
  ctx.fillStyle = felt.seam;
  ctx.globalAlpha = 0.085;
  for (const [reach, line] of [
    [1, 2.5],
    [0.93, 1],
    [0.5, 1],
  ] as const) {
    ctx.lineWidth = line;
    ctx.beginPath();
    ctx.arc(0, 0, radius * reach, 0, Math.PI * 2);
    ctx.stroke();
  }
  for (let i = 0; i < 4; i++) {
    ctx.save();
    ctx.rotate((i * Math.PI) / 2);
    drawPip(ctx, i, 0, -radius * 0.715, radius * 0.13);
    ctx.rotate(Math.PI / 4);
    drawSprig(ctx, radius);
    ctx.restore();
  }
  ctx.restore();
}

/** Leaves on both sides of a stem that points outwards. */
function drawSprig(ctx: Ctx, radius: number): void {
  for (const [at, size] of [
    [0.58, 0.09],
    [0.68, 0.1],
    [0.78, 0.08],
  ] as const) {
    for (const side of [-1, 1]) {
      const y = -radius * at;
      const reach = radius * size;
      ctx.beginPath();
      ctx.moveTo(0, y);
      ctx.quadraticCurveTo(side * reach * 0.3, y - reach, side * reach, y - reach * 1.2);
      ctx.quadraticCurveTo(side * reach, y - reach * 0.2, 0, y);
      ctx.fill();
    }
  }
}

/** Fibres, one device pixel each. */
function drawCloth(ctx: Ctx): void {
  const cloth = ctx.createPattern(weave(), 'repeat');
  if (!cloth) return;
  const { width, height } = ctx.canvas;
  ctx.save();
  ctx.resetTransform();
  ctx.fillStyle = cloth;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}

/** Draws a tile of cloth with a fixed seed, so that the table does not flicker when it is redrawn. */
function weave(): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = CLOTH_TILE_PX;
  tile.height = CLOTH_TILE_PX;
  const ctx = tile.getContext('2d');
  if (!ctx) return tile;
  const pixels = ctx.createImageData(CLOTH_TILE_PX, CLOTH_TILE_PX);
  let seed = 12345;
  const grains = new Uint32Array(pixels.data.buffer);
  for (let i = 0; i < grains.length; i++) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    const grain = seed / 0x80000000;
    grains[i] = (Math.round(Math.abs(grain) * GRAIN_MAX_ALPHA * 255) << 24) | (grain > 0 ? 0xffffff : 0);
  }
  ctx.putImageData(pixels, 0, 0);
  return tile;
}

/** The shadow at the edge of the felt, and the wooden rim. */
function drawRim(ctx: Ctx, width: number, height: number, felt: Felt): void {
  const deep = Math.max(10, Math.min(width, height) * 0.035);
  ctx.save();
  ctx.globalAlpha = 0.55;
  for (const [x, y, across, down] of [
    [0, 0, 0, 1.4 * deep],
    [0, height, 0, -deep],
    [0, 0, deep, 0],
    [width, 0, -deep, 0],
  ] as const) {
    const shade = ctx.createLinearGradient(x, y, x + across, y + down);
    shade.addColorStop(0, felt.shadow);
    shade.addColorStop(1, 'transparent');
    ctx.fillStyle = shade;
    ctx.fillRect(x, y, across || width, down || height);
  }
  ctx.globalAlpha = 1;
  const rim = Math.min(width, height) < 600 ? 3 : 5;
  const wood = ctx.createLinearGradient(0, 0, 0, height);
  wood.addColorStop(0, felt.wood);
  wood.addColorStop(1, felt.woodShade);
  const frame = new Path2D();
  frame.rect(0, 0, width, height);
  frame.roundRect(rim, rim, width - 2 * rim, height - 2 * rim, 3 * rim);
  ctx.fillStyle = wood;
  ctx.fill(frame, 'evenodd');
  const inner = { x: rim + 0.5, y: rim + 0.5, width: width - 2 * rim - 1, height: height - 2 * rim - 1 };
  ctx.globalAlpha = 0.7;
  strokeRound(ctx, inner, 3 * rim, felt.shadow, 1);
  ctx.restore();
}
