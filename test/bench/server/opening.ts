import type { RuleSet } from '#engine';
import { PRESETS } from '#rules';
import { memoryLog, Table, TURN_TIMES } from '#table';
import { TEMPO } from '../../../server/config.ts';
import { manualClock } from '../../support/clock.ts';
import { entropyFrom } from '../../support/entropy.ts';
import { type PlayedTable, playTable } from '../../versions/playTable.ts';
import { type Figure, median } from '../report.ts';

const GAME = 'crazy-rummy';
const TIMES = 200;

/** The size of a stored line, and the time to open a table of 13 deals, beside booking its whole log. */
export function openingFigures(): readonly Figure[] {
  const table = playTable(GAME);
  const lines = table.entries.map((line) => JSON.stringify(line));
  const last = table.entries.findLastIndex(({ type }) => type === 'snapshot');
  const all = table.entries.filter(({ type }) => type !== 'snapshot').map((line) => JSON.stringify(line));
  const [opening, booking] = [lines.slice(last), all].map((stored) => timeToOpen(table, stored)) as [number, number];
  return [
    { name: 'a stored line, snapshots included', value: averageOf(lines), unit: 'bytes' },
    { name: 'a table of 13 deals: opening', value: opening, unit: 'ms' },
    { name: 'a table of 13 deals: opening ÷ booking its whole log', value: opening / booking, unit: '×' },
  ];
}

/** The average size of a stored line, snapshots included, in whole bytes. */
export const lineBytes = (): number =>
  Math.round(averageOf(playTable(GAME).entries.map((line) => JSON.stringify(line))));

const averageOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.length, 0) / lines.length;

function timeToOpen({ order }: PlayedTable, stored: readonly string[]): number {
  const rules = PRESETS[GAME] as RuleSet;
  const setup = { ...order, rules, paceName: order.pace, pace: { ...TURN_TIMES[order.pace], ...TEMPO } };
  const think = () => {
    throw new Error('nobody plays here');
  };
  const times = Array.from({ length: TIMES }, () => {
    const host = { clock: manualClock(), log: memoryLog(), secrets: entropyFrom('opening'), think };
    const since = performance.now();
    new Table(
      setup,
      host,
      stored.map((line) => JSON.parse(line)),
    );
    return performance.now() - since;
  });
  return median(times);
}
