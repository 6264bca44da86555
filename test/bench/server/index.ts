import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, machine, type Report } from '../report.ts';
import { type Child, canPin, startChild } from './child.ts';
import type { CrowdResult, Task } from './crowd.ts';
import { openingFigures } from './opening.ts';
import { KINDS, type ScriptStepKind, SEATS } from './script.ts';
import type { Times, Traffic } from './tally.ts';
import { busyBetween, type Usage } from './usage.ts';

/** The numbers of tables to measure with; `BENCH_ROOMS=100,300` overrides them. */
const ROOMS = (process.env.BENCH_ROOMS ?? '100,300,500,800').split(',').map(Number);
/** The highest p99 times allowed, in ms, by number of tables. */
const MOST_TIME: Readonly<Record<number, number>> = { 300: 10, 800: 50 };
const MOST_RATIO: Readonly<Record<number, number>> = { 300: 3 };

/** The interval between actions at a table and the duration of a run, in ms. */
const EVERY = 100;
const LASTING = 8_000;

/** Idle tables for measuring memory and CPU, and tables and actions for measuring growth. */
const IDLE_ROOMS = 1_000;
const SETTLING_MS = 5_000;
const IDLE_MS = 20_000;
const WORN_ROOMS = 50;
const WORN_ACTIONS = 1_000;

const SERVER_CORE = 0;
const CROWD_CORE = 1;

/** Measures how many tables a server can carry on one core, compared with a relay that has no game logic. */
export async function benchServer(): Promise<Report> {
  const where = machine();
  const store = process.env.DATABASE_URL ? 'PostgreSQL, on any core' : 'SQLite, in its thread on the same core';
  where.push(
    canPin ? 'server and relay on one core, the clients on another' : 'processes could not be pinned to a core here',
    `every action stored: ${store}`,
  );
  const figures: Figure[] = [...openingFigures()];
  let bytes = 0;
  for (const rooms of ROOMS) {
    const game = await withHouse(async ({ server, crowd }) => {
      await openTables(server, crowd, rooms);
      return played(server, crowd);
    });
    bytes ||= averageOf(game.traffic);
    const relay = await withCrowd((crowd) => playRelay(crowd, rooms, bytes));
    figures.push(...timeFigures(rooms, game, relay));
    if (rooms === ROOMS[0]) figures.push(...KINDS.flatMap((kind) => trafficFigures(kind, game.traffic[kind])));
  }
  figures.push(...(await withHouse(quietFigures)), ...(await withHouse(wornFigures)));
  return { machine: where, figures };
}

interface Place {
  readonly server: Child;
  readonly crowd: Child;
}

async function withCrowd<Value>(work: (crowd: Child) => Promise<Value>): Promise<Value> {
  const crowd = await startChild('crowd.ts', CROWD_CORE);
  return work(crowd).finally(() => crowd.end());
}

const withHouse = <Value>(work: (place: Place) => Promise<Value>): Promise<Value> =>
  withCrowd(async (crowd) => {
    const server = await startChild('gameServer.ts', SERVER_CORE);
    return work({ server, crowd }).finally(() => server.end());
  });

const ask = (crowd: Child, task: Task): Promise<CrowdResult> => crowd.ask<CrowdResult>(task);

/** @param isAlike deals every table the same cards, to play from the script; no further table can be opened then */
async function openTables({ port, tell }: Child, crowd: Child, rooms: number, isAlike = true): Promise<void> {
  await ask(crowd, { do: 'gather', port, rooms });
  if (isAlike) tell('alike');
  await ask(crowd, { do: 'begin' });
}

interface Measured extends CrowdResult {
  /** The share of the core that was in use, 0 to 1. */
  readonly busy: number;
}

async function played(server: Child, crowd: Child): Promise<Measured> {
  const before = await server.ask<Usage>('usage');
  const done = await ask(crowd, { do: 'play', every: EVERY, lasting: LASTING });
  return { ...done, busy: busyBetween(before, await server.ask<Usage>('usage')) };
}

async function playRelay(crowd: Child, rooms: number, bytes: number): Promise<Measured> {
  const relay = await startChild('relay.ts', SERVER_CORE, { FRAME_BYTES: String(bytes) });
  await ask(crowd, { do: 'relay', port: relay.port, rooms });
  return played(relay, crowd).finally(() => relay.end());
}

/** The average size of a frame to a client that did not act, in bytes. */
function averageOf(traffic: CrowdResult['traffic']): number {
  const others = KINDS.map((kind) => traffic[kind].others);
  const sum = (of: (counted: Traffic['others']) => number): number => others.reduce((all, each) => all + of(each), 0);
  return Math.round(sum(({ bytes }) => bytes) / sum(({ frames }) => frames));
}

function timeFigures(rooms: number, game: Measured, relay: Measured): Figure[] {
  const most = MOST_TIME[rooms];
  const mostRatio = MOST_RATIO[rooms];
  const perSecond = game.actions / (game.lasting / 1000);
  return [
    { name: `${rooms} tables: actions per second`, value: perSecond, unit: '', least: 0.98 * rooms * (1000 / EVERY) },
    ...timesFigures('  until the answer', game.reply, most),
    ...timesFigures('  until the others get it', game.others, most),
    ...timesFigures('  the same through the relay', relay.others),
    {
      name: '  p99 relative to the relay',
      value: game.others.p99 / relay.others.p99,
      unit: '×',
      ...(mostRatio && { most: mostRatio }),
    },
    { name: '  of the core in use', value: 100 * game.busy, unit: '%' },
    { name: '  of the core in use by the relay', value: 100 * relay.busy, unit: '%' },
  ];
}

const timesFigures = (name: string, { p50, p95, p99 }: Times, most?: number): Figure[] => [
  { name: `${name}, p50`, value: p50, unit: 'ms' },
  { name: `${name}, p95`, value: p95, unit: 'ms' },
  { name: `${name}, p99`, value: p99, unit: 'ms', ...(most !== undefined && { most }) },
];

/** Whether the kind is a draw or a discard, the most frequent actions. */
const isPlain = (kind: ScriptStepKind): boolean => kind === 'draw' || kind === 'discard';

function trafficFigures(kind: ScriptStepKind, { actions, others, uneven, mover, reply }: Traffic): Figure[] {
  if (actions === 0) return [];
  const limits = isPlain(kind) ? { most: 24 } : {};
  return [
    { name: `${kind}: bytes to each other client`, value: others.bytes / others.frames, unit: 'B' },
    { name: '  at most', value: others.most, unit: 'B', ...limits },
    {
      name: '  frames to each other client',
      value: others.frames / actions / (SEATS - 1),
      unit: '',
      ...(isPlain(kind) && { most: 1 }),
    },
    { name: '  actions with more or fewer', value: uneven, unit: '', ...(isPlain(kind) && { most: 0 }) },
    { name: '  bytes to the client that acts', value: mover.bytes / mover.frames, unit: 'B' },
    { name: '  bytes of the answer', value: reply.bytes / reply.frames, unit: 'B' },
  ];
}

/** Measures memory per table, and CPU use while nobody acts. */
async function quietFigures({ server, crowd }: Place): Promise<Figure[]> {
  // The first table also allocates what all tables share.
  await openTables(server, crowd, 1, false);
  const before = await server.ask<Usage>('usage');
  await openTables(server, crowd, IDLE_ROOMS, false);
  const open = await server.ask<Usage>('usage');
  await pause(SETTLING_MS);
  const quiet = await server.ask<Usage>('usage');
  await pause(IDLE_MS);
  const after = await server.ask<Usage>('usage');
  return [
    {
      name: `memory per table, with ${IDLE_ROOMS}: heap`,
      value: perTable(before.heap, open.heap, IDLE_ROOMS),
      unit: 'kB',
      most: 200,
    },
    { name: '  resident', value: perTable(before.rss, open.rss, IDLE_ROOMS), unit: 'kB', most: 200 },
    {
      name: `${IDLE_ROOMS} idle tables: of the core in use`,
      value: 100 * busyBetween(quiet, after),
      unit: '%',
      most: 1,
    },
  ];
}

/** Measures how much a table grows in memory while it is played. */
async function wornFigures({ server, crowd }: Place): Promise<Figure[]> {
  await openTables(server, crowd, WORN_ROOMS);
  await ask(crowd, { do: 'race', actions: WORN_ACTIONS / 4 });
  const before = await server.ask<Usage>('usage');
  await ask(crowd, { do: 'race', actions: WORN_ACTIONS });
  const after = await server.ask<Usage>('usage');
  const grown = perTable(before.heap, after.heap, WORN_ROOMS);
  return [{ name: `growth of a table over ${WORN_ACTIONS} actions`, value: grown, unit: 'kB', most: 10 }];
}

const perTable = (before: number, after: number, rooms: number): number => (after - before) / 1000 / rooms;
