import { isJoker, rankOf, suitOf } from '#engine';
import { COLOUR } from '../stage/theme.ts';
import { drawFace, drawIndex, drawMiddle, inkOf } from './face.ts';
import { drawCap, drawName } from './joker.ts';
import { MORE_BACKS } from './moreBacks.ts';
import { drawPaper, type FaceStyle, type Paper } from './paper.ts';
import { drawPip } from './pips.ts';
import type { Designs } from './types.ts';
import { drawWild } from './wild.ts';

type Ctx = CanvasRenderingContext2D;

/** All faces and backs that new players do not have. */
export const MORE_DESIGNS: Designs = { faces: { fourColour: drawTinted, minimal: drawMinimal }, backs: MORE_BACKS };

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
function drawTinted(...[ctx, card, wild, style, courts]: Parameters<typeof drawFace>): void {
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
function drawMinimal(...[ctx, card, wild, style]: Parameters<typeof drawFace>): void {
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
