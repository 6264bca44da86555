import { svgPage, svgText, tickStep } from '../bench/chart.ts';
import type { Estimate } from './statistics.ts';

/** A row of the chart. */
export interface EstimateRow extends Estimate {
  readonly name: string;
  /** Small words below the name. */
  readonly note: string;
}

const LEFT = 340;
const RIGHT = 790;
const HEAD = 80;
const ROW = 46;
const FOOT = 40;
const COLOUR = '#0b5fa5';
const CAP = 8;

/**
 * Draws a row for each estimate, with its interval, below each other as an SVG picture.
 * @param even the value that stands for no difference, marked by a line
 */
export function chartOfEstimates(title: string, below: string, even: number, rows: readonly EstimateRow[]): string {
  const ends = rows.flatMap(({ value, low, high }) => [value, low, high]).filter(Number.isFinite);
  const [least, most] = [Math.min(even, ...ends), Math.max(even, ...ends)];
  const step = tickStep(most - least);
  const [from, to] = [Math.floor(least / step), Math.max(Math.floor(least / step) + 1, Math.ceil(most / step))];
  const x = (value: number): number => LEFT + ((RIGHT - LEFT) * (value / step - from)) / (to - from);
  const bottom = HEAD + rows.length * ROW;
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  return svgPage(title, below, bottom + FOOT, [
    ...ticks.flatMap((tick) => [
      `<path d="M${x(tick).toFixed(1)} ${HEAD}V${bottom}" stroke="#ddd"/>`,
      svgText(x(tick), bottom + 18, `${Number(tick.toPrecision(6))}`, 'text-anchor="middle"'),
    ]),
    `<path d="M${x(even).toFixed(1)} ${HEAD}V${bottom}" stroke="#222"/>`,
    ...rows.flatMap((row, index) => rowSvg(row, HEAD + (index + 0.5) * ROW, x)),
  ]);
}

function rowSvg({ name, note, value, low, high }: EstimateRow, y: number, x: (value: number) => number): string[] {
  const figures = [value, low, high].map((one) => Number(one.toPrecision(3)));
  const hasInterval = Number.isFinite(low) && Number.isFinite(high);
  const [left, right] = [x(low).toFixed(1), x(high).toFixed(1)];
  const caps = `M${left} ${y - CAP}V${y + CAP}M${right} ${y - CAP}V${y + CAP}M${left} ${y}H${right}`;
  return [
    svgText(LEFT - 16, y, name, 'text-anchor="end"'),
    svgText(LEFT - 16, y + 15, note, 'text-anchor="end" fill="#555" font-size="11"'),
    ...(hasInterval ? [`<path d="${caps}" fill="none" stroke="${COLOUR}" stroke-width="2"/>`] : []),
    `<circle cx="${x(value).toFixed(1)}" cy="${y}" r="4" fill="${COLOUR}"/>`,
    svgText(
      RIGHT + 16,
      y + 4,
      `${figures[0]}${hasInterval ? ` (${figures[1]} to ${figures[2]})` : ''}`,
      `fill="${COLOUR}"`,
    ),
  ];
}
