import { describe, expect, test } from 'vitest';
import { right } from '../../client/stage/rect.ts';
import { lastActionPlaces } from '../../client/stage/seatTexts.ts';
import { handMeld, layoutOf, SIZES } from './tables.ts';

describe.each(SIZES)('deeds at %i × %i', (width, height) => {
  test.each([2, 3, 4, 6, 8])('with %i players lie within the table and never overlap, the latest first', (count) => {
    const layout = layoutOf({ seats: count }, width, height);
    const others = layout.seats.map(({ seat }) => seat);
    const places = lastActionPlaces(layout, others);
    expect(places.has(others.at(-1) as number)).toBe(true);
    const all = [...places.values()].map((place) => place.rect);
    for (const place of all) {
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(right(place)).toBeLessThanOrEqual(width);
    }
    const sorted = all.toSorted((a, b) => a.x - b.x);
    for (const [i, place] of sorted.entries()) {
      if (i > 0) expect(place.x).toBeGreaterThanOrEqual(right(sorted[i - 1] as typeof place));
    }
    if (count <= 4 && width >= 1024) expect(places.size).toBe(others.length);
  });
});

test('a second line hides no cards of the melds', () => {
  const melds = Array.from({ length: 30 }, () => handMeld('run', 5, 2, '5H 6H 7H 9H'));
  const [full, free] = [layoutOf({ melds }, 390, 844), layoutOf({ melds: [] }, 390, 844)];
  const linesOf = (layout: typeof full) => [...lastActionPlaces(layout, [1, 2, 3]).values()].map(({ lines }) => lines);
  expect(linesOf(full)).toEqual([1, 1, 1]);
  expect(linesOf(free)).toEqual([2, 2, 2]);
});

test('a long deed of one line takes the room between the seats', () => {
  const layout = layoutOf({ seats: 4 }, 1280, 800);
  const [seat] = layout.seats;
  expect(lastActionPlaces(layout, [1, 2, 3]).get(1)?.rect.width).toBeGreaterThan((seat?.rect.width ?? 0) + 24);
});

test('the viewer’s own seat has none', () => {
  expect(lastActionPlaces(layoutOf({ seats: 3 }, 390, 844), [0]).size).toBe(0);
});
