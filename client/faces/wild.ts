import type { CardBox } from '../stage/layout.ts';
import { COLOUR, FONT } from '../stage/theme.ts';
import { CARD_RADIUS, type CardWords, FACE_HEIGHT, FACE_WIDTH, type FaceStyle } from './paper.ts';

/** The top of the band on cards in melds; the wild's label is printed below it. */
export const WILD_BAND_TOP_IN_MELD = 96;

/** The word's place at the left edge, which is all that shows of a card in a crowded row. */
const WORD_PLACE = { left: 5, inMeld: 35, inHand: 39 };
/** A letter with less room than this, in CSS pixels, is illegible. */
const LETTER_MIN_WIDTH_PX = 3.3;
/** The word's room in units of the drawing: more for each letter, in steps, so that faces are rarely redrawn. */
const WORD_ROOM = { letter: 12, most: 80, step: 8 };

/** The word on wild cards that lie like these, and its room: the part of their width that the next card leaves free. */
export function fittingWord(
  word: string,
  cards: readonly Pick<CardBox, 'hit' | 'rect'>[],
): Pick<CardWords, 'wild' | 'room'> {
  const seen = Math.min(...cards.map(({ hit, rect }) => (hit.width / rect.width) * FACE_WIDTH));
  const most = Math.min(WORD_ROOM.most, word.length * WORD_ROOM.letter, seen);
  const room = Math.floor(most / WORD_ROOM.step) * WORD_ROOM.step;
  const isTooNarrow = ({ rect }: Pick<CardBox, 'rect'>): boolean =>
    ((room - WORD_PLACE.left) * rect.width) / FACE_WIDTH < word.length * LETTER_MIN_WIDTH_PX;
  return { wild: cards.some(isTooNarrow) ? '' : word, room };
}

/** The band at the lower edge of a wild. */
export function bandOf(design: FaceStyle['design']): { readonly top: number; readonly height: number } {
  const height = design === 'small' ? 26 : design === 'big' ? 30 : 24;
  return { top: design === 'small' ? WILD_BAND_TOP_IN_MELD : FACE_HEIGHT - height - 2, height };
}

/** Draws a band with the word and a star, so that wilds are marked by word, shape and frame, not by colour alone. */
export function drawWild(ctx: CanvasRenderingContext2D, { design, words }: FaceStyle): void {
  const small = design === 'small';
  const { top, height } = bandOf(design);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(2, 2, FACE_WIDTH - 4, FACE_HEIGHT - 4, CARD_RADIUS - 2);
  ctx.clip();
  const gold = ctx.createLinearGradient(0, top, 0, top + height + 2);
  gold.addColorStop(0, COLOUR.goldLight);
  gold.addColorStop(1, COLOUR.gold);
  ctx.fillStyle = gold;
  ctx.fillRect(0, top, FACE_WIDTH, small ? height : height + 2);
  ctx.restore();
  ctx.fillStyle = COLOUR.goldInk;
  const middle = top + height / 2;
  if (!words.wild) {
    star(ctx, Math.min(88, words.room / 2), middle, 9);
    return;
  }
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  const size = small || design === 'big' ? 19 : 16;
  ctx.font = `800 ${size}px ${FONT}`;
  ctx.letterSpacing = '0.8px';
  // At the left, where it shows even if other cards overlap. Words longer than WILD may be wider, as they would be
  // illegible in that width.
  const natural = ctx.measureText(words.wild).width;
  const wanted = Math.min(natural, Math.max(small ? WORD_PLACE.inMeld : WORD_PLACE.inHand, natural * 0.66), 72);
  const width = Math.min(wanted, words.room - WORD_PLACE.left - 2);
  // A word squeezed to less than half of its width is easier to read in smaller letters.
  ctx.font = `800 ${size * Math.min(1, (2 * width) / natural)}px ${FONT}`;
  ctx.fillText(words.wild, WORD_PLACE.left, middle + 1, width);
  ctx.letterSpacing = '0px';
  star(ctx, Math.max(88, WORD_PLACE.left + width + 8), middle, 6);
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
