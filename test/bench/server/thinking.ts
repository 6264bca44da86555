import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, median } from '../report.ts';
import { EXPERTS, type Thoughts } from './experts.ts';
import { type BenchHouse, type Fitting, type MeasuredPlay, measured, openBenchTables, withHouse } from './house.ts';

const ROOMS = 100;
/** How often tables are measured without and with Experts, in turn. */
const TURNS = 12;
const SPAN = { warmUp: 300, lasting: 1_200 };
/** How long the Experts think before they are measured, so that their threads have started and are compiled, in ms. */
const PREPARING = 4_000;
/** The highest p99 with Experts ÷ without. */
const MOST_TAIL = 1.2;

/** How long people wait while Experts think in the server's threads, compared with tables where no bot thinks. */
export async function thinkingFigures(): Promise<Figure[]> {
  return [
    ...(await placedFigures('server on all cores', { core: 'any' })),
    ...(await placedFigures('server and its bots on one core', {})),
  ];
}

interface Turn {
  readonly without: MeasuredPlay;
  readonly with: MeasuredPlay;
  readonly thoughts: Thoughts;
}

const placedFigures = (place: string, fitting: Fitting): Promise<Figure[]> =>
  withHouse(async (house) => {
    await openBenchTables(house, ROOMS);
    await house.server.ask('think');
    await pause(PREPARING);
    await house.server.ask('rest');
    const turns: Turn[] = [];
    while (turns.length < TURNS) turns.push(await turn(house));
    return figuresOf(place, turns);
  }, fitting);

/** Measures the tables without Experts, then with them. */
async function turn(house: BenchHouse): Promise<Turn> {
  const without = await measured(house, SPAN);
  await house.server.ask('think');
  const withThem = await measured(house, SPAN);
  return { without, with: withThem, thoughts: await house.server.ask<Thoughts>('rest') };
}

function figuresOf(place: string, turns: readonly Turn[]): Figure[] {
  const of = (value: (each: Turn) => number): number => median(turns.map(value));
  const perSecond = (outcome: keyof Thoughts['outcomes']): number =>
    of(({ thoughts }) => thoughts.outcomes[outcome] / (thoughts.lasting / 1000));
  return [
    {
      name: `${ROOMS} tables, ${place}: p99 without Experts`,
      value: of((each) => each.without.others.p99),
      unit: 'ms',
    },
    { name: `  p99 with ${EXPERTS} Experts`, value: of((each) => each.with.others.p99), unit: 'ms' },
    {
      name: '  with ÷ without, turn by turn',
      value: of((each) => each.with.others.p99 / each.without.others.p99),
      unit: '×',
      most: MOST_TAIL,
    },
    { name: '  p50 with ÷ without', value: of((each) => each.with.others.p50 / each.without.others.p50), unit: '×' },
    { name: '  thoughts answered per second', value: perSecond('chosen'), unit: '' },
    { name: '  thoughts refused per second', value: perSecond('refused'), unit: '' },
  ];
}
