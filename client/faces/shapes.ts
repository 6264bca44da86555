import type { Rect } from '../stage/layout.ts';
import { COLOUR, FONT } from '../stage/theme.ts';

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

/** Draws a golden frame that glows outwards, `margin` inside the canvas. */
export function drawGlow(ctx: Ctx, width: number, height: number, margin: number, radius: number, line: number): void {
  const rect = { x: margin, y: margin, width, height };
  ctx.save();
  // The glow is clipped to the outside, so that the framed content stays unchanged.
  const outside = new Path2D();
  outside.rect(0, 0, width + 2 * margin, height + 2 * margin);
  outside.roundRect(margin, margin, width, height, Math.min(radius, width / 2, height / 2));
  ctx.clip(outside, 'evenodd');
  ctx.shadowColor = COLOUR.gold;
  // A wider blur would still be bright at the edge of the picture.
  ctx.shadowBlur = margin * 0.85 * ctx.getTransform().a;
  strokeRound(ctx, rect, radius, COLOUR.gold, line);
  strokeRound(ctx, rect, radius, COLOUR.gold, line);
  ctx.restore();
  strokeRound(ctx, rect, radius, COLOUR.goldLight, line);
}

interface ChipStyle {
  readonly size: number;
  readonly ink: string;
  readonly fill: string;
  readonly edge?: string;
  readonly weight?: number;
  readonly font?: string;
}

let ruler: Ctx | null = null;

/** The width of a text in the table's font, in CSS pixels. */
export function textWidth(text: string, size: number, weight = 650): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return text.length * size * 0.6;
  ruler.font = `${weight} ${size}px ${FONT}`;
  return ruler.measureText(text).width;
}

/** Draws centred text on a plate with round ends. */
export function drawChip(ctx: Ctx, text: string, width: number, height: number, look: ChipStyle): void {
  const rect = { x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5 };
  fillRound(ctx, rect, height / 2, look.fill);
  if (look.edge) strokeRound(ctx, rect, height / 2, look.edge, 1.5);
  ctx.fillStyle = look.ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = `${look.weight ?? 700} ${look.size}px ${look.font ?? FONT}`;
  ctx.fillText(text, width / 2, height / 2 + look.size * 0.05, width - 4);
}
