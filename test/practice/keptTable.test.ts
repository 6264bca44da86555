import { expect, test } from 'vitest';
import { think } from '#bots';
import { crazyRummy, storedRules, withField } from '#rules';
import { LOG_VERSION, type VersionedLogEntry } from '#table';
import type { GameToKeep, Keeping, KeptGame } from '../../client/practice/deviceKeeping.ts';
import { onceSaved, openKeptTable, resumeKeptTable } from '../../client/practice/keptTable.ts';
import { newPracticeGame } from '../../client/practice/localTable.ts';
import { manualClock } from '../support/clock.ts';
import { entropyFrom } from '../support/entropy.ts';
import { retire } from '../support/retire.ts';

const NEW: KeptGame = newPracticeGame({ name: 'Ana', rules: 'crazy-rummy', seats: 3 });

/** A device with this game saved, and what happens to it. */
class FakeKeeping implements Keeping {
  saved: KeptGame | null;
  readonly begun: GameToKeep[] = [];
  readonly later: VersionedLogEntry[] = [];
  isForgotten = false;
  constructor(saved: KeptGame | null = null) {
    this.saved = saved;
  }
  async read(): Promise<KeptGame | null> {
    return this.saved;
  }
  begin(game: GameToKeep) {
    this.begun.push(game);
    return { append: (line: VersionedLogEntry) => void this.later.push(line) };
  }
  async settled(): Promise<void> {}
  forget(): void {
    this.isForgotten = true;
  }
}

/** A host on this device, and a function that makes the next move of a bot or the table. */
function hostOn(keeping: Keeping) {
  const clock = manualClock();
  let due: { at: number; callback: () => void } | null = null;
  const after = (ms: number, callback: () => void) => {
    due = { at: clock.now() + ms, callback };
    return () => {
      due = null;
    };
  };
  const ring = (): void => {
    const timer = due;
    if (!timer) throw new Error('no timer is set');
    clock.advance(timer.at - clock.now());
    timer.callback();
  };
  return { host: { clock, secrets: entropyFrom('practice'), think, after, keeping }, ring };
}

/** Lets everything that waits for nothing else happen. */
const idle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const unseen = (): void => undefined;

/** The game as saved after its first deal was dealt. */
function inFirstDeal(): KeptGame {
  const keeping = new FakeKeeping();
  const { host, ring } = hostOn(keeping);
  openKeptTable(NEW, host, unseen);
  while (!keeping.later.some((line) => line.type === 'action' && line.events.some(({ type }) => type === 'dealt')))
    ring();
  const [game] = keeping.begun as [GameToKeep];
  return { ...game, past: [...game.past, ...keeping.later] };
}

const typesOf = (lines: readonly unknown[]): string[] => lines.map((line) => (line as VersionedLogEntry).type);

test('a new game is saved with the lines of its opening; those of its deals follow', () => {
  const keeping = new FakeKeeping();
  const { host, ring } = hostOn(keeping);
  openKeptTable(NEW, host, unseen);
  expect(keeping.begun).toHaveLength(1);
  expect(keeping.begun[0]).toMatchObject({ options: NEW.options, ruleSet: storedRules(crazyRummy) });
  const opening = typesOf(keeping.begun[0]?.past ?? []);
  expect(opening[0]).toBe('opened');
  expect(opening).toContain('seat');
  expect(opening.at(-1)).toBe('game');
  expect(keeping.later).toEqual([]);
  ring();
  expect(keeping.later).toMatchObject([
    { type: 'action', origin: 'table' },
    { type: 'pledged', deal: 1 },
  ]);
});

test('a resumed game is saved once more, with all its lines in order', async () => {
  const saved = inFirstDeal();
  const keeping = new FakeKeeping(saved);
  const table = await resumeKeptTable(hostOn(keeping).host, unseen);
  expect(table?.begin().table.game).toMatchObject({ deal: 1, phase: 'play' });
  expect(keeping.begun).toHaveLength(1);
  const past = keeping.begun[0]?.past ?? [];
  expect(past.slice(0, saved.past.length)).toEqual(saved.past);
  expect(past.slice(saved.past.length)).toMatchObject([{ change: 'dropped' }, { change: 'returned' }]);
  expect(keeping.later).toEqual([]);
});

test('changed rules are saved together with the cancelled deal', async () => {
  const saved = inFirstDeal();
  const ruleSet = storedRules(withField(crazyRummy, 'goingOut.oneCard', false));
  retire('goingOut.oneCard', false);
  const keeping = new FakeKeeping({ ...saved, ruleSet });
  const table = await resumeKeptTable(hostOn(keeping).host, unseen);
  expect(table?.begin().table.game).toMatchObject({ phase: 'ready', results: [{ ending: 'cancelled' }] });
  expect(keeping.begun).toHaveLength(1);
  expect(keeping.begun[0]?.ruleSet).toEqual(storedRules(crazyRummy));
  const lines = (keeping.begun[0]?.past ?? []).slice(saved.past.length);
  expect(lines).toContainEqual(expect.objectContaining({ action: expect.objectContaining({ type: 'cancelDeal' }) }));
  expect(keeping.later).toEqual([]);
});

test.each<[string, (game: KeptGame) => KeptGame]>([
  ['rules', (game) => ({ ...game, ruleSet: { version: 99, code: '', rules: {} } })],
  ['lines', (game) => ({ ...game, past: [...game.past, { v: 99, type: 'action' }] })],
  ['snapshot', (game) => ({ ...game, past: [...game.past, { v: LOG_VERSION, type: 'snapshot', version: 99 }] })],
])('a game with newer %s is left as it is', async (_, newer) => {
  const keeping = new FakeKeeping(newer(inFirstDeal()));
  expect(await resumeKeptTable(hostOn(keeping).host, unseen)).toBeNull();
  expect(keeping.begun).toEqual([]);
  expect(keeping.isForgotten).toBe(false);
});

test('a damaged game is forgotten, and without a game nothing is', async () => {
  const damaged = new FakeKeeping({ ...inFirstDeal(), ruleSet: 'damaged' });
  expect(await resumeKeptTable(hostOn(damaged).host, unseen)).toBeNull();
  expect([damaged.begun, damaged.isForgotten]).toEqual([[], true]);
  const empty = new FakeKeeping();
  expect(await resumeKeptTable(hostOn(empty).host, unseen)).toBeNull();
  expect([empty.begun, empty.isForgotten]).toEqual([[], false]);
});

/** A device that saves when the test says so, and how often it was asked. */
function slowDevice() {
  const answers: (() => void)[] = [];
  const keeping = new FakeKeeping();
  keeping.settled = () => new Promise((resolve) => answers.push(resolve));
  return { keeping, answers };
}

test('a message is posted once what happened before it is saved, and in order', async () => {
  const { keeping, answers } = slowDevice();
  const posted: string[] = [];
  const post = onceSaved<string>(hostOn(keeping).host, (message) => posted.push(message));
  post('drawn');
  post('discarded');
  await idle();
  expect(posted).toEqual([]);
  answers[0]?.();
  await idle();
  expect(posted).toEqual(['drawn']);
  answers[1]?.();
  await idle();
  expect(posted).toEqual(['drawn', 'discarded']);
});

test('a device that does not answer delays the game once', async () => {
  const { keeping, answers } = slowDevice();
  const { host, ring } = hostOn(keeping);
  const posted: string[] = [];
  const post = onceSaved<string>(host, (message) => posted.push(message));
  post('drawn');
  await idle();
  expect(posted).toEqual([]);
  ring();
  post('discarded');
  await idle();
  expect(posted).toEqual(['drawn', 'discarded']);
  expect(answers).toHaveLength(1);
});
