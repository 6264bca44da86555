import { COLOUR } from '../stage/theme.ts';
import type { Rect } from '../stage/types.ts';

type Ctx = CanvasRenderingContext2D;

/** Fills a rectangle with rounded corners. */
export function fillRound(
  ctx: Ctx,
  { x, y, width, height }: Rect,
  radius: number,
  fill: string | CanvasGradient,
): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  ctx.fillStyle = fill;
  ctx.fill();
}

/** Outlines a rectangle with rounded corners, `line` wide. */
export function strokeRound(
  ctx: Ctx,
  { x, y, width, height }: Rect,
  radius: number,
  stroke: string,
  line: number,
): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  ctx.strokeStyle = stroke;
  ctx.lineWidth = line;
  ctx.stroke();
}

/** Draws a dark plate sunk into the felt. */
export function drawPlate(ctx: Ctx, rect: Rect, radius: number): void {
  fillRound(ctx, rect, radius, COLOUR.plate);
  const { x, y, width, height } = rect;
  strokeRound(ctx, { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 }, radius, COLOUR.plateEdge, 1);
}
