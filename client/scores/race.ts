import type { DealResult, Seat } from '#engine';

/** A seat's totals before the first deal and after each one, with the points that the Press moved. */
export function totalsAfter(results: readonly DealResult[], seat: Seat): readonly number[] {
  let total = 0;
  return [0, ...results.map(({ points, added }) => (total += (points[seat] ?? 0) + (added[seat] ?? 0)))];
}

/** The size of a chart and the room in it, in pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** Width kept for the names at the ends of the lines. */
  readonly names: number;
  /** Width kept for the figures beside the scale. */
  readonly figures: number;
}

/** A point of a chart, in pixels from its upper left corner. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** Where everything of the chart of a race lies. */
export interface RaceLayout {
  /** Per seat: its line, and the height of its name. */
  readonly lines: readonly { readonly points: readonly ChartPoint[]; readonly nameAt: number }[];
  /** The lines of the scale. */
  readonly scale: readonly { readonly total: number; readonly y: number }[];
  /** The numbers of deals below the chart. */
  readonly deals: readonly { readonly deal: number; readonly x: number }[];
  /** The range of the lines. */
  readonly left: number;
  readonly right: number;
}

const EDGE = 10;
const DEALS_BELOW = 20;
const LINE_OF_NAME = 16;
/** The least distance between two numbers of deals. */
const DEAL_WIDTH = 22;
const MOST_SCALE_LINES = 5;

/**
 * Lays out the totals of all seats as lines.
 * @param totals per seat: its total before the first deal and after each
 */
export function layRace(totals: readonly (readonly number[])[], size: ChartSize): RaceLayout {
  const all = totals.flat();
  const low = all.reduce((least, total) => Math.min(least, total), 0);
  const high = all.reduce((most, total) => Math.max(most, total), 1);
  const step = scaleStep(high - low);
  const least = Math.floor(low / step) * step;
  const most = Math.ceil(high / step) * step;
  const count = Math.max(1, (totals[0]?.length ?? 1) - 1);
  const [left, right, bottom] = [size.figures, size.width - size.names, size.height - DEALS_BELOW];
  const x = (deal: number): number => round(left + (deal / count) * (right - left));
  const y = (total: number): number => round(bottom - ((total - least) / (most - least)) * (bottom - EDGE));
  const names = spread(
    totals.map((line) => y(line.at(-1) ?? 0)),
    bottom,
  );
  const every = Math.ceil((count * DEAL_WIDTH) / (right - left));
  return {
    lines: totals.map((line, seat) => ({
      points: line.map((total, deal) => ({ x: x(deal), y: y(total) })),
      nameAt: names[seat] ?? 0,
    })),
    scale: range(1 + (most - least) / step).map((i) => ({ total: least + i * step, y: y(least + i * step) })),
    deals: range(count)
      .map((i) => count - i)
      .filter((deal) => (count - deal) % every === 0)
      .map((deal) => ({ deal, x: x(deal) })),
    left,
    right,
  };
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** The distance between two lines of the scale, a round number, for totals this far apart. */
function scaleStep(reach: number): number {
  const decade = 10 ** Math.floor(Math.log10(reach / MOST_SCALE_LINES));
  const step = [1, 2, 5, 10].find((times) => reach / decade / times <= MOST_SCALE_LINES) ?? 10;
  return Math.max(1, step * decade);
}

/** Moves these heights apart so that the names do not overlap, and none is below `bottom`. */
function spread(heights: readonly number[], bottom: number): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    last = Math.max(heights[i] ?? 0, last + LINE_OF_NAME);
    placed[i] = last;
  }
  let next = bottom + LINE_OF_NAME;
  for (const i of order.toReversed()) {
    next = Math.min(placed[i] ?? 0, next - LINE_OF_NAME);
    placed[i] = next;
  }
  return placed;
}
