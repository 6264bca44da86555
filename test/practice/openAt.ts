import { think } from '#bots';
import { randomFrom } from '#engine';
import type { LevelName, TableUpdate } from '#protocol';
import { memoryLog, readTableRules, type Think } from '#table';
import { newPracticeGame, openLocalTable } from '../../client/practice/localTable.ts';
import { manualClock } from '../support/clock.ts';
import { entropyFrom } from '../support/entropy.ts';

/** A table whose timer is run by hand. */
export function openAt(
  seats: number,
  rules = 'crazy-rummy',
  bots: Think = think,
  past: readonly unknown[] = [],
  levels: readonly LevelName[] = [],
  isLesson = false,
  series = 'practice',
) {
  const clock = manualClock();
  const updates: TableUpdate[] = [];
  let due: { at: number; callback: () => void } | null = null;
  const after = (ms: number, callback: () => void) => {
    const timer = { at: clock.now() + ms, callback };
    due = timer;
    return () => {
      if (due === timer) due = null;
    };
  };
  const log = memoryLog();
  const host = { clock, secrets: entropyFrom(series), think: bots, after, log };
  const game = { ...newPracticeGame({ name: 'Ana', rules, seats, levels, isLesson }), past };
  const table = openLocalTable(game, readTableRules(game.ruleSet, seats), host, (update) => updates.push(update));
  updates.push(table.begin());
  /** Fires the timer while it is due within a minute, until it is the person's turn. */
  const runOn = (): void => {
    for (let timer = due; timer && timer.at - clock.now() < 60_000; timer = due) {
      clock.advance(timer.at - clock.now());
      due = null;
      timer.callback();
    }
  };
  const isWaiting = () => due !== null && due.at - clock.now() < 60_000;
  /** Fires the timer once and returns how long it was set for, in ms. */
  const ring = (): number => {
    const timer = due;
    if (!timer) throw new Error('no timer is set');
    const ms = timer.at - clock.now();
    clock.advance(ms);
    due = null;
    timer.callback();
    return ms;
  };
  return { table, updates, runOn, isWaiting, ring, log };
}

export type OpenedPractice = ReturnType<typeof openAt>;

export function now({ updates }: OpenedPractice): TableUpdate['table'] {
  const last = updates.at(-1);
  if (!last) throw new Error('the table has not begun');
  return last.table;
}

/** Plays the person's seat as a bot would, until the deal is over. */
export function playPracticeDeal(opened: OpenedPractice): void {
  const random = randomFrom('0'.repeat(64), [], 'person');
  opened.runOn();
  for (let game = now(opened).game; game && game.turn >= 0; game = now(opened).game) {
    const at = game.seats[0]?.at ?? -1;
    const done = opened.table.request({ kind: 'act', at, action: think(game, random) });
    if (!done.ok) throw new Error(done.reason);
    opened.runOn();
  }
}
