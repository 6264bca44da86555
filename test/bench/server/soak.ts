import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS } from '../../support/tools/stages.ts';
import { drift } from '../drift.ts';
import type { Report } from '../report.ts';
import { type BenchHouse, demandOf, EVERY, measured, openBenchTables, withHouse } from './house.ts';
import { serverMachine } from './index.ts';
import { AS_COMPILED, pssOf } from './memory.ts';
import type { Usage } from './usage.ts';

const MINUTE = 60_000;
const WARM_UP = 10_000;
/** The script repeats nothing, so it must be longer than the soak. */
const SPARE = 1.2;
/** The highest drift of waiting, and of memory. */
const MOST_TAIL = 1.5;
const MOST_MEMORY = 1.1;

/** The measurements of a minute. */
interface SoakMinute {
  readonly perSecond: number;
  /** Until the others see an action, in ms. */
  readonly p50: number;
  readonly p99: number;
  /** Percent of the core. */
  readonly core: number;
  /** In MB. The heap includes garbage: nothing is collected on purpose. */
  readonly pss: number;
  readonly heap: number;
}

/** Plays at this many tables for this long. Writes each minute's figures to `reports/soak.json`. */
export async function soakServer(tables: number, minutes: number): Promise<Report> {
  const where = serverMachine();
  const steps = Math.ceil(((minutes * MINUTE + WARM_UP) / EVERY) * SPARE);
  const kept = await withHouse(
    async (house) => {
      await openBenchTables(house, tables);
      await measured(house, { warmUp: 0, lasting: WARM_UP });
      const done: SoakMinute[] = [];
      while (done.length < minutes) {
        done.push(await minuteOf(house));
        console.error(lineOf(done));
        write(tables, where, done);
      }
      return done;
    },
    { env: { ...AS_COMPILED.env, SCRIPT_LENGTH: String(steps) } },
  );
  const least = Math.min(...kept.map(({ perSecond }) => perSecond));
  const driftOf = (key: keyof SoakMinute): number => drift(kept.map((minute) => minute[key]));
  const most = Math.max(...kept.map(({ p99 }) => p99));
  return {
    machine: [...where, 'reports/soak.json'],
    figures: [
      { name: 'actions per second, in the slowest minute', value: least, unit: '', least: 0.98 * demandOf(tables) },
      { name: 'until the others get it, p99 of the worst minute', value: most, unit: 'ms' },
      { name: 'p99, last quarter ÷ first', value: driftOf('p99'), unit: '×', most: MOST_TAIL },
      { name: 'memory (PSS), last quarter ÷ first', value: driftOf('pss'), unit: '×', most: MOST_MEMORY },
      { name: 'heap, last quarter ÷ first', value: driftOf('heap'), unit: '×', most: MOST_MEMORY },
    ],
  };
}

async function minuteOf(house: BenchHouse): Promise<SoakMinute> {
  const { perSecond, others, busy } = await measured(house, { warmUp: 0, lasting: MINUTE });
  const { heap } = await house.server.ask<Usage>('usage');
  const pss = process.platform === 'linux' ? pssOf(house.server.pid) : Number.NaN;
  return { perSecond, p50: others.p50, p99: others.p99, core: 100 * busy, pss, heap: heap / 1e6 };
}

const lineOf = (done: readonly SoakMinute[]): string => {
  const { p50, p99, core, pss, heap } = done.at(-1)!;
  const [ms, percent, MB] = [[p50, p99].map((time) => time.toFixed(1)), core.toFixed(0), [pss, heap].map(Math.round)];
  return `minute ${done.length}: p50 ${ms[0]} ms, p99 ${ms[1]} ms, core ${percent} %, PSS ${MB[0]} MB, heap ${MB[1]} MB`;
};

function write(tables: number, where: readonly string[], done: readonly SoakMinute[]): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, 'soak.json'), `${JSON.stringify({ tables, machine: where, minutes: done }, null, 2)}\n`);
}
