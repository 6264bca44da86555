import { think } from '#bots';
import { legalActions, type PlayerView, randomFrom, type SeatAction } from '#engine';
import type { TableView } from '#protocol';
import { memoryLog } from '#table';
import { AT_THE_BEGINNING, follow, type GuideProgress } from '../../client/guide/follow.ts';
import type { GuideMoment } from '../../client/guide/step.ts';
import { openLocalTable, rulesOfGame } from '../../client/practice/localTable.ts';
import { layoutTable } from '../../client/stage/index.ts';
import { settings } from '../stage/tables.ts';
import { manualClock } from '../support/clock.ts';
import { entropyFrom } from '../support/entropy.ts';

/** A practice table with the cards of one series, whose timers the test runs. */
function practiceAt(series: string) {
  const clock = manualClock();
  let due: { at: number; callback: () => void } | null = null;
  const after = (ms: number, callback: () => void) => {
    const timer = { at: clock.now() + ms, callback };
    due = timer;
    return () => {
      if (due === timer) due = null;
    };
  };
  const looks: TableView[] = [];
  const host = { clock, secrets: entropyFrom(series), think, after, log: memoryLog() };
  const game = { options: { name: 'Ana', rules: 'crazy-rummy', seats: 3 }, past: [] };
  const table = openLocalTable(game, rulesOfGame(game), host, (update) => looks.push(update.table));
  looks.push(table.begin().table);
  const runOn = (): void => {
    for (let timer = due; timer && timer.at - clock.now() < 60_000; timer = due) {
      clock.advance(timer.at - clock.now());
      due = null;
      timer.callback();
    }
  };
  return { table, looks, runOn };
}

/** The input of the guide for a table on a screen of this size. */
export function momentOf(table: TableView, width = 390, height = 844): GuideMoment {
  const view = table.game as PlayerView;
  const inset = { top: 0, right: 0, bottom: 0, left: 0 };
  const layout = layoutTable({ width, height, inset, table, hand: view.hand, selected: [], lit: [], settings });
  return { view, legal: legalActions(view), selected: [], newMeld: null, layout };
}

/** The guide's progress after a change of the table, and its input. */
export interface Lesson {
  readonly progress: GuideProgress;
  readonly now: GuideMoment;
}

/**
 * Plays the first deal at a practice table and the beginning of the second, and returns the guide's progress after each
 * change of the table. The player ignores the guide and plays like a bot unless `play` is given.
 */
export function guidedDeal(series: string, play: (view: PlayerView) => SeatAction = playLikeBots): readonly Lesson[] {
  const { table, looks, runOn } = practiceAt(series);
  const lessons: Lesson[] = [];
  let progress = AT_THE_BEGINNING;
  const look = (): void => {
    for (const seen of looks.splice(0)) {
      if (!seen.game) continue;
      const now = momentOf(seen);
      progress = follow(progress, now);
      lessons.push({ progress, now });
    }
  };
  runOn();
  look();
  for (let game = lessons.at(-1)?.now.view; game && game.deal < 2; game = lessons.at(-1)?.now.view) {
    if (game.phase === 'ready') table.request({ kind: 'next' });
    else table.request({ kind: 'act', at: game.seats[0]?.at ?? -1, action: play(game) });
    runOn();
    look();
  }
  return lessons;
}

const random = randomFrom('0'.repeat(64), [], 'guided');

const playLikeBots = (view: PlayerView): SeatAction => think(view, random);
