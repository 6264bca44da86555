import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, type SeatAction, type Suit } from '#engine';
import { meldClass } from '../oracle/readings.ts';
import { crowded, games } from '../support/arbitrary/games.ts';
import { playGame } from '../support/play/playGame.ts';
import { listed } from '../support/play/playLegal.ts';
import { renameAction, renameState, renameSuits } from '../support/play/positionsRenamed.ts';
import { expectSame } from '../support/same.ts';

const suitOrders: fc.Arbitrary<Suit[]> = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });

const names = (actions: readonly SeatAction[]): string[] =>
  actions.map((action) => (action.type === 'meld' ? meldClass(action.reading) : JSON.stringify(action))).sort();

it('law 9, symmetry: with the suits renamed, the same moves lead to the same game and points', () => {
  fc.assert(
    fc.property(games, suitOrders, (game, suits) => {
      const rename = renameSuits(suits);
      for (const { before, by, action, after } of playGame(game)) {
        if (by === 'table') continue;
        const played = apply(renameState(before, rename), by, renameAction(action, rename));
        expectSame(played.ok && played.value.state, renameState(after, rename));
      }
    }),
    { numRuns: 8 },
  );
});

it('law 9, symmetry: with the suits renamed, the legal actions are the same', () => {
  fc.assert(
    fc.property(crowded, suitOrders, (state, suits) => {
      const rename = renameSuits(suits);
      const actions = listed(state).map((action) => renameAction(action, rename) as SeatAction);
      expect(names(listed(renameState(state, rename)))).toEqual(names(actions));
    }),
    { numRuns: 200 },
  );
});
