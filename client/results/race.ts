import { type DealResult, gameWinners, type PlayerView, type Seat, standing, winnersOf } from '#engine';
import { SEAT_COLOUR } from '../stage/theme.ts';

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
  /** Width kept for the figures of the scale. */
  readonly figures: number;
}

/** A point of a chart, in pixels from its upper left corner. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** The positions of everything in the chart of a race. */
export interface RaceLayout {
  /** Per seat: its line, and the height of its name. */
  readonly series: readonly { readonly points: readonly ChartPoint[]; readonly nameAt: number }[];
  /** The lines of the scale. */
  readonly scale: readonly { readonly total: number; readonly y: number }[];
  /** The numbers of deals below the chart. */
  readonly deals: readonly { readonly deal: number; readonly x: number }[];
  /** The range of the lines. */
  readonly left: number;
  readonly right: number;
}

const TOP_MARGIN_PX = 10;
const DEAL_NUMBERS_HEIGHT_PX = 20;
const NAME_ROW_HEIGHT_PX = 16;
/** The smallest distance between two numbers of deals. */
const DEAL_NUMBER_WIDTH_PX = 22;
const MAX_SCALE_STEPS = 5;

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
  const [left, right, bottom] = [size.figures, size.width - size.names, size.height - DEAL_NUMBERS_HEIGHT_PX];
  const x = (deal: number): number => round(left + (deal / count) * (right - left));
  const y = (total: number): number => round(bottom - ((total - least) / (most - least)) * (bottom - TOP_MARGIN_PX));
  const names = spread(
    totals.map((line) => y(line.at(-1) ?? 0)),
    bottom,
  );
  const every = Math.ceil((count * DEAL_NUMBER_WIDTH_PX) / (right - left));
  return {
    series: totals.map((line, seat) => ({
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
  const decade = 10 ** Math.floor(Math.log10(reach / MAX_SCALE_STEPS));
  const step = [1, 2, 5, 10].find((times) => reach / decade / times <= MAX_SCALE_STEPS) ?? 10;
  return Math.max(1, step * decade);
}

/** Moves these heights apart so that the names do not overlap, and none is below `bottom`. */
function spread(heights: readonly number[], bottom: number): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    last = Math.max(heights[i] ?? 0, last + NAME_ROW_HEIGHT_PX);
    placed[i] = last;
  }
  let next = bottom + NAME_ROW_HEIGHT_PX;
  for (const i of order.toReversed()) {
    next = Math.min(placed[i] ?? 0, next - NAME_ROW_HEIGHT_PX);
    placed[i] = next;
  }
  return placed;
}

/** How a seat's line is told from the others, with and without colours. */
interface SeatStyle {
  /** The colour on light paper. */
  readonly colour: string;
  /** The colour on a dark panel. */
  readonly lightColour: string;
  /** The outline of the mark around (0, 0), 12 pixels wide, as SVG path data. */
  readonly mark: string;
  /** Lengths of dashes and gaps in pixels; empty for a solid line. */
  readonly dashes: readonly number[];
}

const MARKS = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  'M-4.5-4.5h9v9h-9z',
  'M0-6l5.6 10.4h-11.2z',
  'M0-6.4l5.6 6.4l-5.6 6.4l-5.6-6.4z',
  'M0 6l5.6-10.4h-11.2z',
  'M-5.4-3l2.4-2.4l3 3l3-3l2.4 2.4l-3 3l3 3l-2.4 2.4l-3-3l-3 3l-2.4-2.4l3-3z',
  'M-1.8-5.6h3.6v3.8h3.8v3.6h-3.8v3.8h-3.6v-3.8h-3.8v-3.6h3.8z',
  'M-5.4-5.4h10.8l-10.8 10.8h10.8z',
] as const;

const DASHES: readonly (readonly number[])[] = [[], [10, 4], [3, 4], [12, 4, 3, 4], [6, 3], [16, 4], [3, 8], [8, 8]];

/** The share of white that makes a seat's colour stand out from a dark panel by 3:1. */
const WHITE_RATIO = 0.3;

/** Mixes a colour such as `#4f6bc0` with white. */
function lighter(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.map((part) => Math.round(part + (255 - part) * WHITE_RATIO)).join(' ')})`;
}

/** The line of a seat. */
export function seatStyle(seat: Seat): SeatStyle {
  const colour = SEAT_COLOUR[seat % SEAT_COLOUR.length] as string;
  return {
    colour,
    lightColour: lighter(colour),
    mark: MARKS[seat % MARKS.length] as string,
    dashes: DASHES[seat % DASHES.length] as readonly number[],
  };
}

/** The beginning of a text that fits into this width, in the typeface of the context. */
export function shortenedToFit(
  context: Pick<CanvasRenderingContext2D, 'measureText'>,
  words: string,
  most: number,
): string {
  const letters = [...words];
  let shown = words;
  while (letters.length > 1 && context.measureText(shown).width > most) {
    letters.pop();
    shown = `${letters.join('').trimEnd()}…`;
  }
  return shown;
}

/** How a finished game was decided. Deals are counted from 1. */
export interface TurningPoint {
  readonly winner: Seat;
  /** The best placed other seat. */
  readonly rival: Seat;
  /** The deal since which the winner led alone. */
  readonly ledFrom: number;
  /** The deal in which the winner gained most on the rival, and by how many points. */
  readonly best: number;
  readonly gain: number;
}

/** How a finished game was decided; null if several won, if the winner did not lead, or after a single deal. */
export function turningPoint({ rules, seats, results }: PlayerView): TurningPoint | null {
  const totals = seats.map(({ total }) => total);
  const [winner, another] = gameWinners(rules, totals, results.at(-1)?.out ?? -1);
  const rival = standing(rules, totals).find(({ seat }) => seat !== winner)?.seat;
  if (winner === undefined || another !== undefined || rival === undefined || results.length < 2) return null;
  const lines = seats.map((_, seat) => totalsAfter(results, seat));
  const leadsAfter = (deal: number): boolean => {
    const leaders = winnersOf(
      rules,
      lines.map((line) => line[deal] ?? 0),
    );
    return leaders.length === 1 && leaders[0] === winner;
  };
  let ledFrom = results.length;
  if (!leadsAfter(ledFrom)) return null;
  while (ledFrom > 1 && leadsAfter(ledFrom - 1)) ledFrom--;
  const sign = rules.scoring.best === 'low' ? -1 : 1;
  const ahead = (deal: number): number => sign * ((lines[winner]?.[deal] ?? 0) - (lines[rival]?.[deal] ?? 0));
  const gains = results.map((_, i) => ahead(i + 1) - ahead(i));
  const gain = Math.max(...gains);
  return { winner, rival, ledFrom, best: gains.lastIndexOf(gain) + 1, gain };
}
