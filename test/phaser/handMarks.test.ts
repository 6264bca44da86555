import { expect, it } from 'vitest';
import { roomFor } from '../../client/phaser/HandMarks.ts';
import type { CardBox } from '../../client/stage/layout.ts';

/** A hand of the cards 10 to 13, each 40 pixels after the other. */
const hand = [10, 11, 12, 13].map((card, i) => ({ card, hit: { x: 40 * i, y: 0, width: 40, height: 90 } }) as CardBox);
const layout = { hand, width: 390 };

it('the mark of a new card keeps off the order number on its left and the corner on its right', () => {
  expect(roomFor(1, 0, layout, [])).toEqual([2, 388]);
  expect(roomFor(1, 0, layout, [10])).toEqual([40, 388]);
  expect(roomFor(1, 0, layout, [12])).toEqual([2, 80]);
  expect(roomFor(1, 5, layout, [10, 12])).toEqual([45, 85]);
  expect(roomFor(3, 0, layout, [13, 12])).toEqual([120, 388]);
});
