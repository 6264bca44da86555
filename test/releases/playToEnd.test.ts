import { describe, expect, test } from 'vitest';
import { PRESET_IDS } from '#rules';
import type { ReleaseMoment } from './moments.ts';
import { playToEnd } from './playToEnd.ts';
import { RELEASES, recordedGame } from './recorded.ts';

describe.each(RELEASES)('tables of version %s', (release) => {
  test.each(PRESET_IDS)(
    '%s: the people come back mid-deal or at another moment and play to the end, and every point stays',
    (id) => {
      const game = recordedGame(release, id);
      // Two moments of each game: playing is slow.
      const other = game.moments[PRESET_IDS.indexOf(id) % game.moments.length] as ReleaseMoment;
      for (const { name, lines, points } of new Set([game.moments[0] as ReleaseMoment, other])) {
        const { isCancelled, ended, reopened } = playToEnd(game, lines);
        const earlier = ended?.points.slice(0, points.length);
        expect({ name, isCancelled, phase: ended?.phase, earlier }).toEqual({
          name,
          isCancelled: false,
          phase: 'over',
          earlier: points,
        });
        expect(reopened).toEqual(ended);
      }
    },
  );
});
