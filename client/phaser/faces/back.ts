import { COLOUR } from '../../stage/theme.ts';
import { drawPaper, FACE_HEIGHT, FACE_WIDTH } from './face.ts';
import { drawPip } from './pips.ts';

/** Our own card back: a lattice in a white frame with the four suits in the middle. 100 by 140, from (0, 0). */
export function drawBack(ctx: CanvasRenderingContext2D): void {
  drawPaper(ctx);
  const inset = 6;
  const field = new Path2D();
  field.roundRect(inset, inset, FACE_WIDTH - 2 * inset, FACE_HEIGHT - 2 * inset, 5);
  const blue = ctx.createLinearGradient(0, 0, FACE_WIDTH, FACE_HEIGHT);
  blue.addColorStop(0, COLOUR.back);
  blue.addColorStop(1, COLOUR.backDark);
  ctx.fillStyle = blue;
  ctx.fill(field);
  ctx.save();
  ctx.clip(field);
  ctx.strokeStyle = COLOUR.backLine;
  ctx.lineWidth = 1.1;
  ctx.globalAlpha = 0.55;
  for (let x = -FACE_HEIGHT; x < FACE_WIDTH + FACE_HEIGHT; x += 11) {
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x + FACE_HEIGHT, FACE_HEIGHT);
    ctx.moveTo(x, FACE_HEIGHT);
    ctx.lineTo(x + FACE_HEIGHT, 0);
    ctx.stroke();
  }
  ctx.restore();
  ctx.strokeStyle = COLOUR.gold;
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  ctx.roundRect(inset + 3, inset + 3, FACE_WIDTH - 2 * inset - 6, FACE_HEIGHT - 2 * inset - 6, 4);
  ctx.stroke();
  drawEmblem(ctx);
}

function drawEmblem(ctx: CanvasRenderingContext2D): void {
  const x = FACE_WIDTH / 2;
  const y = FACE_HEIGHT / 2;
  ctx.beginPath();
  ctx.arc(x, y, 24, 0, Math.PI * 2);
  ctx.fillStyle = COLOUR.backDark;
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = COLOUR.goldLight;
  [
    [0, -11],
    [11, 0],
    [0, 11],
    [-11, 0],
  ].forEach(([dx, dy], suit) => {
    drawPip(ctx, suit, x + (dx as number), y + (dy as number), 6);
  });
}
