import { describe, expect, test } from 'vitest';
import { PRESET_IDS } from '#rules';
import type { ReleaseMoment } from './moments.ts';
import { playToEnd } from './playToEnd.ts';
import { RELEASES, recordedGame } from './recorded.ts';

describe.each(RELEASES)('tables of version %s', (release) => {
  test.each(PRESET_IDS)('%s: the people come back at some moment and play to the end, and every point stays', (id) => {
    const game = recordedGame(release, id);
    // One moment of each game: playing is slow.
    const moment = game.moments[PRESET_IDS.indexOf(id) % game.moments.length] as ReleaseMoment;
    const { isCancelled, ended, reopened } = playToEnd(game, moment.lines);
    const earlier = ended?.points.slice(0, moment.points.length);
    expect({ isCancelled, phase: ended?.phase, earlier }).toEqual({
      isCancelled: false,
      phase: 'over',
      earlier: moment.points,
    });
    expect(reopened).toEqual(ended);
  });
});
