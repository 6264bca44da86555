import { markdownTable } from '../bench/report.ts';
import { type DecisionTimes, duelName } from './duel.ts';
import type { Estimate } from './statistics.ts';
import type { Summary } from './summary.ts';

/** An estimate as text, with its interval. */
export const estimateText = ({ value, low, high }: Estimate, digits = 2): string =>
  `${value.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;

const inPercent = ({ value, low, high }: Estimate): Estimate => ({
  value: 100 * value,
  low: 100 * low,
  high: 100 * high,
});

/** The report of a league as a Markdown table. Where there are two figures, the first contestant's come first. */
export function leagueTable(summaries: readonly Summary[]): string {
  const counted = summaries[0]?.duel.mode === 'games' ? ['games', 'first %'] : ['deals'];
  const head = ['', ...counted, 'gain', 'better %', 'points', 'ms (longest)'];
  return markdownTable([head, ...summaries.map(rowOfSummary)]);
}

function rowOfSummary({ duel, count, first, gain, better, points, times }: Summary): string[] {
  return [
    duelName(duel),
    `${count}`,
    ...(first ? [estimateText(inPercent(first), 1)] : []),
    estimateText(gain),
    (100 * better).toFixed(1),
    points.map((some) => some.toFixed(1)).join(' : '),
    times.map(timeText).join(' : '),
  ];
}

const timeText = ({ median, max }: DecisionTimes): string => `${median.toFixed(2)} (${max.toFixed(1)})`;

/** The report as JSON. */
export function leagueJson(summaries: readonly Summary[]): string {
  const lines = summaries.map(({ duel: { rules, ...duel }, ...figures }) => ({
    preset: rules.preset,
    ...duel,
    ...figures,
  }));
  return JSON.stringify(lines, null, 2);
}
