import type { Suit } from '#engine';
import { drawPip } from '../faces/pips.ts';
import { fillRound, strokeRound } from '../faces/shapes.ts';
import { COLOUR, SUIT_INK } from '../stage/theme.ts';

type Ctx = CanvasRenderingContext2D;

/** Draws a small golden star with four rays. */
export function drawStar(ctx: Ctx, size: number): void {
  const half = size / 2;
  ctx.translate(half, half);
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const far = i % 2 === 0 ? half * 0.95 : half * 0.3;
    ctx.lineTo(Math.cos((i * Math.PI) / 4) * far, Math.sin((i * Math.PI) / 4) * far);
  }
  ctx.closePath();
  ctx.fillStyle = COLOUR.goldLight;
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = COLOUR.goldDark;
  ctx.stroke();
}

/** Draws a tiny card with nothing but a pip. */
export function drawTinyCard(ctx: Ctx, suit: Suit, width: number, height: number): void {
  const card = { x: 0.5, y: 0.5, width: width - 1, height: height - 1 };
  fillRound(ctx, card, width * 0.16, COLOUR.paper);
  strokeRound(ctx, card, width * 0.16, COLOUR.goldDark, 1);
  ctx.fillStyle = SUIT_INK[suit] ?? COLOUR.ink;
  drawPip(ctx, suit, width / 2, height / 2, width * 0.34);
}

const RAY_COUNT = 14;

/** Draws soft golden light with rays, brightest in the middle and gone at the edge. */
export function drawRays(ctx: Ctx, size: number): void {
  const half = size / 2;
  ctx.translate(half, half);
  const light = (strength: number, far: number): CanvasGradient => {
    const fade = ctx.createRadialGradient(0, 0, 0, 0, 0, far);
    fade.addColorStop(0, `rgba(255, 232, 160, ${strength})`);
    fade.addColorStop(0.45, `rgba(255, 214, 110, ${strength * 0.5})`);
    fade.addColorStop(1, 'rgba(240, 185, 58, 0)');
    return fade;
  };
  ctx.fillStyle = light(0.95, half * 0.72);
  ctx.fillRect(-half, -half, size, size);
  ctx.fillStyle = light(0.6, half);
  for (let i = 0; i < RAY_COUNT; i++) {
    const wide = i % 2 === 0 ? 0.13 : 0.07;
    const far = i % 2 === 0 ? half : half * 0.8;
    const angle = (i / RAY_COUNT) * Math.PI * 2;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(Math.cos(angle - wide) * far, Math.sin(angle - wide) * far);
    ctx.lineTo(Math.cos(angle + wide) * far, Math.sin(angle + wide) * far);
    ctx.fill();
  }
}
