import { describe, expect, test } from 'vitest';
import { parseCards } from '#engine';
import { seatBox } from '../../client/stage/layout.ts';
import { bottom, overlap, right, turned } from '../../client/stage/rect.ts';
import { bubblePlace, lastActionPlaces } from '../../client/stage/seatTexts.ts';
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
    const lastActions = lastActionPlaces(
      layout,
      layout.seats.map(({ seat }) => seat),
    );
    for (const { seat } of layout.seats) {
      const bubble = bubblePlace(layout, seat, true)?.rect;
      if (!bubble) throw new Error(`no seat ${seat}`);
      for (const lastAction of lastActions.values()) expect(overlap(bubble, lastAction.rect)).toBe(false);
      expect(bottom(bubble)).toBeLessThan(layout.handZone.y);
    }
  });
});

const melds = ['3C 4C 8D 6C', 'QH QD QS', '9S TS JS', '2C 2D 2H', '4H 5H 6H', 'KC KD KH'].map((cards) => ({
  ...({ kind: 'run', suit: 0, rank: 3 } as const),
  cards: parseCards(cards),
}));

describe.each(SIZES)('beside cards at %i × %i', (width: number, height: number) => {
  test.each([
    ['melds', { melds }],
    ['shown hands', { melds, shown: [[], ...['2C 2S AS 4S 7S 6D 9D', '3S KS AH', 'AC'].map(parseCards)] }],
  ])('speech bubbles cover part of a seat rather than a card of %s', (_, setup) => {
    const layout = layoutOf({ seats: 4, ...setup }, width, height);
    const cards = [...layout.melds.flatMap((meld) => meld.cards), ...layout.seats.flatMap((seat) => seat.cards)]
      .filter(({ card }) => card !== null)
      .map(({ rect, angle }) => turned(rect, angle));
    for (const seat of [0, 1, 2, 3]) {
      for (const belowDeeds of [false, true]) {
        const place = bubblePlace(layout, seat, belowDeeds);
        const box = seatBox(layout, seat);
        if (!place || !box) throw new Error(`no seat ${seat}`);
        // Two lines of a bubble in its usual size do not fill its place.
        const bubble =
          place.apart !== null ? place.rect : { ...place.rect, height: 58, y: place.rect.y + (seat === 0 ? 6 : 0) };
        for (const card of cards) expect(overlap(bubble, card)).toBe(false);
        expect(place.rect.y).toBeGreaterThanOrEqual(0);
        expect(bottom(place.rect)).toBeLessThanOrEqual(height);
        if (place.apart === null) continue;
        if (seat > 0) expect(place.rect.y).toBeGreaterThanOrEqual(box.rect.y - 4);
        expect(right(place.rect)).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('a missing seat has no bubble', () => {
  expect(bubblePlace(layoutOf({ seats: 3 }, 390, 844), 5)).toBeNull();
});
