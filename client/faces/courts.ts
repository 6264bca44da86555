import { type Card, rankOf, suitOf } from '#engine';
import { COLOUR, COURT_DRESS, COURT_DRESS_FOUR, type CourtDress } from '../stage/theme.ts';
import { drawPip } from './pips.ts';

/** A layer of a figure: a path filled with a colour of its dress, or an outline (`line`, `fine`). */
interface Layer {
  readonly paint: 'gold' | 'bright' | 'dark' | 'black' | 'line' | 'fine';
  readonly path: Path2D;
}

type Part =
  | Layer
  /** A pip on the clothes, in the card's own ink. */
  | { readonly paint: 'pip'; readonly lined: boolean; readonly place: readonly number[] };

/** The layers of the twelve court figures, by rank and suit. */
export type Courts = ReadonlyMap<string, readonly Part[]>;

/** The size of a figure's drawing; it is symmetric under a half turn. */
const WIDTH = 1300;
const HEIGHT = 2000;
const LINE = 6;
/** Lines finer than this, in device pixels, would fade away. */
const FINEST = 0.5;

/** Parses the figures in `courts.svg`. */
export function readCourts(svg: string): Courts {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const figures = [...documentElement.querySelectorAll('g[id]')];
  return new Map(figures.map((figure) => [figure.id, [...figure.children].map(readPart)]));
}

function readPart(element: Element): Part {
  const paint = element.getAttribute('class') ?? '';
  const d = element.getAttribute('d');
  if (d !== null) return { paint: paint as Layer['paint'], path: new Path2D(d) };
  const place = (element.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
  return { paint: 'pip', lined: paint === 'lined', place };
}

/** The look of a court card: the figures if they are loaded, and the size of its panel centred on (0, 0). */
export interface CourtLook {
  readonly courts: Courts | null;
  readonly ink: string;
  readonly fourColours: boolean;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a jack, queen or king in a panel that shows the middle of the figure, or a large pip until the figures are
 * loaded.
 */
export function drawCourt(ctx: CanvasRenderingContext2D, card: Card, look: CourtLook): void {
  const { width, height, ink } = look;
  const panel = new Path2D();
  panel.roundRect(-width / 2, -height / 2, width, height, 3);
  ctx.fillStyle = COLOUR.courtPaper;
  ctx.fill(panel);
  const figure = look.courts?.get(`c${rankOf(card)}-${suitOf(card)}`);
  ctx.fillStyle = ink;
  if (figure) {
    ctx.save();
    ctx.clip(panel);
    drawFigure(ctx, figure, card, look);
    ctx.restore();
  } else drawPip(ctx, suitOf(card), 0, 0, Math.min(24, width * 0.4));
  ctx.lineWidth = 1.1;
  ctx.strokeStyle = COLOUR.courtEdge;
  ctx.stroke(panel);
}

function drawFigure(ctx: CanvasRenderingContext2D, figure: readonly Part[], card: Card, look: CourtLook): void {
  const scale = look.height / HEIGHT;
  ctx.scale(scale, scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const line = Math.max(LINE, FINEST / ctx.getTransform().a);
  const dress = look.fourColours ? (COURT_DRESS_FOUR[suitOf(card)] as CourtDress) : COURT_DRESS;
  for (const part of figure) {
    for (const turn of [1, -1]) {
      ctx.save();
      ctx.scale(turn, turn);
      ctx.translate(-WIDTH / 2, -HEIGHT / 2);
      ctx.lineWidth = part.paint === 'fine' ? line / 2 : line;
      drawPart(ctx, part, card, dress, look.ink);
      ctx.restore();
    }
  }
}

function drawPart(ctx: CanvasRenderingContext2D, part: Part, card: Card, dress: CourtDress, ink: string): void {
  if (part.paint === 'line' || part.paint === 'fine') {
    ctx.strokeStyle = dress.line;
    ctx.stroke(part.path);
  } else if (part.paint === 'pip') {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = part.place;
    ctx.transform(a, b, c, d, e, f);
    ctx.fillStyle = dress.line;
    if (part.lined) drawPip(ctx, suitOf(card), 0, 0, 1.2);
    ctx.fillStyle = ink;
    drawPip(ctx, suitOf(card), 0, 0, 1);
  } else {
    ctx.fillStyle = dress[part.paint];
    ctx.fill(part.path);
  }
}
