import { avatarArt, drawCell } from '../faces/avatars.ts';
import { fillRound } from '../faces/shapes.ts';
import { COLOUR, FONT } from '../stage/theme.ts';
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
