import { COLOUR, FONT } from '../stage/theme.ts';
import { type Courts, FACE_HEIGHT, type FaceStyle } from './paper.ts';
import { bandOf } from './wild.ts';

type Ctx = CanvasRenderingContext2D;

/** The name down the edge: the x of its middle, the first baseline and the font size. */
const NAME_LETTERS: Readonly<Record<FaceStyle['design'], { x: number; y: number; size: number }>> = {
  large: { x: 14, y: 22, size: 20 },
  medium: { x: 14, y: 22, size: 20 },
  big: { x: 16, y: 25, size: 23 },
  small: { x: 14, y: 22, size: 20 },
};

/** From one letter's baseline to the next, as a share of the font size. */
const LETTER_LEADING_EM = 0.86;

/**
 * Draws a Joker: its name down the edge, so that it is not mistaken for a jack, and its figure once `courts` is there.
 * 100 by 140 from (0, 0).
 */
export function drawJoker(ctx: Ctx, wild: boolean, style: FaceStyle, courts: Courts | null): void {
  const low = isLow(wild, style.design);
  drawName(ctx, wild, style);
  if (!courts) return;
  const scale = low ? 0.82 : 0.9;
  ctx.save();
  ctx.translate(low ? 62 : 60, low ? 48 : wild ? 60 : 70);
  ctx.scale(scale, scale);
  courts.drawJester(ctx);
  ctx.restore();
}

/** In a meld the word on the band needs the room below. */
const isLow = (wild: boolean, design: FaceStyle['design']): boolean => wild && design === 'small';

/** Draws the name down the edge, each letter upright; a long name in smaller letters. */
export function drawName(ctx: Ctx, wild: boolean, { design, words }: FaceStyle): void {
  const { x, y, size: largest } = NAME_LETTERS[isLow(wild, design) ? 'small' : design === 'small' ? 'big' : design];
  const letters = [...words.joker];
  const foot = (wild ? bandOf(design).top : FACE_HEIGHT) - 4;
  const size = Math.min(largest, (foot - y) / (LETTER_LEADING_EM * (letters.length - 1)));
  ctx.fillStyle = COLOUR.ink;
  ctx.font = `800 ${size}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  letters.forEach((letter, i) => {
    ctx.fillText(letter, x, y + i * size * LETTER_LEADING_EM);
  });
}
