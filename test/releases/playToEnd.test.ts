import { describe, expect, test } from 'vitest';
import { PRESET_IDS } from '#rules';
import { playToEnd } from './playToEnd.ts';
import { RELEASES, recordedGame } from './recorded.ts';

describe.each(RELEASES)('tables of version %s', (release) => {
  test.each(PRESET_IDS)('%s: the people come back at any moment and play to the end, and every point stays', (id) => {
    const game = recordedGame(release, id);
    for (const { name, lines, points } of game.moments) {
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
  });
});
