import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../client/stage/index.ts';
import { fullSplit } from '../../stage/anyTable.ts';
import { handOfSize, layoutOf, meldsOfLengths } from '../../stage/tables.ts';
import { type LayoutScreen, SCREENS } from './screens.ts';

/** A table of two packs with a hand of eight and melds of these lengths. */
function tableAt({ width, height, inset }: LayoutScreen, lengths: readonly number[], seats = 6): Layout {
  const setup = { seats, hand: handOfSize(8), melds: meldsOfLengths(lengths) };
  return layoutOf(setup, width, height, { inset, lit: [{ at: 'felt', why: 'meld' }] });
}

const stripOf = ({ melds }: Layout): number =>
  Math.min(...melds.flatMap(({ cards }) => cards.map(({ hit }) => hit.width)));

const isTablet = ({ width, height }: LayoutScreen): boolean => Math.min(width, height) >= 750;

/** From the smallest phone up to what is less than a tablet. */
const isPhone = (screen: LayoutScreen): boolean =>
  !isTablet(screen) && Math.min(screen.width, screen.height) >= 360 && Math.max(screen.width, screen.height) >= 640;

/** The least room melds of these lengths ask for with strips of 24 pixels on cards of 32, in square pixels. */
const roomFor = (lengths: readonly number[]): number =>
  [...lengths, 3].reduce((sum, length) => sum + ((length - 1) * 24 + 32 + 13) * 58, 0);

describe('melds', () => {
  it('on a tablet and beyond all 104 cards, in any split, show strips of 24 pixels', () => {
    fc.assert(
      fc.property(fullSplit, (lengths) => {
        for (const screen of SCREENS.filter(isTablet))
          expect(stripOf(tableAt(screen, lengths)), `${screen.width}×${screen.height}`).toBeGreaterThanOrEqual(24);
      }),
      { seed: 51, numRuns: 80 },
    );
  });

  it('everywhere they do as long as they take less than half of the felt that way', () => {
    const lengths = fc.array(fc.integer({ min: 3, max: 13 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lengths, fc.constantFrom(...SCREENS), (melds, screen) => {
        const layout = tableAt(screen, melds);
        const isLong = Math.max(...melds) * 24 + 21 > layout.felt.width;
        fc.pre(!isLong && roomFor(melds) <= 0.5 * layout.felt.width * layout.felt.height);
        expect(stripOf(layout)).toBeGreaterThanOrEqual(24);
      }),
      { seed: 53, numRuns: 400 },
    );
  });

  it('on a phone all 104 cards show their corners, in any split: strips of 8 pixels', () => {
    fc.assert(
      fc.property(fullSplit, (lengths) => {
        for (const screen of SCREENS.filter(isPhone))
          expect(stripOf(tableAt(screen, lengths)), `${screen.width}×${screen.height}`).toBeGreaterThanOrEqual(8);
      }),
      { seed: 55, numRuns: 80 },
    );
  });

  it('lie still as more are laid where they are shown to lie: twelve of them move at most six times, nine on the smallest screens', () => {
    for (const screen of SCREENS) {
      let moves = 0;
      for (let count = 0; count < 12; count++) {
        const lengths = Array.from({ length: count }, () => 3);
        const [before, after] = [tableAt(screen, lengths), tableAt(screen, [...lengths, 3])];
        const stays = before.melds.every(
          ({ rect }, i) => JSON.stringify(rect) === JSON.stringify(after.melds[i]?.rect),
        );
        if (!stays) moves++;
        else expect(after.melds[count]?.rect.x).toBeCloseTo(before.newMeld?.x ?? -1);
      }
      expect(moves, `${screen.width}×${screen.height}`).toBeLessThanOrEqual(
        Math.min(screen.width, screen.height) < 600 ? 9 : 6,
      );
    }
  });

  it('lie about the middle of the felt, alone in the very middle of its height', () => {
    for (const screen of SCREENS) {
      const { melds, felt } = tableAt(screen, [4]);
      const { y, height } = melds[0]?.rect ?? felt;
      expect(y + height / 2, `${screen.width}×${screen.height}`).toBeCloseTo(felt.y + felt.height / 2);
      for (const lengths of [[3], [3, 4, 3], [4, 3, 3, 5, 3, 4]]) {
        const all = tableAt(screen, lengths).melds.map(({ rect }) => rect);
        const left = Math.min(...all.map(({ x }) => x));
        const right = Math.max(...all.map(({ x, width }) => x + width));
        const middle = felt.x + felt.width / 2;
        expect(left < middle && middle < right + 1, `${screen.width}×${screen.height}`).toBe(true);
      }
    }
  });
});
