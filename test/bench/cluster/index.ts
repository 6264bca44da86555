import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, machine, type Report } from '../report.ts';
import type { CrowdResult, CrowdRush, CrowdSteps, Task } from '../server/crowd.ts';
import { SEATS, WARM_UP } from '../server/script.ts';
import type { Times } from '../server/tally.ts';
import { type ClusterLayout, type Cpu, type House, withCluster } from './house.ts';

/** The numbers of processes to compare; `BENCH_PROCESSES=1,2,4` overrides them. */
const PROCESSES = (process.env.BENCH_PROCESSES ?? '1,2').split(',').map(Number);
/** Each number of processes, and the last one also with a proxy that knows nothing of them. */
const LAYOUTS: readonly ClusterLayout[] = [
  ...PROCESSES.map((processes) => ({ processes, isRouted: true })),
  { processes: PROCESSES.at(-1) as number, isRouted: false },
];
/** The most that an action may cost with two processes, as a multiple of one. */
const MOST_RATIO = 1.15;

/**
 * Tables for each process, since a second one is added when the first one is full; the interval between actions at a
 * table, and the duration, in ms.
 */
const ROOMS = Number(process.env.BENCH_ROOMS ?? 80);
const EVERY = 250;
const LASTING = 10_000;
/** A pause in which nothing happens, to count the commands of the heartbeats, in ms. */
const QUIET = 3_000;
/** How many people press *Play now* at once. */
const PEOPLE = 200;

/** Compares several processes behind one address with one: what an action costs, and how long entering takes. */
export async function benchCluster(): Promise<Report> {
  const where = [
    ...machine(),
    'all servers on one core, the clients on another; Redis, PostgreSQL (without fsync) and the proxy on either',
    `${ROOMS} tables of four for each process, an action at each every ${EVERY} ms`,
  ];
  const figures: Figure[] = [];
  let alone = Number.NaN;
  for (const layout of LAYOUTS) {
    const measured = await withCluster(layout, measure);
    const cost = perAction(measured.cpu.servers, measured);
    if (layout.processes === 1 && layout.isRouted) alone = cost;
    figures.push(...figuresOf(layout, measured, cost / alone));
  }
  return { machine: where, figures };
}

interface Measured {
  readonly rush: CrowdRush;
  readonly quick: CrowdSteps;
  readonly entry: CrowdSteps;
  readonly played: CrowdResult;
  /** CPU time while playing, in ms. */
  readonly cpu: Cpu;
  /** Redis commands beyond the heartbeats'. */
  readonly commands: Readonly<Record<'rush' | 'entry' | 'actions', number>>;
}

async function measure({ crowd, servers, port, cpu, commands }: House): Promise<Measured> {
  const rooms = ROOMS * servers.length;
  const ask = <Value>(task: Task): Promise<Value> => crowd.ask<Value>(task);
  const beats = await countedOver(commands, () => pause(QUIET));
  const perMs = beats.count / beats.lasting;
  const counted = async <Value>(work: () => Promise<Value>) => {
    const { value, count, lasting } = await countedOver(commands, work);
    return { value, count: count - perMs * lasting };
  };
  const rush = () => ask<CrowdRush>({ do: 'quick', port, people: PEOPLE });
  // A new process compiles its code first.
  await rush();
  await pause(QUIET);
  await ask({ do: 'steps' });
  const rushed = await counted(rush);
  const quick = await ask<CrowdSteps>({ do: 'steps' });
  // Everybody leaves, and their tables end.
  await pause(QUIET);
  const gathered = await counted(() => ask({ do: 'gather', port, rooms }));
  const entry = await ask<CrowdSteps>({ do: 'steps' });
  for (const server of servers) server.tell('alike');
  await ask({ do: 'begin' });
  await ask({ do: 'play', every: EVERY, lasting: 0 });
  const before = cpu();
  const played = await counted(() => ask<CrowdResult>({ do: 'play', every: EVERY, lasting: LASTING }));
  const after = cpu();
  const used = Object.fromEntries(Object.entries(after).map(([part, ms]) => [part, ms - before[part as keyof Cpu]]));
  return {
    ...{ rush: rushed.value, quick, entry, played: played.value, cpu: used as Cpu },
    commands: {
      rush: rushed.count / PEOPLE,
      entry: gathered.count / rooms / (SEATS - 1),
      actions: played.count / actionsOf(played.value),
    },
  };
}

async function countedOver<Value>(commands: () => Promise<number>, work: () => Promise<Value>) {
  const before = await commands();
  const since = performance.now();
  const value = await work();
  const lasting = performance.now() - since;
  return { value, lasting, count: (await commands()) - before };
}

/** All actions, with those of the warm-up, which the crowd does not count. */
const actionsOf = ({ actions, lasting }: CrowdResult): number => (actions * (lasting + WARM_UP)) / lasting;

const perAction = (ms: number, { played }: Pick<Measured, 'played'>): number => (1000 * ms) / actionsOf(played);

function figuresOf({ processes, isRouted }: ClusterLayout, measured: Measured, ratio: number): Figure[] {
  const { rush, quick, entry, played, cpu, commands } = measured;
  const how = isRouted ? '' : ', which forward sockets to each other';
  const part = (name: string, ms: number): Figure => ({ name, value: perAction(ms, measured), unit: 'µs' });
  return [
    {
      name: `${processes} ${processes === 1 ? 'process' : 'processes'}${how}: actions per second`,
      value: played.actions / (played.lasting / 1000),
      unit: '',
    },
    part('  CPU time of an action: servers', cpu.servers),
    { name: '    relative to one process', value: ratio, unit: '×', ...(isRouted && { most: MOST_RATIO }) },
    part('    Redis', cpu.redis),
    part('    PostgreSQL', cpu.postgres),
    part('    the proxy', cpu.front),
    ...times('  until the answer', played.reply),
    ...times('  until the others get it', played.others),
    ...times('  a private table: request', entry.private),
    ...times('  joining by code: request', entry.code),
    ...times('  the socket, until the state is there', entry.socket),
    ...times(`  ${PEOPLE} quick matches at once: request`, quick.quick),
    { name: '    until the last one is seated', value: rush.lasting, unit: 'ms' },
    { name: '    tables', value: rush.tables, unit: '', most: PEOPLE / SEATS },
    { name: '  Redis commands of a quick match', value: commands.rush, unit: '' },
    { name: '  Redis commands of a person who enters a private table', value: commands.entry, unit: '' },
    { name: '  Redis commands of an action', value: commands.actions, unit: '', most: 0.01 },
  ];
}

const times = (name: string, { p50, p99 }: Times): Figure[] => [
  { name: `${name}, p50`, value: p50, unit: 'ms' },
  { name: `${name}, p99`, value: p99, unit: 'ms' },
];
