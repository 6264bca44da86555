import { type Card, rankOf, suitOf } from '#engine';
import { COURT_DRESS, type CourtDress } from '../stage/theme.ts';
import { drawJester } from './jester.ts';
import type { CourtLook, Courts } from './paper.ts';
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

/** The figures' colours per suit with four colours. */
const COURT_DRESS_FOUR: readonly CourtDress[] = [
  { ...COURT_DRESS, bright: '#17803a', dark: '#0f4a45', line: '#173f35' },
  { ...COURT_DRESS, bright: '#2a6fd6', dark: '#16306a' },
  COURT_DRESS,
  { ...COURT_DRESS, bright: '#66708a', dark: '#333d57', line: '#20263a' },
];

/** The size of a figure's drawing; it is symmetric under a half turn. */
const FIGURE_WIDTH = 1300;
const FIGURE_HEIGHT = 2000;
const FIGURE_LINE_WIDTH = 6;
/** Lines finer than this, in device pixels, would fade away. */
const LINE_MIN_WIDTH_PX = 0.5;

/** Parses the figures in `courts.svg`. */
export function readCourts(svg: string): Courts {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const groups = [...documentElement.querySelectorAll('g[id]')];
  const figures = new Map(groups.map((group) => [group.id, [...group.children].map(readPart)]));
  return {
    draw(ctx, card, look) {
      drawFigure(ctx, figures.get(`c${rankOf(card)}-${suitOf(card)}`) ?? [], card, look);
    },
    drawJester,
  };
}

function readPart(element: Element): Part {
  const paint = element.getAttribute('class') ?? '';
  const d = element.getAttribute('d');
  if (d !== null) return { paint: paint as Layer['paint'], path: new Path2D(d) };
  const place = (element.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
  return { paint: 'pip', lined: paint === 'lined', place };
}

function drawFigure(ctx: CanvasRenderingContext2D, figure: readonly Part[], card: Card, look: CourtLook): void {
  const scale = look.height / FIGURE_HEIGHT;
  ctx.scale(scale, scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const line = Math.max(FIGURE_LINE_WIDTH, LINE_MIN_WIDTH_PX / ctx.getTransform().a);
  const dress = look.fourColours ? (COURT_DRESS_FOUR[suitOf(card)] as CourtDress) : COURT_DRESS;
  for (const part of figure) {
    for (const turn of [1, -1]) {
      ctx.save();
      ctx.scale(turn, turn);
      ctx.translate(-FIGURE_WIDTH / 2, -FIGURE_HEIGHT / 2);
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
