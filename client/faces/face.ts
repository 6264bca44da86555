import { type Card, isJoker, rankOf, suitOf } from '#engine';
import { lettersNow, rankIn } from '#text';
import type { CardBack, CardFace } from '../device/settings.ts';
import type { CardBox } from '../stage/layout.ts';
import { COLOUR, FONT, SUIT_INK, SUIT_INK_FOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import { type BackDesign, drawBack, LATTICE } from './back.ts';
import { drawJoker } from './joker.ts';
import { type CardWords, type CourtLook, type Courts, drawPaper, type FacePainter, type FaceStyle } from './paper.ts';
import { drawPip, PIP_PLACES } from './pips.ts';
import { drawWild, fittingWord, WILD_BAND_TOP_IN_MELD } from './wild.ts';

/** Below this width ten pips are a blur. */
const PIPS_MIN_WIDTH_PX = 84;

/** The design of a card of this width, in CSS pixels, outside of melds. */
export const faceDesign = (face: CardFace, width: number): FaceStyle['design'] =>
  face === 'large' ? 'big' : width < PIPS_MIN_WIDTH_PX ? 'medium' : 'large';

/**
 * Words and letters for cards that lie like these, in the language of the page; `wild` is the word on the game's wild
 * cards.
 */
export const cardWords = (wild = text.wild(), cards: readonly CardBox[] = []): CardWords => ({
  ...fittingWord(wild, cards),
  joker: text.jokerOnCards(),
  letters: lettersNow(text.ownLetters()),
});

/** Faces and backs that new players do not have. */
export interface Designs {
  readonly faces: Readonly<Partial<Record<CardFace, FacePainter>>>;
  readonly backs: Readonly<Partial<Record<CardBack, BackDesign>>>;
}

/** Draws a face in the chosen design, or the classic one while that is not fetched, 100 by 140 from (0, 0). */
export function paintFace(
  ctx: CanvasRenderingContext2D,
  card: Card,
  wild: boolean,
  { style, designs }: { readonly style: FaceStyle; readonly designs: Designs | null },
  courts: Courts | null,
): void {
  (designs?.faces[style.face] ?? drawFace)(ctx, card, wild, style, courts);
}

/** Draws a back in the chosen design, or the usual one while that is not fetched, 100 by 140 from (0, 0). */
export function paintBack(ctx: CanvasRenderingContext2D, back: CardBack, designs: Designs | null): void {
  drawBack(ctx, designs?.backs[back] ?? LATTICE);
}

/** The corner of a card: places and sizes of rank and pip, and the largest width of the rank. */
interface Corner {
  readonly x: number;
  readonly size: number;
  readonly base: number;
  readonly widest: number;
  readonly pipY: number;
  readonly pip: number;
}

const USUAL_CORNER: Corner = { x: 19, size: 38, base: 35, widest: 31, pipY: 53, pip: 12 };
/** The corner of each design. */
const CORNERS: Readonly<Record<FaceStyle['design'], Corner>> = {
  large: USUAL_CORNER,
  medium: USUAL_CORNER,
  big: { x: 26, size: 57, base: 47, widest: 45, pipY: 64, pip: 15 },
  small: { x: 22, size: 46, base: 40, widest: 38, pipY: 61, pip: 15 },
};
/** Where the middle part of the card begins, right of the corner. */
const MIDDLE_LEFT = { large: 38, medium: 38, big: 52, small: 44 } as const;
const MIDDLE_RIGHT = 96;

/**
 * Draws a classic card face, 100 by 140 from (0, 0). Court cards and Jokers lack their figure while `courts` is null.
 */
export function drawFace(
  ctx: CanvasRenderingContext2D,
  card: Card,
  wild: boolean,
  style: FaceStyle,
  courts: Courts | null,
): void {
  const ink = inkOf(card, style);
  drawPaper(ctx, wild);
  ctx.fillStyle = ink;
  if (isJoker(card)) drawJoker(ctx, wild, style, courts);
  else {
    drawMiddle(ctx, card, wild, style, courts);
    ctx.fillStyle = ink;
    drawIndex(ctx, card, style);
  }
  if (wild) drawWild(ctx, style);
}

/** The ink of a card's suit; a Joker has none of its own. */
export const inkOf = (card: Card, { fourColours }: FaceStyle): string =>
  (fourColours ? SUIT_INK_FOUR : SUIT_INK)[suitOf(card)] ?? COLOUR.ink;

/** Draws the figure or the pips right of the corner. */
export function drawMiddle(
  ctx: CanvasRenderingContext2D,
  card: Card,
  wild: boolean,
  style: FaceStyle,
  courts: Courts | null,
): void {
  const ink = inkOf(card, style);
  ctx.fillStyle = ink;
  if (rankOf(card) > 10) drawFigure(ctx, card, ink, wild, style, courts);
  else drawPips(ctx, card, wild, style);
}

/** Draws rank and pip in the corner, in the current fill colour. */
export function drawIndex(ctx: CanvasRenderingContext2D, card: Card, { design, words }: FaceStyle): void {
  const { x, size, base, widest, pipY, pip } = CORNERS[design];
  const rank = rankIn(words.letters, rankOf(card));
  ctx.font = `750 ${size}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.save();
  ctx.translate(x, base);
  ctx.scale(Math.min(1, widest / ctx.measureText(rank).width), 1);
  ctx.fillText(rank, 0, 0);
  ctx.restore();
  drawPip(ctx, suitOf(card), x, pipY, pip);
}

function drawFigure(
  ctx: CanvasRenderingContext2D,
  card: Card,
  ink: string,
  wild: boolean,
  { design, fourColours }: FaceStyle,
  courts: Courts | null,
): void {
  const from = MIDDLE_LEFT[design];
  const height = !wild ? 124 : design === 'small' ? WILD_BAND_TOP_IN_MELD - 10 : design === 'big' ? 98 : 102;
  ctx.save();
  ctx.translate((from + MIDDLE_RIGHT) / 2, 8 + height / 2);
  drawCourt(ctx, card, { ink, fourColours, width: MIDDLE_RIGHT - from, height }, courts);
  ctx.restore();
}

/** Draws a jack, queen or king in a panel, or a large pip until the figures are loaded. */
function drawCourt(ctx: CanvasRenderingContext2D, card: Card, look: CourtLook, courts: Courts | null): void {
  const { width, height } = look;
  const panel = new Path2D();
  panel.roundRect(-width / 2, -height / 2, width, height, 3);
  ctx.fillStyle = COLOUR.courtPaper;
  ctx.fill(panel);
  ctx.fillStyle = look.ink;
  if (courts) {
    ctx.save();
    ctx.clip(panel);
    courts.draw(ctx, card, look);
    ctx.restore();
  } else drawPip(ctx, suitOf(card), 0, 0, Math.min(24, width * 0.4));
  ctx.lineWidth = 1.1;
  ctx.strokeStyle = COLOUR.courtEdge;
  ctx.stroke(panel);
}

function drawPips(ctx: CanvasRenderingContext2D, card: Card, wild: boolean, { design }: FaceStyle): void {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const middle = 64;
  const tall = wild ? 104 : 124;
  if (design === 'big') drawPip(ctx, suit, 68, wild ? 86 : 106, wild ? 20 : 27);
  else if (design === 'small') drawPip(ctx, suit, wild ? 70 : 66, wild ? 60 : 98, wild ? 20 : 27);
  else if (rank === 1) drawPip(ctx, suit, middle, 8 + tall / 2, 27);
  else if (design === 'medium') drawPip(ctx, suit, middle, wild ? 82 : 94, 25);
  else {
    const size = (wild ? 9 : 10.5) - (rank > 8 ? 1.2 : 0);
    const top = wild ? 24 : 26;
    const height = wild ? 72 : 88;
    for (const [column, row] of PIP_PLACES[rank] ?? []) {
      drawPip(ctx, suit, middle + column * 18, top + row * height, size, row > 0.5);
    }
  }
}
