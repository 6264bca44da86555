import type { CardBack } from '../game/settings.ts';
import { BACK_COLOURS, COLOUR } from '../stage/theme.ts';
import { drawPaper, FACE_HEIGHT, FACE_WIDTH } from './paper.ts';
import { drawPip } from './pips.ts';

type Ctx = CanvasRenderingContext2D;

/** The colours of a back. */
interface Look {
  readonly deep: string;
  readonly light: string;
  readonly line: string;
}

const INSET = 6;
const PATTERNS: Readonly<Record<CardBack, (ctx: Ctx, look: Look) => void>> = {
  lattice: drawLattice,
  waves: drawWaves,
  leaves: drawLeaves,
  plain: drawPlain,
};

/** Draws one of our card backs, symmetric under a half turn: a pattern in a white frame, 100 by 140 from (0, 0). */
export function drawBack(ctx: Ctx, back: CardBack): void {
  const look = BACK_COLOURS[back];
  drawPaper(ctx);
  const field = new Path2D();
  field.roundRect(INSET, INSET, FACE_WIDTH - 2 * INSET, FACE_HEIGHT - 2 * INSET, 5);
  // The gradient is equally dark at both ends.
  const shade = ctx.createLinearGradient(0, 0, FACE_WIDTH, FACE_HEIGHT);
  shade.addColorStop(0, look.deep);
  shade.addColorStop(0.5, look.light);
  shade.addColorStop(1, look.deep);
  ctx.fillStyle = shade;
  ctx.fill(field);
  ctx.save();
  ctx.clip(field);
  ctx.strokeStyle = look.line;
  ctx.fillStyle = look.line;
  PATTERNS[back](ctx, look);
  ctx.restore();
}

function drawLattice(ctx: Ctx, look: Look): void {
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
  drawEmblem(ctx, look.deep);
}

/** Scales like waves: rows of arcs, the lower half rotated. */
function drawWaves(ctx: Ctx, look: Look): void {
  const r = 11;
  for (const turn of [0, Math.PI]) {
    ctx.save();
    ctx.translate(FACE_WIDTH / 2, FACE_HEIGHT / 2);
    ctx.rotate(turn);
    ctx.beginPath();
    ctx.rect(-FACE_WIDTH / 2, -FACE_HEIGHT / 2, FACE_WIDTH, FACE_HEIGHT / 2);
    ctx.clip();
    for (let row = 13; row >= -1; row--) {
      for (let x = -6; x <= 6; x++) {
        const at = [(x + (row % 2 === 0 ? 0 : 0.5)) * r * 2, -row * r * 0.55] as const;
        disc(ctx, at, r, look.light);
        for (const ring of [1, 0.66, 0.33]) circle(ctx, at, r * ring - 0.5, 1.2);
      }
    }
    ctx.restore();
  }
  drawFrame(ctx);
}

/** Twigs with leaves on both sides, alternately upright and upside down. */
function drawLeaves(ctx: Ctx, look: Look): void {
  for (let column = 0; column < 5; column++) {
    ctx.save();
    ctx.translate(FACE_WIDTH / 2, FACE_HEIGHT / 2);
    if (column % 2 === 1) ctx.scale(1, -1);
    const x = (column - 2) * 19;
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.moveTo(x, -FACE_HEIGHT / 2);
    ctx.lineTo(x, FACE_HEIGHT / 2);
    ctx.stroke();
    for (let y = -76; y < 80; y += 12) for (const side of [-1, 1]) leaf(ctx, x, y, side);
    ctx.restore();
  }
  drawFrame(ctx);
  drawEmblem(ctx, look.deep);
}

function leaf(ctx: Ctx, x: number, y: number, side: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + side * 1.5, y - 8, x + side * 8, y - 9);
  ctx.quadraticCurveTo(x + side * 7.5, y - 2, x, y);
  ctx.fill();
}

/** Only a frame and two pips: the calmest back. */
function drawPlain(ctx: Ctx): void {
  drawFrame(ctx);
  ctx.fillStyle = COLOUR.goldLight;
  drawPip(ctx, 3, FACE_WIDTH / 2, FACE_HEIGHT / 2 - 15, 12);
  drawPip(ctx, 3, FACE_WIDTH / 2, FACE_HEIGHT / 2 + 15, 12, true);
}

function drawFrame(ctx: Ctx): void {
  ctx.strokeStyle = COLOUR.gold;
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  ctx.roundRect(INSET + 3, INSET + 3, FACE_WIDTH - 2 * INSET - 6, FACE_HEIGHT - 2 * INSET - 6, 4);
  ctx.stroke();
}

/** An emblem of the four suits in a ring. */
function drawEmblem(ctx: Ctx, ground: string): void {
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

function circle(ctx: Ctx, [x, y]: At, r: number, line: number): void {
  ctx.lineWidth = line;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.stroke();
}

function disc(ctx: Ctx, [x, y]: At, r: number, fill: string): void {
  ctx.save();
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}
