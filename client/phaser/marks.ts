import type { Seat } from '#engine';
import { avatarArt, drawCell } from '../faces/avatars.ts';
import { fillRound, strokeRound } from '../faces/shapes.ts';
import { COLOUR, FONT, SEAT_COLOUR, SEAT_SHADE } from '../stage/theme.ts';
import { text } from '../text/index.ts';

type Ctx = CanvasRenderingContext2D;

export interface AvatarStyle {
  readonly name: string;
  readonly colour: string;
  readonly here: boolean;
  /** The cell of its picture; null if it has none, or until it is loaded. */
  readonly cell: number | null;
}

/** The seat's colour around an avatar, as a share of the whole. */
const AVATAR_RING_RATIO = 0.07;

/** Draws an avatar in a ring of the seat's colour, or a disc with a name's first letter. Absent players are pale. */
export function drawAvatar(ctx: Ctx, size: number, look: AvatarStyle): void {
  const half = size / 2;
  const shade = ctx.createLinearGradient(0, 0, 0, size);
  shade.addColorStop(0, 'rgba(255, 255, 255, 0.28)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0.22)');
  ctx.globalAlpha = look.here ? 1 : 0.45;
  for (const fill of [look.colour, shade]) {
    ctx.beginPath();
    ctx.arc(half, half, half - 1, 0, Math.PI * 2);
    ctx.fillStyle = fill;
    ctx.fill();
  }
  ctx.lineWidth = Math.max(1.5, size * 0.045);
  ctx.strokeStyle = 'rgba(255, 255, 255, 0.4)';
  ctx.stroke();
  const art = avatarArt.value;
  if (look.cell !== null && art)
    drawCell(ctx, art, look.cell, size * AVATAR_RING_RATIO, size * (1 - 2 * AVATAR_RING_RATIO));
  ctx.globalAlpha = 1;
  if (look.cell === null) drawInitial(ctx, size, look);
}

/** The letter is higher if a tag on the lower half says that the player is away. */
function drawInitial(ctx: Ctx, size: number, { name, here }: AvatarStyle): void {
  ctx.font = `750 ${size * 0.46}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#fff';
  ctx.fillText([...name][0]?.toUpperCase() ?? '', size / 2, size * (here ? 0.525 : 0.36));
}

/** Draws the dealer button. */
export function drawDealer(ctx: Ctx, size: number): void {
  disc(ctx, size, COLOUR.paper);
  ctx.strokeStyle = COLOUR.goldDark;
  ctx.lineWidth = size * 0.09;
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size * 0.38, 0, Math.PI * 2);
  ctx.stroke();
  ctx.font = `800 ${size * 0.52}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = COLOUR.ink;
  ctx.fillText(([...text.dealer()][0] ?? '').toUpperCase(), size / 2, size * 0.53);
}

/** Draws a small fan of cards: this seat has a meld on the table. */
export function drawMelded(ctx: Ctx, size: number): void {
  disc(ctx, size, COLOUR.goldLight);
  disc(ctx, size - Math.max(2, size * 0.12), '#123f35', size / 2);
  for (const i of [-1, 0, 1]) {
    ctx.save();
    // The cards pivot at their lower ends.
    ctx.translate(size / 2, size * 0.84);
    ctx.rotate(i * 0.5);
    const card = { x: -size * 0.125, y: -size * 0.62, width: size * 0.25, height: size * 0.44 };
    fillRound(ctx, card, size * 0.05, COLOUR.paper);
    ctx.lineWidth = size * 0.05;
    ctx.strokeStyle = '#123f35';
    ctx.stroke();
    ctx.restore();
  }
}

/** Draws `most` small cards one above the other, each on so much height, the lowest `left` of them filled. */
export function drawTakes(ctx: Ctx, width: number, pitch: number, left: number, most: number): void {
  for (let i = 0; i < most; i++) {
    const card = { x: 0.5, y: i * pitch + 1.5, width: width - 1, height: pitch - 3 };
    if (i < most - left) strokeRound(ctx, card, 2, COLOUR.textSoft, 1);
    else fillRound(ctx, card, 2, COLOUR.paper);
  }
}

function disc(ctx: Ctx, size: number, fill: string, middle = size / 2): void {
  ctx.beginPath();
  ctx.arc(middle, middle, size / 2 - 0.5, 0, Math.PI * 2);
  ctx.fillStyle = fill;
  ctx.fill();
}

/** Draws a round sign of what would happen here: `plus` for laying off, `swap` for taking a wild. */
export function drawSign(ctx: Ctx, size: number, sign: 'plus' | 'swap', strong: boolean): void {
  ctx.save();
  ctx.shadowColor = 'rgba(0, 0, 0, 0.55)';
  ctx.shadowBlur = 4 * ctx.getTransform().a;
  ctx.translate(2, 2);
  const inner = size - 4;
  disc(ctx, inner, strong ? COLOUR.gold : '#123f35');
  ctx.restore();
  ctx.save();
  ctx.translate(size / 2, size / 2);
  ctx.strokeStyle = strong ? COLOUR.goldInk : COLOUR.goldLight;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.lineWidth = size * 0.1;
  const r = size * 0.2;
  ctx.beginPath();
  if (sign === 'plus') {
    ctx.moveTo(-r, 0);
    ctx.lineTo(r, 0);
    ctx.moveTo(0, -r);
    ctx.lineTo(0, r);
  } else {
    for (const turn of [1, -1]) {
      ctx.moveTo(-r * turn, -r * 0.55 * turn);
      ctx.lineTo(r * turn, -r * 0.55 * turn);
      ctx.moveTo(r * 0.45 * turn, -r * 1.1 * turn);
      ctx.lineTo(r * turn, -r * 0.55 * turn);
      ctx.lineTo(r * 0.45 * turn, 0);
    }
  }
  ctx.stroke();
  ctx.restore();
}

/** Draws a padlock: nothing can be taken from here. */
export function drawPadlock(ctx: Ctx, size: number): void {
  const u = size / 100;
  disc(ctx, size, 'rgba(6, 26, 22, 0.92)');
  ctx.strokeStyle = COLOUR.goldLight;
  ctx.lineWidth = 9 * u;
  ctx.beginPath();
  ctx.arc(50 * u, 42 * u, 15 * u, Math.PI, 0);
  ctx.lineTo(65 * u, 52 * u);
  ctx.moveTo(35 * u, 42 * u);
  ctx.lineTo(35 * u, 52 * u);
  ctx.stroke();
  fillRound(ctx, { x: 27 * u, y: 48 * u, width: 46 * u, height: 32 * u }, 6 * u, COLOUR.goldLight);
}

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
