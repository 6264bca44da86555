import { describe, expect, it } from 'vitest';
import type { Highlight } from '../../client/game/types.ts';
import { type Gesture, gestureStep, IDLE_GESTURE } from '../../client/stage/gestures.ts';
import { dropAt, hit } from '../../client/stage/hit.ts';
import type { Layout } from '../../client/stage/layout.ts';
import { centre } from '../../client/stage/rect.ts';
import { preset } from '../support/play/deals.ts';
import { handOfSize, layoutOf, meldsOfSeats, SIZES } from './tables.ts';

const rules = preset('five-thousand-rummy');
const pileOf = (count: number): number[] => handOfSize(count).map((card) => card + 52);
const deep = (count: number): Highlight[] =>
  Array.from({ length: count }, (_, i) => ({ at: 'pileCard', depth: i + 1 }));
const tableWith = (count: number, [width, height]: readonly [number, number] = [1024, 768]): Layout =>
  layoutOf({ rules, hand: handOfSize(8), pile: pileOf(count), melds: meldsOfSeats([3, 4, 3], 4) }, width, height);
const tap = (layout: Layout, count: number, highlights: readonly Highlight[]) => {
  const box = layout.pileCards.find((each) => each.count === count);
  const { x, y } = centre(box?.hit as NonNullable<typeof box>['hit']);
  return hit(layout, x, y, highlights);
};

describe('the fanned pile (R84)', () => {
  for (const size of SIZES) {
    it(`${size.join('×')}: a pile of 20 shows strips of 24 pixels (20 on a low screen) that can be tapped`, () => {
      const layout = tableWith(20, size);
      expect(layout.pileCards.map(({ count }) => count)).toEqual(Array.from({ length: 20 }, (_, i) => 20 - i));
      for (const { hit: seen, count } of layout.pileCards) {
        expect(seen.width).toBeGreaterThanOrEqual(size[1] < 400 ? 20 : 23.9);
        expect(tap(layout, count, deep(20))).toEqual({ on: 'pileCard', depth: count });
      }
    });

    it(`${size.join('×')}: a tap finds every card of a pile of a hundred`, () => {
      const layout = tableWith(100, size);
      for (const { count } of layout.pileCards)
        expect(tap(layout, count, deep(100))).toEqual({ on: 'pileCard', depth: count });
    });
  }

  it('rarely moves its cards while it grows', () => {
    let moves = 0;
    for (let count = 1; count < 40; count++) {
      const [before, after] = [tableWith(count), tableWith(count + 1)];
      const stays = before.pileCards.every(({ rect }, i) => rect.x === after.pileCards[i]?.rect.x);
      if (!stays) moves++;
    }
    expect(moves).toBeLessThanOrEqual(10);
  });

  it('keeps the stock’s count clear of the edges of its lower cards', () => {
    for (const size of SIZES) {
      const { stock, stockLabel } = tableWith(6, size);
      const edges = 4 * Math.max(1, stock.width * 0.018);
      expect(stockLabel.y, size.join('×')).toBeGreaterThanOrEqual(stock.y + stock.height + edges);
    }
  });

  it('hits the nearest card if a tap misses all cards', () => {
    const layout = tableWith(4);
    const { pile } = layout;
    expect(hit(layout, pile.x + pile.width - 4, pile.y + pile.height - 4, deep(4))).toEqual({
      on: 'pileCard',
      depth: 1,
    });
    expect(hit(layout, pile.x + 1, pile.y + 1, deep(4))).toEqual({ on: 'pileCard', depth: 4 });
  });

  it('means the card under the finger where the rules have deep draws, even if only the upcard may be drawn now', () => {
    expect(tap(tableWith(6), 5, [{ at: 'pile', why: 'draw' }])).toEqual({ on: 'pileCard', depth: 5 });
  });

  it('is a single target if the rules have no deep draws or a card is to be discarded', () => {
    const layout = tableWith(6);
    expect(tap(layout, 5, [{ at: 'pile', why: 'discard' }])).toEqual({ on: 'pile' });
    const shown = layoutOf({ rules: { ...rules, draw: { ...rules.draw, depth: 'one' } }, pile: pileOf(6) }, 1024, 768);
    expect(shown.pileCards).toHaveLength(6);
    expect(tap(shown, 5, [])).toEqual({ on: 'pile' });
  });

  it('takes a card dropped anywhere on it', () => {
    const layout = tableWith(6);
    const { x, y } = centre(layout.pileCards[1]?.rect as { x: number; y: number; width: number; height: number });
    expect(dropAt(layout, x, y, deep(6))).toEqual({ on: 'pile' });
  });

  it('can be dragged from any card down to the allowed depth, with all cards above it', () => {
    const layout = tableWith(6);
    const highlights: Highlight[] = [{ at: 'pile', why: 'draw' }, ...deep(3).slice(1)];
    const drag = (count: number): Gesture => {
      const { x, y } = centre(layout.pileCards.find((box) => box.count === count)?.hit as Layout['pile']);
      const surface = { layout, highlights, taps: true, drags: true, ownsEdges: false };
      const down = gestureStep(IDLE_GESTURE, { type: 'down', id: 1, x, y, touch: false, primary: true }, surface);
      return gestureStep(down.gesture, { type: 'move', id: 1, x, y: y + 80 }, surface).gesture;
    };
    expect(drag(3)).toMatchObject({ phase: 'dragging', source: { on: 'pileCard', depth: 3 } });
    expect(drag(1)).toMatchObject({ phase: 'dragging', source: { on: 'pileCard', depth: 1 } });
    expect(drag(4)).toMatchObject({ phase: 'pressed' });
  });
});
