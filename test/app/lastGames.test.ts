import { expect, test } from 'vitest';
import type { TableView } from '#protocol';
import { openLastGames } from '../../client/device/lastGames.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { memory } from './memory.ts';

const start = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 1 }).game.table.value;

/** The table when its game is over with these totals; the viewer has the first seat. */
function over(totals: readonly number[], changes: Partial<TableView> = {}): TableView {
  const game = start.game && {
    ...start.game,
    seats: start.game.seats.map((seat, i) => ({ ...seat, total: totals[i] ?? 0 })),
  };
  return { ...start, stage: 'over', viewer: 0, game, ...changes };
}

test('a device remembers the place and the totals of its last three games, the latest first', () => {
  const storage = memory();
  const games = openLastGames(() => storage);
  for (const [time, own] of [90, 10, 50, 30].entries()) games.note(over([own, 40, 60]), time);
  const seen = openLastGames(() => storage).all();
  expect(seen.map(({ place, totals, endedAt }) => [place, totals[0], endedAt])).toEqual([
    [1, 30, 3],
    [2, 50, 2],
    [1, 10, 1],
  ]);
});

test('a game that is shown again after a reload counts once', () => {
  const storage = memory();
  openLastGames(() => storage).note(over([30, 40, 60]), 1);
  openLastGames(() => storage).note(over([30, 40, 60]), 2);
  expect(openLastGames(() => storage).all()).toHaveLength(1);
});

test('two games that ended alike are both remembered', () => {
  const storage = memory();
  const games = openLastGames(() => storage);
  games.note(over([0, 5], { gameId: 'a'.repeat(32) }), 1);
  games.note(over([0, 5], { gameId: 'b'.repeat(32) }), 2);
  games.note(over([0, 5], { gameId: 'b'.repeat(32) }), 3);
  expect(games.all().map(({ endedAt }) => endedAt)).toEqual([2, 1]);
});

test('unfinished games, games watched and damaged storage are not shown, and a player may erase all', () => {
  const storage = memory();
  const games = openLastGames(() => storage);
  games.note(over([1, 2, 3], { stage: 'playing' }), 1);
  games.note(over([1, 2, 3], { viewer: 'spectator' }), 1);
  expect(games.all()).toEqual([]);
  storage.setItem('crazy-rummy-1.results', '[{"rules":7},null,"x"]');
  expect(games.all()).toEqual([]);
  games.note(over([1, 2, 3]), 1);
  expect(games.all()).toHaveLength(1);
  games.forget();
  expect(games.all()).toEqual([]);
});
