import type { Card } from '#engine';
import { lettersNow } from '#text';
import type { CardBack, CardFace } from '../device/settings.ts';
import type { CardBox } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { drawBack, LATTICE } from './back.ts';
import { drawFace } from './face.ts';
import type { CardWords, FaceStyle } from './paper.ts';
import type { Courts, Designs } from './types.ts';
import { fittingWord } from './wild.ts';

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
