import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutTable } from '../../../client/stage/layoutTable.ts';
import { anyTable, type TableInput } from '../../stage/anyTable.ts';
import { buttonsOf, layoutFaults } from '../../stage/soundness.ts';
import { LITTLE_SCREENS, SCREENS } from './screens.ts';

/** The same table with no melds, an empty pile and an empty hand. */
function emptied(input: TableInput): TableInput {
  const { table } = input;
  const game = table.game && { ...table.game, melds: [], pile: [], pileCount: 0, hand: [] };
  return { ...input, table: { ...table, game }, hand: [], selected: [], highlights: [] };
}

describe('any table of the family, seen by any viewer at any moment, on thirty screens', () => {
  it('nothing overlaps that must not, nothing is off-screen, and no words cover cards', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const faults = SCREENS.flatMap((screen) =>
          layoutFaults(layoutTable({ ...table, ...screen })).map(
            (fault) => `${screen.width}×${screen.height}: ${fault}`,
          ),
        );
        expect(faults).toEqual([]);
      }),
      { seed: 41, numRuns: 100, endOnFailure: true },
    );
  });

  it('nor in a replay, which has no buttons for playing', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const shown = { ...table, selected: [], lit: [], isReplay: true };
        const faults = SCREENS.flatMap((screen) =>
          layoutFaults({ ...layoutTable({ ...shown, ...screen }), hint: null }, false).map(
            (fault) => `${screen.width}×${screen.height}: ${fault}`,
          ),
        );
        expect(faults).toEqual([]);
      }),
      { seed: 47, numRuns: 60, endOnFailure: true },
    );
  });

  it('buttons and piles are targets of at least 44 pixels, and the cards do not move the buttons', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        for (const screen of SCREENS) {
          const layout = layoutTable({ ...table, ...screen });
          for (const [name, { width, height }] of buttonsOf(layout))
            expect(Math.min(width, height), `${name} at ${screen.width}×${screen.height}`).toBeGreaterThanOrEqual(44);
          expect(layout.buttons).toEqual(layoutTable({ ...emptied(table), ...screen }).buttons);
        }
      }),
      { seed: 43, numRuns: 40, endOnFailure: true },
    );
  });

  it('on windows down to 280×220 too, with buttons and piles of at least 24 pixels', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        for (const screen of LITTLE_SCREENS) {
          const layout = layoutTable({ ...table, ...screen });
          const size = `${screen.width}×${screen.height}`;
          expect(layoutFaults(layout), size).toEqual([]);
          for (const [name, { width, height }] of buttonsOf(layout))
            expect(Math.min(width, height), `${name} at ${size}`).toBeGreaterThanOrEqual(24);
        }
      }),
      { seed: 48, numRuns: 100, endOnFailure: true },
    );
  });
});
