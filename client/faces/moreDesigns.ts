import { type Card, isJoker, rankOf, suitOf } from '#engine';
import { COLOUR } from '../stage/theme.ts';
import { type BackDesign, circle, disc, drawEmblem, drawFrame } from './back.ts';
import { type Designs, drawFace, drawIndex, drawMiddle, inkOf } from './face.ts';
import { drawCap } from './jester.ts';
import { drawName } from './joker.ts';
import { type Courts, drawPaper, FACE_HEIGHT, FACE_WIDTH, type FaceStyle, type Paper } from './paper.ts';
import { drawPip } from './pips.ts';
import { drawWild } from './wild.ts';

type Ctx = CanvasRenderingContext2D;

/** Paper tinted by suit: clubs, diamonds, hearts, spades. */
export const SUIT_PAPERS: readonly Paper[] = [
  ['#eef8ea', '#cfe8c9'],
  ['#ebf3fe', '#c6dcf8'],
  ['#fff3f1', '#fadcd8'],
  ['#f1f1f4', '#d3d5dd'],
];

/** The size of the tab with the index, which ends left of the middle. */
const INDEX_TABS: Readonly<Record<FaceStyle['design'], readonly [width: number, height: number]>> = {
  large: [36, 71],
  medium: [36, 71],
  big: [50, 85],
  small: [43, 82],
};

/** Draws a face on paper tinted by suit, with a white index on a tab in the suit's ink: told apart from afar. */
function drawTinted(ctx: Ctx, card: Card, wild: boolean, style: FaceStyle, courts: Courts | null): void {
  if (isJoker(card)) {
    drawFace(ctx, card, wild, style, courts);
    return;
  }
  const paper = SUIT_PAPERS[suitOf(card)] as Paper;
  drawPaper(ctx, wild, wild ? [paper[0], COLOUR.wildShade] : paper);
  drawMiddle(ctx, card, wild, style, courts);
  const [width, height] = INDEX_TABS[style.design];
  ctx.fillStyle = inkOf(card, style);
  ctx.beginPath();
  ctx.roundRect(wild ? 3 : 1, wild ? 3 : 1, width, height, [7, 0, 9, 0]);
  ctx.fill();
  ctx.fillStyle = COLOUR.paper;
  drawIndex(ctx, card, style);
  if (wild) drawWild(ctx, style);
}

/** The paper of the minimal face has no shade. */
const PLAIN_PAPER: Paper = [COLOUR.paper, COLOUR.paper];

/** Draws an index and one pip, below a crown for a court card; for a Joker his cap. */
function drawMinimal(ctx: Ctx, card: Card, wild: boolean, style: FaceStyle): void {
  const isSmall = style.design === 'small';
  drawPaper(ctx, wild, wild ? undefined : PLAIN_PAPER);
  const y = wild ? (isSmall ? 58 : 84) : 104;
  const x = isSmall ? 70 : 68;
  if (isJoker(card)) drawMinimalJoker(ctx, wild, style);
  else {
    ctx.fillStyle = inkOf(card, style);
    drawIndex(ctx, card, style);
    const rank = rankOf(card);
    const size = wild ? 17 : 20;
    drawPip(ctx, suitOf(card), x, y, size);
    if (rank > 10) drawCrown(ctx, rank - 8, x, y - size - 7, size * 0.95);
  }
  if (wild) drawWild(ctx, style);
}

/** Draws a thin crown with this many points on a band whose middle is (x, y): three for a jack, five for a king. */
function drawCrown(ctx: Ctx, points: number, x: number, y: number, reach: number): void {
  const height = reach * 0.8;
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = ctx.fillStyle;
  ctx.lineWidth = 2.2;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-reach * 0.8, 0);
  for (let i = 0; i < points; i++) {
    const at = ((2 * i) / (points - 1) - 1) * reach;
    ctx.lineTo(at, -height);
    if (i < points - 1) ctx.lineTo(at + reach / (points - 1), -height * 0.4);
  }
  ctx.lineTo(reach * 0.8, 0);
  ctx.closePath();
  ctx.stroke();
  for (let i = 0; i < points; i++) {
    ctx.beginPath();
    ctx.arc(((2 * i) / (points - 1) - 1) * reach, -height - 3, 2.6, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}

function drawMinimalJoker(ctx: Ctx, wild: boolean, style: FaceStyle): void {
  drawName(ctx, wild, style);
  ctx.save();
  ctx.translate(60, wild ? (style.design === 'small' ? 72 : 90) : 98);
  ctx.scale(0.9, 0.9);
  drawCap(ctx);
  ctx.restore();
}

/** The backs that new players do not have. */
const MORE_BACKS: Designs['backs'] = {
  waves: { deep: '#0f4c5c', light: '#17697c', line: '#7fc3cd', draw: drawWaves },
  leaves: { deep: '#6d1427', light: '#8f2136', line: '#c96475', draw: drawLeaves },
  plain: { deep: '#2b2450', light: '#40366f', line: '#40366f', draw: drawPlain },
  rays: { deep: '#5c2a06', light: '#8a4510', line: '#e2a04c', draw: drawRays },
  tiles: { deep: '#173d2a', light: '#24583d', line: '#83c29c', draw: drawTiles },
};

/** All faces and backs that new players do not have. */
export const MORE_DESIGNS: Designs = { faces: { fourColour: drawTinted, minimal: drawMinimal }, backs: MORE_BACKS };

/** Scales like waves: rows of arcs, the lower half rotated. */
function drawWaves(ctx: Ctx, { light }: BackDesign): void {
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
        disc(ctx, at, r, light);
        for (const ring of [1, 0.66, 0.33]) circle(ctx, at, r * ring - 0.5, 1.2);
      }
    }
    ctx.restore();
  }
  drawFrame(ctx);
}

/** Twigs with leaves on both sides, alternately upright and upside down. */
function drawLeaves(ctx: Ctx, { deep }: BackDesign): void {
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
  drawEmblem(ctx, deep);
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

/** Rays from the middle, and the four suits in a ring over them. */
function drawRays(ctx: Ctx, { deep }: BackDesign): void {
  const count = 36;
  ctx.save();
  ctx.translate(FACE_WIDTH / 2, FACE_HEIGHT / 2);
  ctx.globalAlpha = 0.5;
  for (let i = 0; i < count; i++) {
    const [from, to] = [i, i + 0.46].map((at) => (at * 2 * Math.PI) / count) as [number, number];
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(Math.cos(from) * FACE_HEIGHT, Math.sin(from) * FACE_HEIGHT);
    ctx.lineTo(Math.cos(to) * FACE_HEIGHT, Math.sin(to) * FACE_HEIGHT);
    ctx.fill();
  }
  ctx.restore();
  disc(ctx, [FACE_WIDTH / 2, FACE_HEIGHT / 2], 34, deep);
  for (const r of [34, 30]) circle(ctx, [FACE_WIDTH / 2, FACE_HEIGHT / 2], r, 1);
  drawFrame(ctx);
  drawEmblem(ctx, deep);
}

/** Tiles with quarter circles, which join into winding bands. The lower half is the upper one, rotated. */
function drawTiles(ctx: Ctx): void {
  const side = 11;
  const [columns, rows] = [8, 12];
  ctx.lineWidth = 2.6;
  ctx.globalAlpha = 0.8;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isLower = row >= rows / 2;
      const [r, c] = isLower ? [rows - 1 - row, columns - 1 - column] : [row, column];
      // A half turn leaves each kind of tile as it is.
      const isTurned = (r * 5 + c * 3 + r * c) % 4 < 2;
      const [x, y] = [6 + column * side, 4 + row * side];
      for (const end of [0, 1]) {
        const [cx, cy] = [x + (isTurned ? 1 - end : end) * side, y + end * side];
        ctx.beginPath();
        const from = isTurned ? (end === 0 ? Math.PI / 2 : -Math.PI / 2) : end === 0 ? 0 : Math.PI;
        ctx.arc(cx, cy, side / 2, from, from + Math.PI / 2);
        ctx.stroke();
      }
    }
  }
  ctx.globalAlpha = 1;
  drawFrame(ctx);
}
