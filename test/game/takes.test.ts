import { expect, it } from 'vitest';
import { viewFor } from '#engine';
import type { PresetId } from '#rules';
import { takesOf } from '../../client/game/takes.ts';
import { preset } from '../support/play/deals.ts';
import { position } from '../support/play/positions.ts';

const takesIn = (id: PresetId): readonly number[] => {
  const hands = ['3C 4C', '3D 4D', '3H 4H'];
  const view = viewFor(position({ rules: preset(id), deal: 2, hands, phase: 'draw', melded: [1] }), 2);
  return [0, 1, 2].map((seat) => takesOf(view, seat));
};

it('R163, R166 cards are taken out of turn so often in a deal, but none by a player to whom the pile is closed', () => {
  expect(takesIn('shanghai-rummy')).toEqual([3, 3, 3]);
  expect(takesIn('jamaican-kalooki')).toEqual([3, 0, 3]);
  expect(takesIn('continental')).toEqual([0, 1, 2].map(() => Number.POSITIVE_INFINITY));
});
