import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../client/stage/layout.ts';
import { fullSplit } from '../../stage/anyTable.ts';
import { handOfSize, layoutOf, meldsOfLengths } from '../../stage/tables.ts';
import { preset } from '../../support/play/deals.ts';
import { type LayoutScreen, SCREENS } from './screens.ts';

/** The layout of a table with two packs, a hand of eight and melds of these lengths. */
function tableAt({ width, height, inset }: LayoutScreen, lengths: readonly number[], seats = 6): Layout {
  const setup = { seats, hand: handOfSize(8), melds: meldsOfLengths(lengths) };
  return layoutOf(setup, width, height, { inset, highlights: [{ at: 'felt', why: 'meld' }] });
}

/** The ids of the melds as they are read: in rows from the top, each from left to right. */
const readFrom = ({ melds }: Layout): number[] =>
  melds.toSorted((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x).map(({ id }) => id);

const stripOf = ({ melds }: Layout): number =>
  Math.min(...melds.flatMap(({ cards }) => cards.map(({ hit }) => hit.width)));

const isTablet = ({ width, height }: LayoutScreen): boolean => Math.min(width, height) >= 750;

/** From the smallest phone up to just below a tablet. */
const isPhone = (screen: LayoutScreen): boolean =>
  !isTablet(screen) && Math.min(screen.width, screen.height) >= 360 && Math.max(screen.width, screen.height) >= 640;

/** The minimum room for melds of these lengths with 24-pixel strips on 32-pixel cards, in square pixels. */
const roomFor = (lengths: readonly number[]): number =>
  [...lengths, 3].reduce((sum, length) => sum + ((length - 1) * 24 + 32 + 13) * 58, 0);

describe('melds', () => {
  it('on a tablet or larger show strips of 24 pixels for all 104 cards, in any split', () => {
    fc.assert(
      fc.property(fullSplit, (lengths) => {
        for (const screen of SCREENS.filter(isTablet))
          expect(stripOf(tableAt(screen, lengths)), `${screen.width}×${screen.height}`).toBeGreaterThanOrEqual(24);
      }),
      { seed: 51, numRuns: 80 },
    );
  });

  it('on any screen show strips of 24 pixels while that takes at most half of the felt', () => {
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

  it('on a phone show the corners of all 104 cards, in any split: strips of 8 pixels', () => {
    fc.assert(
      fc.property(fullSplit, (lengths) => {
        for (const screen of SCREENS.filter(isPhone))
          expect(stripOf(tableAt(screen, lengths)), `${screen.width}×${screen.height}`).toBeGreaterThanOrEqual(8);
      }),
      { seed: 55, numRuns: 80 },
    );
  });

  it('are read in the order in which they were laid, in rows from the top, on every screen', () => {
    const lengths = fc.array(fc.integer({ min: 3, max: 13 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(fc.oneof(fullSplit, lengths), (melds) => {
        for (const screen of SCREENS)
          expect(readFrom(tableAt(screen, melds)), `${screen.width}×${screen.height}`).toEqual(melds.map((_, i) => i));
      }),
      { seed: 57, numRuns: 40 },
    );
  });

  it('that belong to seats are read by seat, the viewer’s last, in the order in which they were laid', () => {
    const laid = fc.array(fc.record({ by: fc.nat(3), length: fc.integer({ min: 3, max: 6 }) }), { maxLength: 10 });
    fc.assert(
      fc.property(laid, (all) => {
        const melds = meldsOfLengths(all.map(({ length }) => length)).map((meld, i) => ({
          ...meld,
          by: all[i]?.by ?? 0,
        }));
        const inOrder = [1, 2, 3, 0].flatMap((seat) => all.flatMap(({ by }, i) => (by === seat ? [i] : [])));
        for (const { width, height, inset } of SCREENS) {
          const layout = layoutOf({ rules: preset('ace-to-ace'), seats: 4, melds }, width, height, { inset });
          expect(readFrom(layout), `${width}×${height}`).toEqual(inOrder);
        }
      }),
      { seed: 59, numRuns: 40 },
    );
  });

  it('stay put as melds are added at the place shown: at most eight of twelve move others, or nine on phones', () => {
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
      const most = Math.min(screen.width, screen.height) < 600 ? 9 : 8;
      expect(moves, `${screen.width}×${screen.height}`).toBeLessThanOrEqual(most);
    }
  });

  it('surround the middle of the felt, and a single meld is vertically centred', () => {
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
