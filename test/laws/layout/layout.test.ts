import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutTable } from '../../../client/stage/index.ts';
import { anyTable } from '../../stage/anyTable.ts';
import { faultsOf } from '../../stage/soundness.ts';
import { INSETS, SCREENS } from './screens.ts';

describe('the table, whatever lies on it', () => {
  for (const [width, height] of SCREENS) {
    it(`${width}×${height}: nothing overlaps, nothing is off the screen`, () => {
      fc.assert(
        fc.property(anyTable, fc.constantFrom(...INSETS), (table, insets) => {
          const inset = insets[width > height ? 'wide' : 'tall'];
          expect(faultsOf(layoutTable({ ...table, width, height, inset }))).toEqual([]);
        }),
        { seed: 41, numRuns: 60, endOnFailure: true },
      );
    });
  }
});
