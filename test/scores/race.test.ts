import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DealResult } from '#engine';
import { layRace, seatStyle, totalsAfter } from '../../client/results/race.ts';

const SIZE = { width: 340, height: 220, names: 100, figures: 42 };
const deal = (points: readonly number[], added: readonly number[] = []) => ({ points, added }) as unknown as DealResult;

test('totals run on from deal to deal, with the points that the Press moved', () => {
  const results = [deal([0, 12]), deal([30, 0], [0, 38]), deal([4, 9])];
  expect(totalsAfter(results, 0)).toEqual([0, 0, 30, 34]);
  expect(totalsAfter(results, 1)).toEqual([0, 12, 50, 59]);
});

describe('the chart of the race', () => {
  test('has a scale of round numbers that holds all totals, also negative ones', () => {
    const { scale } = layRace(
      [
        [0, 31, 112],
        [0, -15, -8],
      ],
      SIZE,
    );
    expect(scale.map(({ total }) => total)).toEqual([-50, 0, 50, 100, 150]);
  });

  test('numbers the deals from the last one back, as many as there is room for', () => {
    const line = Array.from({ length: 31 }, (_, i) => i);
    expect(layRace([line.slice(0, 4)], SIZE).deals.map((one) => one.deal)).toEqual([3, 2, 1]);
    expect(layRace([line], SIZE).deals.map((one) => one.deal)).toEqual([30, 26, 22, 18, 14, 10, 6, 2]);
  });

  test('stays within its size, and no name covers another, whatever the totals', () => {
    const totals = fc
      .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 20 }))
      .chain(([seats, deals]) =>
        fc.array(fc.array(fc.integer({ min: -3000, max: 9000 }), { minLength: deals, maxLength: deals }), {
          minLength: seats,
          maxLength: seats,
        }),
      )
      .map((lines) => lines.map((line) => [0, ...line]));
    fc.assert(
      fc.property(totals, (lines) => {
        const { series: laid, scale } = layRace(lines, SIZE);
        const all = [...laid.flatMap(({ points }) => points), ...scale.map(({ y }) => ({ x: SIZE.figures, y }))];
        for (const { x, y } of all) {
          expect(x).toBeGreaterThanOrEqual(SIZE.figures);
          expect(x).toBeLessThanOrEqual(SIZE.width - SIZE.names);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(SIZE.height);
        }
        expect(scale.length).toBeLessThanOrEqual(8);
        const names = laid.map(({ nameAt }) => nameAt).toSorted((a, b) => a - b);
        for (const [i, name] of names.entries()) {
          if (i > 0) expect(name - (names[i - 1] ?? 0)).toBeGreaterThanOrEqual(15.9);
          expect(name).toBeGreaterThanOrEqual(0);
          expect(name).toBeLessThanOrEqual(SIZE.height);
        }
      }),
    );
  });

  test('tells eight seats apart without colours: no two have the same mark, or the same dashes', () => {
    const seats = Array.from({ length: 8 }, (_, seat) => seatStyle(seat));
    expect(new Set(seats.map(({ mark }) => mark)).size).toBe(8);
    expect(new Set(seats.map(({ dashes }) => dashes.join())).size).toBe(8);
  });

  test('draws lines that stand out from paper and from a dark panel by 3:1', () => {
    for (const { colour, lightColour } of Array.from({ length: 8 }, (_, seat) => seatStyle(seat))) {
      const hex = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      const light = [...lightColour.matchAll(/\d+/g)].map(Number);
      expect(contrast(hex, [255, 253, 246])).toBeGreaterThanOrEqual(3);
      expect(contrast(light, [11, 39, 34])).toBeGreaterThanOrEqual(3);
    }
  });
});

/** The contrast of two colours, as WCAG 2.2 defines it. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
