import { describe, expect, test } from 'vitest';
import { bubblePlace } from '../../client/stage/bubblePlace.ts';
import { bottom, right } from '../../client/stage/rect.ts';
import { seatBox } from '../../client/stage/seatBoxes.ts';
import { layoutOf, SIZES } from './tables.ts';

describe.each(SIZES)('what is said at a table of %i × %i', (width: number, height: number) => {
  test.each([2, 3, 4, 6, 8])(
    'by each of %i players lies beside their seat, on the table, and points to it',
    (seats) => {
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
    },
  );
});

test('there is none for a seat that is not there', () => {
  expect(bubblePlace(layoutOf({ seats: 3 }, 390, 844), 5)).toBeNull();
});
