import type { RuleSet } from '#engine';
import { PRESETS } from '#rules';
import { memoryLog, Table, TURN_TIMES } from '#table';
import { TEMPO } from '../../../server/config.ts';
import { type PlayedTable, playTable } from '../../releases/playTable.ts';
import { asVersion1 } from '../../support/asVersion1.ts';
import { manualClock } from '../../support/clock.ts';
import { entropyFrom } from '../../support/entropy.ts';
import { type Figure, median } from '../report.ts';

const GAME = 'crazy-rummy';
const TIMES = 200;

/** The size of a stored line, and the time to open a table of 13 deals, beside deciding all its actions again. */
export function openingFigures(): readonly Figure[] {
  const table = playTable(GAME);
  const lines = table.entries.map((line) => JSON.stringify(line));
  const last = table.entries.findLastIndex(({ type }) => type === 'snapshot');
  const actions = asVersion1(table.entries).map((line) => JSON.stringify(line));
  const [opening, deciding] = [lines.slice(last), actions].map((stored) => timeToOpen(table, stored)) as [
    number,
    number,
  ];
  return [
    { name: 'a stored line, snapshots included', value: averageOf(lines), unit: 'bytes' },
    { name: 'a table of 13 deals: opening', value: opening, unit: 'ms' },
    { name: 'a table of 13 deals: opening ÷ deciding all actions again', value: opening / deciding, unit: '×' },
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
