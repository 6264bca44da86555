import { COLOUR } from '../stage/theme.ts';

/**
 * How faces are drawn: `large` with all pips, `medium` with one large pip where the card is too small for ten, `big` for
 * those who want the corner as large as can be, `small` for melds, where little more than the corner is seen.
 */
export interface FaceStyle {
  readonly design: 'large' | 'medium' | 'big' | 'small';
  readonly fourColours: boolean;
  /** The word on every wild card: "WILD", "BIDDY". */
  readonly wildWord: string;
}

/** Faces are drawn 100 wide and 140 tall, whatever their size on the screen. */
export const FACE_WIDTH = 100;
export const FACE_HEIGHT = 140;
export const RADIUS = 8;

/** The card itself, without anything on it. */
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
