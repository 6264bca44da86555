import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { think } from '#bots';
import { viewFor } from '#engine';
import { BotThreads } from '../../server/bots/botThreads.ts';
import { preset } from '../support/play/deals.ts';
import { eventually, within } from '../support/progress.ts';
import { asking, ordering, UNHURRIED } from '../support/server/orders.ts';
import { playDeal } from './playDeal.ts';
import { ANY } from './playTurn.ts';

const BAD = new URL('../support/server/badThinker.worker.ts', import.meta.url);
const ANSWER = { type: 'said' };

const SEED = 'ab'.repeat(32);
/** The view of each seat of a deal that acts. */
const VIEWS = [...playDeal(preset('crazy-rummy'), 3, 5)].flatMap(({ before, by }) =>
  by === 'table' ? [] : [viewFor(before, by)],
);

/** The lines that a pool logged, and its counts. */
interface Report {
  readonly log: unknown[][];
  readonly outcomes: string[];
  readonly lost: string[];
}

let pool: BotThreads;
let report: Report;
afterEach(() => pool.close());

function open(own: ConstructorParameters<typeof BotThreads>[1] = {}): BotThreads['think'] {
  report = { log: [], outcomes: [], lost: [] };
  const { log, outcomes, lost } = report;
  const meters = {
    thought: (outcome: string) => void outcomes.push(outcome),
    threadLost: (cause: string) => void lost.push(cause),
    thoughtsWaiting: () => undefined,
  };
  pool = new BotThreads(
    { log: { warn: (...line: unknown[]) => void log.push(line) }, meters },
    { ...UNHURRIED, ...own },
  );
  return pool.think;
}

const openBad = (own: ConstructorParameters<typeof BotThreads>[1] = {}) => open({ threads: 1, program: BAD, ...own });

test('a thread chooses what a bot at the table would', async () => {
  const thinker = open({ threads: 2 });
  expect(VIEWS.length).toBeGreaterThan(10);
  const choices = await Promise.all(VIEWS.map((view) => asking(thinker, { view, level: 'steady', seed: SEED })));
  expect(choices).toEqual(VIEWS.map((view) => think(view, ANY)));
  expect(report).toEqual({ log: [], outcomes: VIEWS.map(() => 'chosen'), lost: [] });
});

/** The priority of each thread of this process, by its id: the 19th value of its line, whose second is a name. */
const priorities = (): ReadonlyMap<string, number> =>
  new Map(
    readdirSync('/proc/self/task').map((id) => {
      const line = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
      return [id, Number(line.slice(line.lastIndexOf(')')).split(' ')[17])];
    }),
  );

const { PRIORITY_BELOW_NORMAL } = constants.priority;
const hasPriorities = process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL;

test.runIf(hasPriorities)('a thread has a lower priority than the main thread and all others', async () => {
  const before = priorities();
  const thinker = open({ threads: 1 });
  expect(await asking(thinker, { view: VIEWS[0]!, level: 'steady', seed: SEED })).not.toBeNull();
  const after = priorities();
  expect(after.get(`${process.pid}`)).toBe(getPriority());
  expect([...before].filter(([id, priority]) => (after.get(id) ?? priority) !== priority)).toEqual([]);
  const added = [...after].flatMap(([id, priority]) => (before.has(id) ? [] : [priority]));
  expect(added.filter((priority) => priority !== getPriority())).toEqual([PRIORITY_BELOW_NORMAL]);
});

describe('a thread that dies', () => {
  test('is replaced, and its thought tried again', async () => {
    const thinker = openBad();
    const left = new Int32Array(new SharedArrayBuffer(4)).fill(1);
    expect(await ordering(thinker, { does: 'die', left })).toMatchObject(ANSWER);
    expect(report).toMatchObject({ outcomes: ['chosen'], lost: ['died'] });
  });

  test('twice of the same thought lets that go, and thinks on', async () => {
    const thinker = openBad();
    const [bad, good] = [ordering(thinker, { does: 'throw' }), ordering(thinker, { does: 'answer' })];
    expect(await bad).toBeNull();
    expect(await good).toMatchObject(ANSWER);
    expect(report).toMatchObject({ outcomes: ['failed', 'chosen'], lost: ['died', 'died'] });
  });

  test('before it has started answers everything that waits for it', async () => {
    const thinker = open({ threads: 1, program: new URL('data:text/javascript,throw new Error()') });
    expect(await Promise.all([1, 2].map(() => ordering(thinker, { does: 'answer' })))).toEqual([null, null]);
    expect(report.outcomes).toEqual(['failed', 'failed']);
  });

  test('is logged with counts only', async () => {
    const thinker = openBad();
    await ordering(thinker, { does: 'throw' });
    expect(report.log).toEqual([
      ...[1, 2].map((lost) => [{ cause: 'died', lost }, 'bot thread lost']),
      [{ outcome: 'failed', count: 1 }, 'a bot could not choose'],
    ]);
  });

  test('or that the system does not start, holds nobody up', async () => {
    const thinker = open({ program: new URL('http://localhost/no.program') });
    expect(await ordering(thinker, { does: 'answer' })).toBeNull();
    expect(report).toMatchObject({ outcomes: ['failed'], lost: ['died'] });
  });
});

describe('a thread that hangs', () => {
  test('is replaced after a while, and its thought is let go', async () => {
    const thinker = openBad({ thought: 400 });
    expect(await ordering(thinker, { does: 'hang' })).toBeNull();
    expect(report).toMatchObject({ outcomes: ['failed'], lost: ['hung'] });
    // On a busy machine an answer may take as long as a thread that hangs.
    await eventually(async () => expect(await ordering(thinker, { does: 'answer' })).toMatchObject(ANSWER));
  });

  test('does not keep other threads from thinking', async () => {
    const thinker = openBad({ threads: 2 });
    let isBack = false;
    const bad = ordering(thinker, { does: 'hang' }).finally(() => {
      isBack = true;
    });
    expect(await ordering(thinker, { does: 'answer' })).toMatchObject(ANSWER);
    expect(isBack).toBe(false);
    await pool.close();
    expect(await bad).toBeNull();
  });
});

describe('too many thoughts', () => {
  test('are refused at once', async () => {
    const thinker = openBad({ queue: 2 });
    const waiting = [1, 2].map(() => ordering(thinker, { does: 'answer' }));
    const order = ordering(thinker, { does: 'answer' });
    expect(report.outcomes).toEqual(['refused']);
    expect(await order).toBeNull();
    expect(report.log).toEqual([[{ outcome: 'refused', count: 1 }, 'a bot could not choose']]);
    for (const choice of await Promise.all(waiting)) expect(choice).toMatchObject(ANSWER);
  });

  test('for a thread to be in time are let go', async () => {
    const thinker = openBad({ wait: -1 });
    expect(await ordering(thinker, { does: 'answer' })).toBeNull();
    expect(report.outcomes).toEqual(['refused']);
  });
});

describe('a pool', () => {
  test('that is closed answers everything at once', async () => {
    const thinker = openBad();
    const waiting = ordering(thinker, { does: 'hang' });
    await pool.close();
    expect(await waiting).toBeNull();
    expect(await ordering(thinker, { does: 'answer' })).toBeNull();
  });

  test('gives its threads no setting of the operator', async () => {
    process.env.METRICS_TOKEN = 'a token of the operator';
    try {
      const answer = await ordering(openBad(), { does: 'answer' });
      const { names } = answer as unknown as { readonly names: readonly string[] };
      expect(names.filter((name) => !name.startsWith('NODE_'))).toEqual([]);
    } finally {
      delete process.env.METRICS_TOKEN;
    }
  });

  test('does not keep the process alive', async () => {
    const code = `
      import { BotThreads } from ${JSON.stringify(join(import.meta.dirname, '../../server/bots/botThreads.ts'))};
      const meters = { thought() {}, threadLost() {}, thoughtsWaiting() {} };
      const program = new URL(${JSON.stringify(BAD.href)});
      new BotThreads({ log: { warn() {} }, meters }, { program, threads: 1 }).think({ does: 'hang' }, () => {});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
    const ended = within('the process to end', once(child, 'exit'), () => child.exitCode);
    expect(await ended.finally(() => child.kill())).toEqual([0, null]);
  });
});
