import type { Card } from '#engine';
import type { CardLetters } from '#text';
import type { CardFace } from '../device/settings.ts';
import { COLOUR } from '../stage/theme.ts';

/** The look of a court card: the ink of its suit, and the size of its panel. */
export interface CourtLook {
  readonly ink: string;
  readonly fourColours: boolean;
  readonly width: number;
  readonly height: number;
}

/** The figures of court cards and Jokers. */
export interface Courts {
  /** Draws the middle of a court card, centred on (0, 0). */
  draw(ctx: CanvasRenderingContext2D, card: Card, look: CourtLook): void;
  /** Draws a Joker's head around (0, 0). */
  drawJester(ctx: CanvasRenderingContext2D): void;
}

/** Draws a face, 100 by 140 from (0, 0). */
export type FacePainter = (
  ctx: CanvasRenderingContext2D,
  card: Card,
  wild: boolean,
  style: FaceStyle,
  courts: Courts | null,
) => void;

/**
 * The style of faces. Designs by size: `large` has all pips; `medium` has one large pip, where a card is too small for
 * ten; `big` has corners as large as possible, for the face with large corners; `small` is for melds, where little more
 * than the corner shows.
 */
export interface FaceStyle {
  readonly face: CardFace;
  readonly design: 'large' | 'medium' | 'big' | 'small';
  readonly fourColours: boolean;
  readonly words: CardWords;
}

/** Words and letters on cards. */
export interface CardWords {
  /** The word on every wild card, such as "WILD" or "BIDDY"; empty where it would be illegible. */
  readonly wild: string;
  /** The width in which it must fit, because the next card covers the rest, in units of the drawing. */
  readonly room: number;
  readonly joker: string;
  readonly letters: CardLetters;
}

/** Faces are drawn 100 wide and 140 high, whatever their size on the screen. */
export const FACE_WIDTH = 100;
export const FACE_HEIGHT = 140;
export const CARD_RADIUS = 8;

/** The colours of a card's paper at its upper and lower edge. */
export type Paper = readonly [top: string, foot: string];

const USUAL_PAPER: Paper = [COLOUR.paper, COLOUR.paperShade];
const WILD_PAPER: Paper = [COLOUR.wildPaper, COLOUR.wildShade];

/** Draws a blank card; a wild has a golden frame. */
export function drawPaper(ctx: CanvasRenderingContext2D, wild = false, paper = wild ? WILD_PAPER : USUAL_PAPER): void {
  const shade = ctx.createLinearGradient(0, 0, 0, FACE_HEIGHT);
  shade.addColorStop(0, paper[0]);
  shade.addColorStop(1, paper[1]);
  ctx.beginPath();
  ctx.roundRect(0, 0, FACE_WIDTH, FACE_HEIGHT, CARD_RADIUS);
  ctx.fillStyle = shade;
  ctx.fill();
  const line = wild ? 3.4 : 1.2;
  ctx.beginPath();
  ctx.roundRect(line / 2, line / 2, FACE_WIDTH - line, FACE_HEIGHT - line, CARD_RADIUS - line / 2);
  ctx.lineWidth = line;
  ctx.strokeStyle = wild ? COLOUR.gold : COLOUR.paperEdge;
  ctx.stroke();
}
