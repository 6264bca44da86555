// The process with all the clients: it opens tables and plays at them at the speed it is told.
import { answer, fail, onClose } from './child.ts';
import { ENTRY_STEPS, gather, quickPlayer, stepTimes } from './entry.ts';
import { clientFrame } from './frames.ts';
import { openLine } from './line.ts';
import { type BenchTable, company } from './player.ts';
import { type ScriptStep, SEATS, WARM_UP, writeScript } from './script.ts';
import { type BenchTally, newTally, quantilesOf, type Times } from './tally.ts';
import { type Moment, momentNow, shareBetween } from './usage.ts';

/** The ms from one action at a table to the next: always the same, or at random between two numbers. */
export type Pace = number | readonly [least: number, most: number];

/** A task for the crowd. */
export type Task =
  /** Opens this many tables and seats all but the last of the four players at each. */
  | { readonly do: 'gather'; readonly port: number; readonly rooms: number }
  /** Seats the last player at each table, which starts the games. */
  | { readonly do: 'begin' }
  /** Opens the sockets of this many tables at a relay. */
  | { readonly do: 'relay'; readonly port: number; readonly rooms: number }
  /** Plays at each table at this pace for `lasting` ms. The first ms, the warm-up, are not counted. */
  | { readonly do: 'play'; readonly every: Pace; readonly lasting: number; readonly warmUp?: number }
  /** Plays this many actions at each table, one after the other without pauses. */
  | { readonly do: 'race'; readonly actions: number }
  /** Lets this many people press *Play now*, all at once, and leave when all are seated. */
  | { readonly do: 'quick'; readonly port: number; readonly people: number }
  /** Tells how long the steps of entering have taken since it was last asked. */
  | { readonly do: 'steps' };

/** Measurements of a `play` or `race`. */
export interface CrowdResult extends Pick<BenchTally, 'traffic'> {
  readonly actions: number;
  /** In ms. */
  readonly lasting: number;
  /** The share of its core that the crowd used, 0 to 1: near 1 the times are those of the crowd. */
  readonly busy: number;
  readonly reply: Times;
  readonly others: Times;
}

/** How long each step of entering took. */
export type CrowdSteps = Readonly<Record<(typeof ENTRY_STEPS)[number], Times>>;

/** The result of `quick`. */
export interface CrowdRush {
  /** Until the last one is seated, in ms. */
  readonly lasting: number;
  /** The number of tables at which they sit. */
  readonly tables: number;
}

/** Colyseus's code for leaving a room for good. */
const LEAVE = clientFrame(Uint8Array.of(12));

/** The script must be longer than any table plays. */
const SCRIPT_LENGTH = Number(process.env.SCRIPT_LENGTH ?? 1_500);
/** How many tables are opened in parallel. */
const HANDS = 8;

let tally = newTally();
let gathered: (() => Promise<void>)[] = [];
const companies: BenchTable[] = [];
const script: readonly ScriptStep[] = writeScript(SCRIPT_LENGTH);

/** Runs `work` for every index below `count`, a few in parallel. */
async function forEach(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
}

const sit = (lines: Parameters<typeof company>[0], answers: boolean): void =>
  void companies.push(company(lines, script, () => tally, answers));

async function gatherAll(port: number, rooms: number): Promise<void> {
  await forEach(rooms, async (index) => {
    const table = await gather(port, companies.length + index);
    gathered.push(async () => sit(await table(), true));
  });
}

async function begin(): Promise<void> {
  const all = gathered;
  gathered = [];
  await forEach(all.length, (index) => all[index]!());
}

async function rush(port: number, people: number): Promise<CrowdRush> {
  const all: Awaited<ReturnType<typeof quickPlayer>>[] = [];
  await forEach(people, async (index) => void all.push(await quickPlayer(port, index)));
  const since = performance.now();
  const seated = await Promise.all(all.map((press) => press()));
  const lasting = performance.now() - since;
  for (const { line } of seated) line.send(LEAVE);
  return { lasting, tables: new Set(seated.map(({ table }) => table)).size };
}

/** The times since the last call. */
async function steps(): Promise<CrowdSteps> {
  return Object.fromEntries(
    ENTRY_STEPS.map((step) => [step, quantilesOf(stepTimes[step].splice(0))]),
  ) as unknown as CrowdSteps;
}

async function openRelay(port: number, rooms: number): Promise<void> {
  await forEach(rooms, async (index) => {
    const lines = await Promise.all(Array.from({ length: SEATS }, () => openLine(port, `/${index}`, '127.0.0.1')));
    sit(lines, false);
  });
}

/** The ms until a table's next action. People are as often twice as slow as their usual pace as twice as fast. */
const nextIn = (every: Pace): number =>
  typeof every === 'number' ? every : every[0] * (every[1] / every[0]) ** Math.random();

/** Lets each table act when its next action is due, until all are idle and `isOver`. */
function run(isOver: (company: BenchTable, now: number) => boolean, every: Pace): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const now = performance.now();
      let isAnyLeft = false;
      for (const each of companies) {
        if (!each.isIdle()) isAnyLeft = true;
        else if (!isOver(each, now)) {
          isAnyLeft = true;
          if (each.due > now) continue;
          each.act(now);
          each.due = Math.max(each.due + nextIn(every), every === 0 ? 0 : now);
        }
      }
      if (isAnyLeft) setTimeout(look, 1);
      else resolve();
    };
    look();
  });
}

/** Plays at this pace, with the tables' first actions spread evenly over the time of one. */
async function play(every: Pace, lasting: number, warmUp = WARM_UP): Promise<CrowdResult> {
  const start = performance.now();
  for (const [index, each] of companies.entries()) each.due = start + (index / companies.length) * nextIn(every);
  if (warmUp > 0) await run((_, now) => now > start + warmUp, every);
  const before = newRound();
  await run((_, now) => now > start + warmUp + lasting, every);
  return played(before);
}

async function race(actions: number): Promise<CrowdResult> {
  const before = newRound();
  const ends = new Map(companies.map((each) => [each, each.done() + actions]));
  for (const each of companies) each.due = 0;
  await run((each) => each.done() >= ends.get(each)!, 0);
  return played(before);
}

/** Starts a new count. */
function newRound(): Moment & { readonly actions: number } {
  tally = newTally();
  return { actions: companies.reduce((sum, each) => sum + each.done(), 0), ...momentNow() };
}

function played(before: ReturnType<typeof newRound>): CrowdResult {
  const { reply, others, traffic } = tally;
  const after = newRound();
  const made = { actions: after.actions - before.actions, lasting: after.at - before.at };
  return {
    ...made,
    busy: shareBetween(before, after),
    reply: quantilesOf(reply),
    others: quantilesOf(others),
    traffic,
  };
}

function work(task: Task): Promise<unknown> {
  switch (task.do) {
    case 'gather':
      return gatherAll(task.port, task.rooms);
    case 'begin':
      return begin();
    case 'relay':
      return openRelay(task.port, task.rooms);
    case 'play':
      return play(task.every, task.lasting, task.warmUp);
    case 'race':
      return race(task.actions);
    case 'quick':
      return rush(task.port, task.people);
    case 'steps':
      return steps();
  }
}

process.on('message', (task: Task | 'close') => {
  if (task !== 'close') work(task).then(answer, fail);
});
onClose(() => process.exit(0));
answer({ port: 0 });
