import { type Card, isJoker, rankOf, suitOf } from '#engine';
import { COLOUR, FONT, SUIT_INK, SUIT_INK_FOUR } from '../../stage/theme.ts';
import { text } from '../../text/index.ts';
import { drawCourt } from './courts.ts';
import { drawJoker } from './joker.ts';
import { drawPip, PIP_PLACES } from './pips.ts';

/**
 * How faces are drawn: `large` with all pips, `medium` with one large pip where the card is too small for ten, `small` for
 * melds, where little more than the corner is seen.
 */
export interface FaceStyle {
  readonly design: 'large' | 'medium' | 'small';
  readonly fourColours: boolean;
  /** The word on every wild card: "WILD", "BIDDY". */
  readonly wildWord: string;
}

/** Faces are drawn 100 wide and 140 tall, whatever their size on the screen. */
export const FACE_WIDTH = 100;
export const FACE_HEIGHT = 140;
const RADIUS = 8;

/** A card face with its top left corner at (0, 0), 100 by 140. */
export function drawFace(ctx: CanvasRenderingContext2D, card: Card, wild: boolean, style: FaceStyle): void {
  const suit = suitOf(card);
  const ink = suit < 0 ? COLOUR.ink : ((style.fourColours ? SUIT_INK_FOUR : SUIT_INK)[suit] as string);
  drawPaper(ctx, wild);
  ctx.fillStyle = ink;
  if (isJoker(card)) drawJoker(ctx, style.design === 'small');
  else if (style.design === 'small') drawCornerPip(ctx, card, wild);
  else drawMiddle(ctx, card, ink, wild, style);
  ctx.fillStyle = ink;
  if (!isJoker(card)) drawIndex(ctx, card, style);
  if (wild) drawWild(ctx, style);
}

export function drawPaper(ctx: CanvasRenderingContext2D, wild = false): void {
  const shade = ctx.createLinearGradient(0, 0, 0, FACE_HEIGHT);
  shade.addColorStop(0, wild ? COLOUR.wildPaper : COLOUR.paper);
  shade.addColorStop(1, wild ? COLOUR.wildShade : COLOUR.paperShade);
  ctx.beginPath();
  ctx.roundRect(0, 0, FACE_WIDTH, FACE_HEIGHT, RADIUS);
  ctx.fillStyle = shade;
  ctx.fill();
  const line = wild ? 3.4 : 1.2;
  ctx.beginPath();
  ctx.roundRect(line / 2, line / 2, FACE_WIDTH - line, FACE_HEIGHT - line, RADIUS - line / 2);
  ctx.lineWidth = line;
  ctx.strokeStyle = wild ? COLOUR.gold : COLOUR.paperEdge;
  ctx.stroke();
}

function drawIndex(ctx: CanvasRenderingContext2D, card: Card, { design }: FaceStyle): void {
  const small = design === 'small';
  const rank = text.rankShort(rankOf(card));
  const size = small ? 46 : 37;
  const x = small ? 22 : 19;
  ctx.font = `750 ${size}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const width = Math.min(1, (small ? 38 : 30) / ctx.measureText(rank).width);
  ctx.save();
  ctx.translate(x, small ? 40 : 35);
  ctx.scale(width, 1);
  ctx.fillText(rank, 0, 0);
  ctx.restore();
  drawPip(ctx, suitOf(card), x, small ? 61 : 53, small ? 15 : 12);
}

function drawCornerPip(ctx: CanvasRenderingContext2D, card: Card, wild: boolean): void {
  drawPip(ctx, suitOf(card), 66, wild ? 84 : 98, wild ? 20 : 27);
}

function drawMiddle(ctx: CanvasRenderingContext2D, card: Card, ink: string, wild: boolean, style: FaceStyle): void {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const middle = 64;
  const tall = wild ? 104 : 124;
  if (rank === 1) {
    drawPip(ctx, suit, middle, 8 + tall / 2, 27);
  } else if (rank > 10) {
    ctx.save();
    ctx.translate(middle + 1, 8 + tall / 2);
    drawCourt(ctx, rank, suit, ink, 56, tall - 4);
    ctx.restore();
  } else if (style.design === 'medium') {
    drawPip(ctx, suit, middle, wild ? 82 : 94, 25);
  } else {
    const size = (wild ? 9 : 10.5) - (rank > 8 ? 1.2 : 0);
    const top = wild ? 24 : 26;
    const height = wild ? 72 : 88;
    for (const [column, row] of PIP_PLACES[rank] ?? []) {
      drawPip(ctx, suit, middle + column * 18, top + row * height, size, row > 0.5);
    }
  }
}

/** A band with the word and a star at each side: known by word, shape and frame, not by colour alone. */
function drawWild(ctx: CanvasRenderingContext2D, { design, wildWord }: FaceStyle): void {
  const small = design === 'small';
  const height = small ? 30 : 24;
  const top = FACE_HEIGHT - height - 2;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(2, 2, FACE_WIDTH - 4, FACE_HEIGHT - 4, RADIUS - 2);
  ctx.clip();
  const gold = ctx.createLinearGradient(0, top, 0, FACE_HEIGHT);
  gold.addColorStop(0, COLOUR.goldLight);
  gold.addColorStop(1, COLOUR.gold);
  ctx.fillStyle = gold;
  ctx.fillRect(0, top, FACE_WIDTH, height + 2);
  ctx.restore();
  ctx.fillStyle = COLOUR.goldInk;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.font = `800 ${small ? 19 : 16}px ${FONT}`;
  ctx.letterSpacing = '0.8px';
  // At the left, where it is seen of a card that others overlap.
  ctx.fillText(wildWord, 7, top + height / 2 + 1, 72);
  const end = 7 + Math.min(72, ctx.measureText(wildWord).width);
  ctx.letterSpacing = '0px';
  star(ctx, Math.max(88, end + 8), top + height / 2, 6);
}

function star(ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 === 0 ? r : r * 0.42;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    ctx.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  ctx.closePath();
  ctx.fill();
}
