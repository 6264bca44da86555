import { think } from '#bots';
import { legalActions, type PlayerView, randomFrom, type SeatAction } from '#engine';
import type { TableView } from '#protocol';
import { memoryLog } from '#table';
import { AT_THE_BEGINNING, follow, type GuideProgress } from '../../client/guide/follow.ts';
import type { GuideMoment } from '../../client/guide/step.ts';
import { openLocalTable } from '../../client/practice/localTable.ts';
import { layoutTable } from '../../client/stage/index.ts';
import { settings } from '../stage/tables.ts';
import { manualClock } from '../support/clock.ts';
import { entropyFrom } from '../support/entropy.ts';

/** A practice table whose timer is run by hand, with the cards of one series. */
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
  const host = { clock, entropy: entropyFrom(series), think, after, log: memoryLog() };
  const options = { name: 'Ana', rules: 'crazy-rummy', seats: 3 };
  const table = openLocalTable({ options, past: [] }, host, (update) => looks.push(update.table));
  const runOn = (): void => {
    for (let timer = due; timer && timer.at - clock.now() < 60_000; timer = due) {
      clock.advance(timer.at - clock.now());
      due = null;
      timer.callback();
    }
  };
  return { table, looks, runOn };
}

/** What the guide sees of a table on a screen of this size. */
export function momentOf(table: TableView, width = 390, height = 844): GuideMoment {
  const view = table.game as PlayerView;
  const inset = { top: 0, right: 0, bottom: 0, left: 0 };
  const layout = layoutTable({ width, height, inset, table, hand: view.hand, selected: [], lit: [], settings });
  return { view, legal: legalActions(view), selected: [], newMeld: null, layout };
}

export interface Lesson {
  readonly progress: GuideProgress;
  readonly now: GuideMoment;
}

/**
 * The first deal at a practice table, and the beginning of the second, with the guide looking on: what it showed after each
 * change of the table. Somebody plays like a bot, unless told otherwise, and never heeds what is said.
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
  for (let game = table.look().table.game; game && game.deal < 2; game = table.look().table.game) {
    if (game.phase === 'ready') table.request({ kind: 'next' });
    else table.request({ kind: 'act', at: game.seats[0]?.at ?? -1, action: play(game) });
    runOn();
    look();
  }
  return lessons;
}

const random = randomFrom('0'.repeat(64), [], 'guided');

const playLikeBots = (view: PlayerView): SeatAction => think(view, random);
