import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_SIZES } from '../../client/device/settings.ts';
import { buttonsOf, expectSound } from './soundness.ts';
import { handOfSize, layoutOf, meldsOfLengths, SIZES, settings } from './tables.ts';

describe('the table on every screen', () => {
  for (const [width, height] of SIZES) {
    it(`${width}×${height}: nothing overlaps or is cut off with 3 to 6 seats`, () => {
      for (const seats of [3, 4, 5, 6]) {
        for (const melds of [[], [3], [3, 4, 3], [4, 3, 3, 5, 3, 4], [7, 3, 3, 3, 4, 4, 3, 3, 3, 6]]) {
          for (const count of [0, 1, 3, 7, 8, 9, 12, 14]) {
            const setup = { seats, hand: handOfSize(count), melds: meldsOfLengths(melds) };
            expectSound(layoutOf(setup, width, height, { highlights: [{ at: 'felt', why: 'meld' }] }));
          }
        }
        expectSound(layoutOf({ seats, viewer: 'spectator' }, width, height));
      }
    });

    it(`${width}×${height}: buttons and the cards of a hand of eight are large enough to hit`, () => {
      const layout = layoutOf({ hand: handOfSize(8), seats: 6 }, width, height);
      for (const [name, button] of buttonsOf(layout))
        expect(Math.min(button.width, button.height), name).toBeGreaterThanOrEqual(44);
      for (const box of layout.hand) {
        expect(box.hit.width).toBeGreaterThanOrEqual(40);
        expect(box.hit.height).toBeGreaterThanOrEqual(44);
      }
      expect(Math.min(layout.stock.width, layout.pile.width)).toBeGreaterThanOrEqual(44);
    });

    it(`${width}×${height}: the places of the buttons do not depend on the hand or the melds`, () => {
      const empty = layoutOf({}, width, height);
      const full = layoutOf({ hand: handOfSize(14), melds: meldsOfLengths([3, 3, 4, 5]), seats: 6 }, width, height);
      expect(full.buttons).toEqual(empty.buttons);
    });
  }

  it('nothing overlaps on any screen with any number of cards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 360, max: 2560 }),
        fc.integer({ min: 360, max: 1440 }),
        fc.integer({ min: 3, max: 6 }),
        fc.integer({ min: 0, max: 20 }),
        fc.array(fc.integer({ min: 3, max: 13 }), { maxLength: 8 }),
        fc.constantFrom(...CARD_SIZES),
        (width, height, seats, cards, melds, cardSize) => {
          fc.pre(Math.max(width, height) >= 640);
          const setup = { seats, hand: handOfSize(cards), melds: meldsOfLengths(melds) };
          expectSound(
            layoutOf(setup, width, height, {
              settings: { ...settings, cardSize },
              highlights: [{ at: 'felt', why: 'meld' }],
            }),
          );
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });
});

describe('melds', () => {
  const splits: [string, number[]][] = [
    ['sets and runs of three', [...Array.from({ length: 34 }, () => 3)]],
    ['runs of thirteen', Array.from({ length: 8 }, () => 13)],
    ['fours', Array.from({ length: 26 }, () => 4)],
    ['long and short', [13, 3, 12, 3, 11, 3, 10, 3, 9, 3, 8, 3, 7, 3, 7, 3, 3]],
  ];
  for (const [name, lengths] of splits) {
    it(`104 cards in ${name} fit the table at 1024×768 with strips a finger can hit`, () => {
      const layout = layoutOf({ seats: 6, hand: handOfSize(8), melds: meldsOfLengths(lengths) }, 1024, 768);
      expectSound(layout);
      for (const meld of layout.melds) for (const box of meld.cards) expect(box.hit.width).toBeGreaterThanOrEqual(24);
    });
    it(`104 cards in ${name} fit a phone`, () => {
      expectSound(layoutOf({ seats: 6, hand: handOfSize(8), melds: meldsOfLengths(lengths) }, 360, 640));
      expectSound(layoutOf({ seats: 6, hand: handOfSize(8), melds: meldsOfLengths(lengths) }, 640, 360));
    });
  }

  it('104 cards fit the table at 1024×768 in any split', () => {
    const split = fc.array(fc.integer({ min: 3, max: 13 }), { minLength: 1, maxLength: 34 });
    fc.assert(
      fc.property(split, (lengths) => {
        const used = lengths.filter((_, i) => lengths.slice(0, i + 1).reduce((a, b) => a + b, 0) <= 104);
        expectSound(layoutOf({ hand: handOfSize(8), melds: meldsOfLengths(used) }, 1024, 768));
      }),
      { seed: 11, numRuns: 100 },
    );
  });

  it('do not move when a selection becomes a meld', () => {
    const setup = { hand: handOfSize(8), melds: meldsOfLengths([3, 4, 3, 5]) };
    const before = layoutOf(setup, 1024, 768);
    const after = layoutOf(setup, 1024, 768, { highlights: [{ at: 'felt', why: 'meld' }] });
    expect(before.newMeld).toBeNull();
    expect(after.newMeld).not.toBeNull();
    expect(after.melds).toEqual(before.melds);
  });
});

describe('the hand', () => {
  it('has one row for up to eight cards on a phone of 360 pixels, two if it is longer', () => {
    const rows = (count: number) =>
      new Set(layoutOf({ hand: handOfSize(count) }, 360, 640).hand.map((box) => box.hit.y)).size;
    expect(rows(8)).toBe(1);
    expect(rows(9)).toBe(2);
    expect(rows(14)).toBe(2);
  });

  it('holds fourteen cards in one row on a tablet', () => {
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
    ] as const)
      expect(new Set(layoutOf({ hand: handOfSize(14) }, width, height).hand.map((box) => box.hit.y)).size).toBe(1);
  });

  it('lifts a selected card but not its hit area', () => {
    const hand = handOfSize(8);
    const before = layoutOf({ hand }, 1024, 768).hand[2];
    const after = layoutOf({ hand }, 1024, 768, { selected: [hand[2] as number] }).hand[2];
    expect(after?.rect.y).toBeLessThan((before?.rect.y ?? 0) - 10);
    expect(after?.hit).toEqual(before?.hit);
  });
});
