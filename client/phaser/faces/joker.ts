import { COLOUR, FONT } from '../../stage/theme.ts';

type Ctx = CanvasRenderingContext2D;

const NAME = 'JOKER';

/** A Joker: a fool's cap, and its name down the edge, so that nobody takes it for a jack. 100 by 140, from (0, 0). */
export function drawJoker(ctx: Ctx, small: boolean): void {
  drawName(ctx, small);
  ctx.save();
  ctx.translate(small ? 64 : 62, small ? 58 : 62);
  ctx.scale(small ? 0.8 : 1, small ? 0.8 : 1);
  drawCap(ctx);
  ctx.restore();
}

/** From top to bottom, every letter upright. */
function drawName(ctx: Ctx, small: boolean): void {
  const size = small ? 25 : 20;
  ctx.fillStyle = COLOUR.ink;
  ctx.font = `800 ${size}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  [...NAME].forEach((letter, i) => {
    ctx.fillText(letter, small ? 16 : 14, (small ? 24 : 22) + i * size * 0.86);
  });
}

/** Three horns with bells over a brim: about 66 wide and 60 tall around (0, 0). */
function drawCap(ctx: Ctx): void {
  horn(ctx, '#c5162e', [-30, 22, -38, -8, -30, -20], [-16, -22, -8, -2, -4, 8]);
  horn(ctx, '#1556b8', [30, 22, 38, -8, 30, -20], [16, -22, 8, -2, 4, 8]);
  horn(ctx, COLOUR.gold, [-14, 20, -16, -14, 0, -34], [16, -14, 14, 8, 14, 20]);
  ctx.fillStyle = COLOUR.ink;
  ctx.beginPath();
  ctx.roundRect(-25, 16, 50, 11, 5);
  ctx.fill();
  ctx.fillStyle = COLOUR.gold;
  for (const [x, y] of [
    [-31, -22],
    [0, -36],
    [31, -22],
  ] as const)
    bell(ctx, x, y);
  ctx.fillStyle = COLOUR.goldLight;
  for (const x of [-16, 0, 16]) dot(ctx, x, 21.5, 2.4);
}

type Bend = readonly [number, number, number, number, number, number];

/** From the brim up to the tip and back down. */
function horn(ctx: Ctx, fill: string, up: Bend, down: Bend): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(up[0] * 0.7, up[1]);
  ctx.quadraticCurveTo(up[2], up[3], up[4], up[5]);
  ctx.quadraticCurveTo(down[0], down[1], down[2], down[3]);
  ctx.lineTo(down[4], 20);
  ctx.closePath();
  ctx.fill();
}

function bell(ctx: Ctx, x: number, y: number): void {
  dot(ctx, x, y, 6);
  ctx.strokeStyle = COLOUR.goldDark;
  ctx.lineWidth = 1.4;
  ctx.stroke();
}

function dot(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
}
