import { expect, test } from 'vitest';
import { PRESET_IDS } from '#rules';
import { type StoredMoment, seenByAll } from './moments.ts';
import { playToEnd } from './playToEnd.ts';
import { storedGameOf, tableAt } from './storedGame.ts';

test.each(PRESET_IDS)('%s: a stored table opens at every moment, is played to its end, and every point stays', (id) => {
  const game = storedGameOf(id);
  for (const { name, lines, ...seen } of game.moments) {
    const view = tableAt(game, lines).tableView('spectator').game;
    expect({ name, ...(view && seenByAll(view)) }).toEqual({ name, ...seen });
  }
  expect(game.moments.map(({ name }) => name)).toEqual(expect.arrayContaining(['midDeal', 'over']));
  // One moment of each game: playing is slow.
  const moment = game.moments[PRESET_IDS.indexOf(id) % game.moments.length] as StoredMoment;
  const { isCancelled, ended, reopened } = playToEnd(game, moment.lines);
  const earlier = ended?.points.slice(0, moment.points.length);
  expect({ isCancelled, phase: ended?.phase, earlier }).toEqual({
    isCancelled: false,
    phase: 'over',
    earlier: moment.points,
  });
  expect(reopened).toEqual(ended);
});
