import { expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import type { TableView } from '#protocol';
import { crazyRummy, PRESETS, printRules } from '#rules';
import { type BestMemory, openBests } from '../../client/device/bests.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { forbidden, memory } from './memory.ts';

const start = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 1 }).game.table.value;

let games = 0;

/** The table when its game is over with these totals; the viewer has the first seat. */
function over(totals: readonly number[], rules: RuleSet = crazyRummy, changes: Partial<TableView> = {}): TableView {
  const game = start.game && {
    ...start.game,
    rules,
    seats: start.game.seats.map((seat, i) => ({ ...seat, total: totals[i] ?? 0 })),
  };
  const gameId = String(++games).padStart(32, '0');
  return { ...start, stage: 'over', viewer: 0, rules, game, gameId, ...changes };
}

/** A memory that lasts, and what a game of these totals has beaten. */
function device() {
  const storage = memory();
  const bests = (): BestMemory => openBests(() => storage);
  const play = (totals: readonly number[], rules?: RuleSet) => {
    const table = over(totals, rules);
    bests().note(table);
    return bests().newAt(table);
  };
  return { storage, bests, play };
}

test('a first game is nobody’s best; a better total beats it, an equal one equals it, a worse one is no news', () => {
  const { play } = device();
  expect(play([51, 40, 60])).toEqual([]);
  expect(play([42, 40, 60])).toEqual([{ kind: 'points', value: 42, before: 51 }]);
  expect(play([42, 40, 60])).toEqual([{ kind: 'points', value: 42, before: 42 }]);
  expect(play([43, 40, 60])).toEqual([]);
});

test('totals are compared within the same rules, in their sense, and not where a total ends the game', () => {
  const { play, bests } = device();
  const three = PRESETS['crazy-rummy-3'] as RuleSet;
  play([90, 10, 20]);
  expect(play([20, 10, 30], three)).toEqual([]);
  expect(play([80, 10, 20])).toEqual([{ kind: 'points', value: 80, before: 90 }]);
  const target = Object.values(PRESETS).find(({ game }) => game.end === 'target') as RuleSet;
  play([100, 300, 300], target);
  expect(play([50, 300, 300], target).filter(({ kind }) => kind === 'points')).toEqual([]);
  const high = { ...crazyRummy, scoring: { ...crazyRummy.scoring, best: 'high' as const } };
  play([30, 50, 60], high);
  expect(play([40, 50, 60], high)).toEqual([{ kind: 'points', value: 40, before: 30 }]);
  // The game played last comes first.
  expect(
    bests()
      .all()
      .totals.map(({ rules }) => rules),
  ).toEqual([high, crazyRummy, three].map(printRules));
});

test('games won in a row are counted, joint wins too, and a lost one ends the row', () => {
  const { play, bests } = device();
  const rows = [
    [1, 9, 9],
    [2, 9, 9],
    [9, 9, 9],
    [9, 1, 9],
    [3, 9, 9],
    [4, 9, 9],
    [5, 9, 9],
    [6, 9, 9],
  ].map((totals) => play(totals).filter(({ kind }) => kind === 'streak'));
  const streak = (value: number, before: number) => [{ kind: 'streak', value, before }];
  expect(rows.slice(0, 4)).toEqual([[], streak(2, 1), streak(3, 2), []]);
  expect(rows.slice(4)).toEqual([[], [], streak(3, 3), streak(4, 3)]);
  expect(bests().all()).toMatchObject({ streak: 4, wins: 4 });
});

test('a game that is shown again, after a reload or beside another one, counts once', () => {
  const { bests } = device();
  const [one, other] = [over([1, 9, 9]), over([2, 9, 9])];
  for (const table of [one, one, other, one, other]) bests().note(table);
  expect(bests().all()).toMatchObject({ streak: 2, wins: 2 });
  const practice = over([3, 9, 9], crazyRummy, { gameId: null });
  for (const table of [practice, practice]) bests().note(table);
  expect(bests().all()).toMatchObject({ streak: 3, wins: 3 });
});

test('swaps and the fastest end come from the deals, once they are known', () => {
  const { bests } = device();
  const game = (swaps: number | null, out: number | null) => {
    const table = over([50, 1, 2]);
    bests().note(table);
    const news = bests().noteDeeds(table, { swaps, out });
    expect(bests().noteDeeds(table, { swaps: 99, out: 0 })).toEqual(news);
    return news.filter(({ kind }) => kind !== 'points');
  };
  expect(game(3, 4)).toEqual([]);
  expect(game(4, 4)).toEqual([{ kind: 'swaps', value: 4, before: 3 }]);
  expect(game(4, 2)).toEqual([
    { kind: 'swaps', value: 4, before: 4 },
    { kind: 'out', value: 2, before: 4 },
  ]);
  // Not all deals are known: the swaps are not compared.
  expect(game(null, 1)).toEqual([{ kind: 'out', value: 1, before: 2 }]);
  expect(game(0, null)).toEqual([]);
  expect(bests().all()).toMatchObject({ swaps: 4, out: 1 });
});

test('unfinished games and games watched count nothing, damaged storage is empty, and all can be forgotten', () => {
  const { storage, bests, play } = device();
  bests().note(over([1, 2, 3], crazyRummy, { stage: 'playing' }));
  bests().note(over([1, 2, 3], crazyRummy, { viewer: 'spectator' }));
  expect(bests().all().totals).toEqual([]);
  storage.setItem('crazy-rummy-1.bests', '{"totals":[7,{"rules":"x"}],"streak":"9","latest":{}}');
  expect(bests().all()).toMatchObject({ totals: [], streak: 0, swaps: null });
  play([1, 2, 3]);
  expect(bests().all().totals).toHaveLength(1);
  bests().forget();
  expect(bests().all()).toMatchObject({ totals: [], streak: 0 });
});

test('without storage nothing is remembered, and nothing fails', () => {
  const bests = openBests(forbidden);
  expect(bests.noteDeeds(over([1, 2, 3]), { swaps: 1, out: 1 })).toEqual([]);
  expect(bests.all().totals).toEqual([]);
});
