import type { Ratio, RatioReport } from './ratios.ts';

/** A line of `history.jsonl`, which belongs to a change that was made for speed. */
export interface HistoryLine {
  /** The day of the measurement, as YYYY-MM-DD. */
  readonly date: string;
  /** The change. */
  readonly change: string;
  readonly machine: string;
  readonly ratios: Readonly<Record<string, number>>;
}

/** Reads a history. An empty line is ignored. */
export const readHistory = (text: string): HistoryLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as HistoryLine);

/** A ratio's name in the history: a figure that is not a factor has its unit. */
const keyOf = ({ name, unit }: Ratio): string => (unit === '×' ? name : `${name} (${unit})`);

/** The line for a measurement, with three digits of each ratio. */
export function historyLine({ machine, figures }: RatioReport, change: string, now: Date): HistoryLine {
  const ratios = figures.map((ratio) => [keyOf(ratio), Number(ratio.value.toPrecision(3))] as const);
  return {
    date: now.toISOString().slice(0, 10),
    change,
    machine: machine[0] ?? '',
    ratios: Object.fromEntries(ratios),
  };
}

/** A sentence for each ratio that is clearly worse than the last time it was kept. */
export const worsened = (figures: readonly Ratio[], history: readonly HistoryLine[]): string[] =>
  figures.flatMap((ratio) => {
    const { name, value, unit, slack } = ratio;
    const last = history.findLast(({ ratios }) => keyOf(ratio) in ratios);
    const before = last?.ratios[keyOf(ratio)];
    if (before === undefined || value <= before * slack) return [];
    return [`${name}: ${value.toPrecision(3)} ${unit}, after ${before} ${unit} (${last?.change})`];
  });
