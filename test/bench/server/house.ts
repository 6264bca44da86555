import { type Child, type Core, startChild } from './child.ts';
import type { CrowdResult, Pace, Task } from './crowd.ts';
import { KINDS } from './script.ts';
import type { Traffic } from './tally.ts';
import { busyBetween, cpuBetween, type Usage } from './usage.ts';

/** The interval between actions at a table, in ms. */
export const EVERY = 100;
/** How long tables are played before they are measured, and while they are measured, in ms. */
export const SPAN = { warmUp: 5_000, lasting: 5_000 };
/** How often tables are measured, one time after the other. */
const TIMES = 3;
/** The actions per second that this many tables ask for. */
export const demandOf = (rooms: number): number => rooms * (1000 / EVERY);

const SERVER_CORE = 0;
const CROWD_CORE = 1;

/** A server and the process with all its clients. */
export interface BenchHouse {
  readonly server: Child;
  readonly crowd: Child;
}

/** Measurements of tables that were played. */
export interface MeasuredPlay extends Omit<CrowdResult, 'busy'> {
  readonly perSecond: number;
  /** CPU time of the server for each action, in ms. */
  readonly cpu: number;
  /** The share of its core that the server used, 0 to 1. */
  readonly busy: number;
  /** The share of its core that the crowd used. */
  readonly crowdBusy: number;
}

async function withCrowd<Value>(env: Env, work: (crowd: Child) => Promise<Value>): Promise<Value> {
  const crowd = await startChild('crowd.ts', CROWD_CORE, env);
  return work(crowd).finally(() => crowd.end());
}

type Env = Readonly<Record<string, string>>;

/** Options of the processes. */
export interface Fitting {
  readonly env?: Env;
  /** Lets the server collect garbage before it reports its memory. */
  readonly collects?: boolean;
  /** The server's core, instead of its usual one. */
  readonly core?: Core;
}

/** Starts the game server and a crowd, and ends them when the work is done. */
export const withHouse = <Value>(
  work: (house: BenchHouse) => Promise<Value>,
  { env = {}, collects = false, core = SERVER_CORE }: Fitting = {},
): Promise<Value> =>
  withCrowd(env, async (crowd) => {
    const server = await startChild('gameServer.ts', core, env, { collects });
    return work({ server, crowd }).finally(() => server.end());
  });

/** Gives the crowd a task. */
export const ask = (crowd: Child, task: Task): Promise<CrowdResult> => crowd.ask<CrowdResult>(task);

/** @param isAlike deals every table the same cards, to play from the script; no further table can be opened then */
export async function openBenchTables({ server, crowd }: BenchHouse, rooms: number, isAlike = true): Promise<void> {
  await ask(crowd, { do: 'gather', port: server.port, rooms });
  if (isAlike) server.tell('alike');
  await ask(crowd, { do: 'begin' });
}

/** Plays at the open tables, first without measuring. */
export async function measured(
  { server, crowd }: BenchHouse,
  { warmUp, lasting }: typeof SPAN,
  every: Pace = EVERY,
): Promise<MeasuredPlay> {
  // In two tasks, so that the core time of the warm-up is not counted either.
  const play = (ms: number) => ask(crowd, { do: 'play', every, lasting: ms, warmUp: 0 });
  if (warmUp > 0) await play(warmUp);
  const before = await server.ask<Usage>('usage');
  const done = await play(lasting);
  const after = await server.ask<Usage>('usage');
  return {
    ...done,
    perSecond: done.actions / (done.lasting / 1000),
    cpu: cpuBetween(before, after) / done.actions,
    busy: busyBetween(before, after),
    crowdBusy: done.busy,
  };
}

/**
 * Measures three times and gives the one with the median p99, since one pause of a virtual machine changes a p99
 * manyfold. The core time is that of all.
 */
export async function measuredThrice(house: BenchHouse, span: typeof SPAN): Promise<MeasuredPlay> {
  const all = [await measured(house, span)];
  while (all.length < TIMES) all.push(await measured(house, { ...span, warmUp: 0 }));
  const middle = all.toSorted((one, other) => one.others.p99 - other.others.p99)[Math.floor(TIMES / 2)]!;
  const actions = all.reduce((sum, each) => sum + each.actions, 0);
  return { ...middle, cpu: all.reduce((sum, each) => sum + each.cpu * each.actions, 0) / actions };
}

/** Starts the game server with this many tables. */
export const withGame = <Value>(rooms: number, work: (house: BenchHouse) => Promise<Value>): Promise<Value> =>
  withHouse(async (house) => {
    await openBenchTables(house, rooms);
    return work(house);
  });

/** The average sizes of the game's frames and stored lines, in bytes, which a relay sends and stores. */
export interface RelaySizes {
  readonly frame: number;
  /** Without it the relay stores nothing. */
  readonly line?: number;
}

/** Starts a relay with the sockets of this many tables. */
export const withRelay = <Value>(
  rooms: number,
  { frame, line = 0 }: RelaySizes,
  work: (house: BenchHouse) => Promise<Value>,
): Promise<Value> =>
  withCrowd({}, async (crowd) => {
    const sizes = { FRAME_BYTES: String(frame), LINE_BYTES: String(line) };
    const server = await startChild('relay.ts', SERVER_CORE, sizes);
    await ask(crowd, { do: 'relay', port: server.port, rooms });
    return work({ server, crowd }).finally(() => server.end());
  });

/** The average size of a frame to a client that did not act, in bytes. */
export function frameBytes(traffic: CrowdResult['traffic']): number {
  const others = KINDS.map((kind) => traffic[kind].others);
  const sum = (of: (counted: Traffic['others']) => number): number => others.reduce((all, each) => all + of(each), 0);
  return Math.round(sum(({ bytes }) => bytes) / sum(({ frames }) => frames));
}
