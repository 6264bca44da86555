import { cpus, loadavg, totalmem } from 'node:os';

/** A measured value and its limit, if any: the highest (`most`) or lowest (`least`) value allowed. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
}

/** The results of a benchmark, and the machine it ran on, as lines of text. */
export interface Report {
  readonly machine: readonly string[];
  readonly figures: readonly Figure[];
}

/** Whether a figure is within its limit. True if it has none. */
export const isWithinLimit = ({
  value,
  most = Number.POSITIVE_INFINITY,
  least = Number.NEGATIVE_INFINITY,
}: Figure): boolean => value <= most && value >= least;

/** Describes the machine and its load: on a busy machine the figures are worth less. */
export function machine(): string[] {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const busy = loadavg()[0]?.toFixed(1);
  return [
    `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GB, ${process.platform}, Node ${process.version}`,
    `load before: ${busy}`,
  ];
}

/** The report as a Markdown table. */
export function benchTable({ machine: where, figures }: Report): string {
  return [markdownTable([['', 'measured', 'limit', ''], ...figures.map(rowOf)]), '', ...where].join('\n');
}

/** A Markdown table: the head and the rows below it, numbers to the right of a first column of names. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...body].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

function rowOf(figure: Figure): string[] {
  const { name, value, unit, most, least } = figure;
  const limit = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';
  return [name, `${rounded(value)} ${unit}`.trim(), limit, limit === '' ? '' : isWithinLimit(figure) ? 'yes' : 'NO'];
}

/** Small shares differ in the third place. */
const rounded = (value: number): string => value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 0.1 ? 2 : 3);

/** The median, or NaN without values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The smallest value that the given share of all values (0 to 1) does not exceed, or NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
