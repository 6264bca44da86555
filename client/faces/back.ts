import { COLOUR } from '../stage/theme.ts';
import { drawPaper, FACE_HEIGHT, FACE_WIDTH } from './paper.ts';
import { drawPip } from './pips.ts';

type Ctx = CanvasRenderingContext2D;

/** A card back: its colours towards the ends and in the middle, the colour of its pattern, and the pattern. */
export interface BackDesign {
  readonly deep: string;
  readonly light: string;
  readonly line: string;
  readonly draw: (ctx: Ctx, design: BackDesign) => void;
}

const BACK_INSET = 6;

/** The back that new players have. */
export const LATTICE: BackDesign = { deep: '#16306a', light: '#274d9b', line: '#6c8fd8', draw: drawLattice };

/** Draws one of our card backs, symmetric under a half turn: a pattern in a white frame, 100 by 140 from (0, 0). */
export function drawBack(ctx: Ctx, design: BackDesign): void {
  drawPaper(ctx);
  const field = new Path2D();
  field.roundRect(BACK_INSET, BACK_INSET, FACE_WIDTH - 2 * BACK_INSET, FACE_HEIGHT - 2 * BACK_INSET, 5);
  // The gradient is equally dark at both ends.
  const shade = ctx.createLinearGradient(0, 0, FACE_WIDTH, FACE_HEIGHT);
  shade.addColorStop(0, design.deep);
  shade.addColorStop(0.5, design.light);
  shade.addColorStop(1, design.deep);
  ctx.fillStyle = shade;
  ctx.fill(field);
  ctx.save();
  ctx.clip(field);
  ctx.strokeStyle = design.line;
  ctx.fillStyle = design.line;
  design.draw(ctx, design);
  ctx.restore();
}

function drawLattice(ctx: Ctx, { deep }: BackDesign): void {
  ctx.lineWidth = 1.1;
  ctx.globalAlpha = 0.55;
  for (let x = -FACE_HEIGHT; x < FACE_WIDTH + FACE_HEIGHT; x += 11) {
    ctx.beginPath();
    ctx.moveTo(x - 6, 0);
    ctx.lineTo(x - 6 + FACE_HEIGHT, FACE_HEIGHT);
    ctx.moveTo(x - 6, FACE_HEIGHT);
    ctx.lineTo(x - 6 + FACE_HEIGHT, 0);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  drawFrame(ctx);
  drawEmblem(ctx, deep);
}

/** Draws a thin golden frame. */
export function drawFrame(ctx: Ctx): void {
  ctx.strokeStyle = COLOUR.gold;
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  ctx.roundRect(BACK_INSET + 3, BACK_INSET + 3, FACE_WIDTH - 2 * BACK_INSET - 6, FACE_HEIGHT - 2 * BACK_INSET - 6, 4);
  ctx.stroke();
}

/** Draws an emblem of the four suits in a ring. */
export function drawEmblem(ctx: Ctx, ground: string): void {
  const middle = [FACE_WIDTH / 2, FACE_HEIGHT / 2] as const;
  disc(ctx, middle, 24, ground);
  ctx.strokeStyle = COLOUR.gold;
  circle(ctx, middle, 24, 1.4);
  ctx.fillStyle = COLOUR.goldLight;
  [
    [0, -11],
    [11, 0],
    [0, 11],
    [-11, 0],
  ].forEach(([dx = 0, dy = 0], suit) => {
    drawPip(ctx, suit, middle[0] + dx, middle[1] + dy, 6);
  });
}

type At = readonly [number, number];

/** Draws a ring. */
export function circle(ctx: Ctx, [x, y]: At, r: number, line: number): void {
  ctx.lineWidth = line;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.stroke();
}

/** Draws a filled disc. */
export function disc(ctx: Ctx, [x, y]: At, r: number, fill: string): void {
  ctx.save();
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}
