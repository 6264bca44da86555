import type { Figure } from '../report.ts';
import {
  type BenchHouse,
  demandOf,
  frameBytes,
  type MeasuredPlay,
  measuredThrice,
  SPAN,
  withGame,
  withRelay,
} from './house.ts';
import { lineBytes } from './opening.ts';
import type { Times } from './tally.ts';
import { trafficFigures } from './traffic.ts';

/** The numbers of tables to measure with; `BENCH_ROOMS=100,300` overrides them. */
const ROOMS = (process.env.BENCH_ROOMS ?? '100,300,500').split(',').map(Number);
/** The number of tables that the goals are set for. */
export const GOAL_ROOMS = 300;
/** The highest core time of an action ÷ the relay's, and p99 ÷ that of the relay that stores. */
export const MOST_CORE = 2.5;
const MOST_TAIL = 3;
/** The longest time until the others see an action, in ms, p99. */
const MOST_TIME = 12;

/** The game and both relays at the same number of tables. */
export interface Beside {
  readonly game: MeasuredPlay;
  /** Sends the same frames. */
  readonly relay: MeasuredPlay;
  /** Sends the same frames once it has stored the same lines. */
  readonly storing: MeasuredPlay;
}

/** Plays at this many tables of the game and of both relays, one after the other. */
export async function playBeside(rooms: number, span = SPAN): Promise<Beside> {
  const play = (house: BenchHouse): Promise<MeasuredPlay> => measuredThrice(house, span);
  const game = await withGame(rooms, play);
  const frame = frameBytes(game.traffic);
  const relay = await withRelay(rooms, { frame }, play);
  return { game, relay, storing: await withRelay(rooms, { frame, line: lineBytes() }, play) };
}

/** Core time and waiting at several numbers of tables, compared with the relays. */
export async function timeFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [index, rooms] of ROOMS.entries()) {
    const beside = await playBeside(rooms);
    figures.push(...besideFigures(rooms, beside));
    if (index === 0) figures.push(...trafficFigures(beside.game.traffic));
  }
  return figures;
}

function besideFigures(rooms: number, { game, relay, storing }: Beside): Figure[] {
  const isGoal = rooms === GOAL_ROOMS;
  const limit = (most: number): Partial<Figure> => (isGoal ? { most } : {});
  return [
    {
      name: `${rooms} tables: actions per second`,
      value: game.perSecond,
      unit: '',
      ...(rooms <= GOAL_ROOMS && { least: 0.98 * demandOf(rooms) }),
    },
    ...timesFigures('  until the answer', game.reply),
    ...timesFigures('  until the others get it', game.others, limit(MOST_TIME)),
    ...timesFigures('  the same through the relay that stores', storing.others),
    ...timesFigures('  the same through the relay', relay.others),
    {
      name: '  p99 ÷ the relay that stores',
      value: game.others.p99 / storing.others.p99,
      unit: '×',
      ...limit(MOST_TAIL),
    },
    { name: '  core time of an action', value: 1000 * game.cpu, unit: 'µs' },
    { name: '  the same of the relay that stores', value: 1000 * storing.cpu, unit: 'µs' },
    { name: '  the same of the relay', value: 1000 * relay.cpu, unit: 'µs' },
    { name: '  core time ÷ the relay', value: game.cpu / relay.cpu, unit: '×', ...limit(MOST_CORE) },
    { name: '  core time ÷ the relay that stores', value: game.cpu / storing.cpu, unit: '×' },
    { name: '  of the core in use', value: 100 * game.busy, unit: '%' },
    { name: "  of the clients' core in use", value: 100 * game.crowdBusy, unit: '%' },
  ];
}

const timesFigures = (name: string, { p50, p95, p99 }: Times, limit: Partial<Figure> = {}): Figure[] => [
  { name: `${name}, p50`, value: p50, unit: 'ms' },
  { name: `${name}, p95`, value: p95, unit: 'ms' },
  { name: `${name}, p99`, value: p99, unit: 'ms', ...limit },
];
