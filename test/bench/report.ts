import { cpus, loadavg, totalmem } from 'node:os';

/** Something measured, and what it may be at most or must be at least. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
}

/** What was measured, and where. */
export interface Report {
  readonly machine: readonly string[];
  readonly figures: readonly Figure[];
}

/** Is a figure within its limit, if it has one. */
export const isWithinLimit = ({
  value,
  most = Number.POSITIVE_INFINITY,
  least = Number.NEGATIVE_INFINITY,
}: Figure): boolean => value <= most && value >= least;

/** The machine in words; how busy it is with other things decides how much its figures are worth. */
export function machine(): string[] {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const busy = loadavg()[0]?.toFixed(1);
  return [
    `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GB, ${process.platform}, Node ${process.version}`,
    `load before: ${busy}`,
  ];
}

/** The report as a table of Markdown. */
export function benchTable({ machine: where, figures }: Report): string {
  const rows = [['', 'measured', 'limit', ''], ...figures.map(rowOf)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line), '', ...where].join('\n');
}

function rowOf(figure: Figure): string[] {
  const { name, value, unit, most, least } = figure;
  const limit = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';
  return [name, `${rounded(value)} ${unit}`.trim(), limit, limit === '' ? '' : isWithinLimit(figure) ? 'yes' : 'NO'];
}

const rounded = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** The middle one of several measurements; NaN of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The measurement that so large a part of all does not exceed; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
