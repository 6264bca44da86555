import { describe, expect, test } from 'vitest';
import { bubblePlace } from '../../client/stage/bubblePlace.ts';
import { deedPlaces } from '../../client/stage/deedPlaces.ts';
import { bottom, overlap, right } from '../../client/stage/rect.ts';
import { seatBox } from '../../client/stage/seatBoxes.ts';
import { layoutOf, SIZES } from './tables.ts';

describe.each(SIZES)('speech bubbles at %i × %i', (width: number, height: number) => {
  test.each([2, 3, 4, 6, 8])('with %i players lie beside their seat, within the table, and point to it', (seats) => {
    const layout = layoutOf({ seats }, width, height);
    for (let seat = 0; seat < seats; seat++) {
      const place = bubblePlace(layout, seat);
      const box = seatBox(layout, seat);
      if (!place || !box) throw new Error(`no seat ${seat}`);
      expect(place.rect.x).toBeGreaterThanOrEqual(0);
      expect(right(place.rect)).toBeLessThanOrEqual(width);
      expect(place.rect.y).toBeGreaterThanOrEqual(0);
      expect(bottom(place.rect)).toBeLessThanOrEqual(height);
      const tip = place.rect.x + place.tip;
      expect(tip).toBeGreaterThan(box.rect.x);
      expect(tip).toBeLessThan(right(box.rect));
      if (place.side === 'below') expect(place.rect.y).toBeGreaterThanOrEqual(bottom(box.rect));
      else expect(bottom(place.rect)).toBeLessThanOrEqual(box.rect.y);
    }
  });

  test.each([2, 3, 4, 6, 8])('with %i players leave readable what the seats just did', (seats) => {
    const layout = layoutOf({ seats }, width, height);
    const deeds = deedPlaces(
      layout,
      layout.seats.map(({ seat }) => seat),
    );
    for (const { seat } of layout.seats) {
      const bubble = bubblePlace(layout, seat, true)?.rect;
      if (!bubble) throw new Error(`no seat ${seat}`);
      for (const deed of deeds.values()) expect(overlap(bubble, deed.rect)).toBe(false);
      expect(bottom(bubble)).toBeLessThan(layout.handZone.y);
    }
  });
});

test('a missing seat has no bubble', () => {
  expect(bubblePlace(layoutOf({ seats: 3 }, 390, 844), 5)).toBeNull();
});
