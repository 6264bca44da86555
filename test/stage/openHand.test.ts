import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveTo } from '../../client/game/handOrder.ts';
import type { CardBox } from '../../client/stage/layout.ts';
import { openHand } from '../../client/stage/layoutHand.ts';
import { handOfSize, layoutOf, SIZES } from './tables.ts';

const [TABLET, PHONE] = [
  [1024, 768],
  [390, 844],
] as const;

const boxOf = (boxes: readonly CardBox[], card: number): CardBox => boxes.find((box) => box.card === card) as CardBox;
const lefts = (boxes: readonly CardBox[], cards: readonly number[]) => cards.map((card) => boxOf(boxes, card).rect.x);

describe('the hand makes room for the cards carried over it', () => {
  it('the neighbours of the gap move apart, the next ones half as far, and the hole of the card closes', () => {
    const hand = handOfSize(8);
    const layout = layoutOf({ hand }, ...TABLET);
    const [first, ...others] = hand as [number, ...number[]];
    const open = openHand(layout, [first], 4);
    const moves = lefts(open, others).map((x, i) => Math.round(x - (layout.hand[i < 3 ? i : i + 1]?.rect.x ?? 0)));
    const far = Math.round(layout.handCard.width * 0.2);
    expect(moves).toEqual([-far / 4, -far / 2, -far, far, far / 2, far / 4, far / 8].map(Math.round));
  });

  it('over the place it came from, no card changes its place for another', () => {
    const hand = handOfSize(8);
    const layout = layoutOf({ hand }, ...TABLET);
    for (const gap of [3, 4]) {
      const open = openHand(layout, [hand[3] as number], gap);
      expect(open.map(({ card }) => card)).toEqual(hand);
      expect(boxOf(open, hand[3] as number).rect).toEqual(layout.hand[3]?.rect);
    }
  });

  it('several cards get a gap as wide as they need, and selected ones stay lifted', () => {
    const hand = handOfSize(9);
    const carried = [hand[1], hand[6]] as number[];
    const layout = layoutOf({ hand }, ...TABLET, { selected: [...carried, hand[8] as number] });
    const open = openHand(layout, carried, 4);
    const dropped = layoutOf({ hand: moveTo(hand, carried, 4) }, ...TABLET, {
      selected: [...carried, hand[8] as number],
    });
    for (const card of [...carried, hand[8] as number])
      expect(boxOf(open, card).rect.y).toBeCloseTo(boxOf(dropped.hand, card).rect.y);
    for (const card of carried) expect(boxOf(open, card).rect.x).toBeCloseTo(boxOf(dropped.hand, card).rect.x);
  });

  it('in a hand of two rows only the row of the gap moves apart', () => {
    const hand = handOfSize(14);
    const layout = layoutOf({ hand }, ...PHONE);
    const rowOf = (at: number): number => layout.slots[at]?.hit.y as number;
    expect(rowOf(6)).toBeLessThan(rowOf(7));
    const open = openHand(layout, [hand[13] as number], 3);
    expect(lefts(open, hand.slice(7, 13))).toEqual(layout.slots.slice(8).map(({ rect }) => rect.x));
  });

  it('on any screen no card leaves the zone of the hand, and a drop moves no card further than to close the gap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SIZES),
        fc.integer({ min: 1, max: 25 }),
        fc.array(fc.nat(24), { minLength: 1, maxLength: 6 }),
        fc.nat(25),
        ([width, height], count, picks, at) => {
          const hand = handOfSize(count);
          const carried = [...new Set(picks.map((pick) => hand[pick % count] as number))];
          const gap = at % (count + 1);
          const layout = layoutOf({ hand }, width, height);
          const open = openHand(layout, carried, gap);
          const dropped = layoutOf({ hand: moveTo(hand, carried, gap) }, width, height).hand;
          const { x, width: room } = layout.handZone;
          expect(open.map(({ card }) => card)).toEqual(dropped.map(({ card }) => card));
          for (const [i, box] of open.entries()) {
            const end = dropped[i] as CardBox;
            expect(box.rect.x).toBeGreaterThanOrEqual(Math.min(x, end.rect.x) - 0.01);
            expect(box.rect.x + box.rect.width).toBeLessThanOrEqual(
              Math.max(x + room, end.rect.x + end.rect.width) + 0.01,
            );
            expect(Math.abs(box.rect.x - end.rect.x)).toBeLessThanOrEqual(box.rect.width * 0.2 + 0.01);
            expect({ ...box.rect, x: 0, angle: box.angle }).toEqual({ ...end.rect, x: 0, angle: end.angle });
          }
        },
      ),
      { seed: 71, numRuns: 300 },
    );
  });
});
