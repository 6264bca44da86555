import type { Seat } from '#engine';
import { FONT, SEAT_COLOUR, SEAT_SHADE } from '../stage/theme.ts';

type Ctx = CanvasRenderingContext2D;

/** One outline per seat, in a square from -1 to 1: seats differ by shape as well as by colour and letters. */
const SEAT_SHAPES: readonly ((ctx: Ctx) => void)[] = [
  (ctx) => ctx.arc(0, 0, 0.94, 0, Math.PI * 2),
  (ctx) => ctx.roundRect(-0.84, -0.84, 1.68, 1.68, 0.24),
  (ctx) => corners(ctx, 3, 1.12, -0.5, 0.22),
  (ctx) => corners(ctx, 4, 1.05, -0.5),
  (ctx) => corners(ctx, 6, 1, -0.5),
  (ctx) => shield(ctx),
  (ctx) => star(ctx),
  (ctx) => cross(ctx),
];

/** Below this size letters are a blur. */
const LETTERS_MIN_SIZE_PX = 15;

/**
 * Returns two letters for a name, so that it cannot be read as a rank: the first letters of its first two words, or the
 * first two of a single word. A name of one letter gets a full stop.
 */
export function initials(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/u);
  const [a = '', b = ''] = first;
  return second ? (a + ([...second][0] ?? '')).toUpperCase() : a.toUpperCase() + (b.toLowerCase() || '.');
}

/**
 * Draws the mark of a seat that its cards carry on the table: a shape, a colour and, if there is room, two letters of
 * its name, so that it is not mistaken for an Ace or a King.
 */
export function drawSeatMark(ctx: Ctx, size: number, seat: Seat, name: string): void {
  const shape = SEAT_SHAPES[seat % SEAT_SHAPES.length] as (ctx: Ctx) => void;
  ctx.save();
  ctx.translate(size / 2, size / 2);
  ctx.save();
  ctx.scale(size / 2 - 1, size / 2 - 1);
  ctx.beginPath();
  shape(ctx);
  ctx.closePath();
  ctx.restore();
  ctx.lineJoin = 'round';
  ctx.fillStyle = SEAT_COLOUR[seat % SEAT_COLOUR.length] as string;
  ctx.fill();
  ctx.fillStyle = SEAT_SHADE;
  ctx.fill();
  ctx.lineWidth = Math.max(1, size * 0.08);
  ctx.strokeStyle = '#fff';
  ctx.stroke();
  if (size >= LETTERS_MIN_SIZE_PX) drawLetters(ctx, size, seat, initials(name));
  ctx.restore();
}

function drawLetters(ctx: Ctx, size: number, seat: Seat, letters: string): void {
  const isTriangle = seat % SEAT_SHAPES.length === 2;
  ctx.font = `800 ${size * (isTriangle ? 0.35 : 0.44)}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#fff';
  ctx.fillText(letters, 0, size * (isTriangle ? 0.14 : 0.03), size * (isTriangle ? 0.5 : 0.66));
}

/** A regular polygon with its first corner at `turn` half circles. */
function corners(ctx: Ctx, count: number, reach: number, turn: number, drop = 0): void {
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (turn + (2 * i) / count);
    ctx.lineTo(reach * Math.cos(angle), reach * Math.sin(angle) + drop);
  }
}

function shield(ctx: Ctx): void {
  ctx.moveTo(-0.86, -0.86);
  ctx.lineTo(0.86, -0.86);
  ctx.lineTo(0.86, 0.1);
  ctx.quadraticCurveTo(0.8, 0.7, 0, 1);
  ctx.quadraticCurveTo(-0.8, 0.7, -0.86, 0.1);
}

function star(ctx: Ctx): void {
  for (let i = 0; i < 16; i++) {
    const angle = (Math.PI * i) / 8;
    const reach = i % 2 === 0 ? 1.02 : 0.78;
    ctx.lineTo(reach * Math.cos(angle), reach * Math.sin(angle));
  }
}

function cross(ctx: Ctx): void {
  const arm = 0.52;
  for (const [x, y] of [
    [-arm, -1],
    [arm, -1],
    [arm, -arm],
    [1, -arm],
    [1, arm],
    [arm, arm],
    [arm, 1],
    [-arm, 1],
    [-arm, arm],
    [-1, arm],
    [-1, -arm],
    [-arm, -arm],
  ] as const)
    ctx.lineTo(x, y);
}
