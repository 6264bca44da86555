import type { Figure } from '../report.ts';
import type { Pace } from './crowd.ts';
import { ask, type BenchHouse, frameBytes, type MeasuredPlay, measured, withGame, withRelay } from './house.ts';
import { pssOf } from './memory.ts';
import { lineBytes } from './opening.ts';

/** The numbers of tables at which people play; `BENCH_PEOPLE=500,1000` overrides them. */
const TABLES = (process.env.BENCH_PEOPLE ?? '1000,2000').split(',').map(Number);
/** A table of people acts every 2 to 8 s, 4.3 s on average. */
const HUMAN_PACE: Pace = [2_000, 8_000];
const SPAN = { warmUp: 8_000, lasting: 20_000 };
/** The actions of all tables together, at full speed, after which the code is compiled. */
const COMPILING_ACTIONS = 15_000;
/** The highest core time of an action, and p99, ÷ those of the relay that stores. */
const MOST_CORE = 1.3;
const MOST_TAIL = 3;

/** The costs of tables at the pace of people, beside those of relays at the same pace. */
export async function peopleFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tables of TABLES) figures.push(...(await figuresAt(tables)));
  return figures;
}

async function figuresAt(tables: number): Promise<Figure[]> {
  let memory = Number.NaN;
  const play = async (house: BenchHouse): Promise<MeasuredPlay> => {
    await ask(house.crowd, { do: 'race', actions: Math.ceil(COMPILING_ACTIONS / tables) });
    return measured(house, SPAN, HUMAN_PACE);
  };
  const game = await withGame(tables, async (house) => {
    const played = await play(house);
    if (process.platform === 'linux') memory = pssOf(house.server.pid);
    return played;
  });
  const frame = frameBytes(game.traffic);
  const storing = await withRelay(tables, { frame, line: lineBytes() }, play);
  const relay = await withRelay(tables, { frame }, play);
  return [
    { name: `${tables} tables of people: actions per second`, value: game.perSecond, unit: '' },
    { name: '  core time of an action', value: 1000 * game.cpu, unit: 'µs' },
    { name: '  the same of the relay that stores', value: 1000 * storing.cpu, unit: 'µs' },
    { name: '  the same of the relay', value: 1000 * relay.cpu, unit: 'µs' },
    { name: '  core time ÷ the relay that stores', value: game.cpu / storing.cpu, unit: '×', most: MOST_CORE },
    { name: '  until the others get it, p50', value: game.others.p50, unit: 'ms' },
    { name: '  p99', value: game.others.p99, unit: 'ms' },
    { name: '  p99 ÷ the relay that stores', value: game.others.p99 / storing.others.p99, unit: '×', most: MOST_TAIL },
    { name: '  of the core in use', value: 100 * game.busy, unit: '%' },
    { name: '  memory (PSS)', value: memory, unit: 'MB' },
  ];
}
