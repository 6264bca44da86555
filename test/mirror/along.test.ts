import { expect, test } from 'vitest';
import { nextIndex } from '../../client/mirror/Row.tsx';

/** A hand in two rows: five cards above, three below. */
const HAND = [0, 1, 2, 3, 4, 0, 1, 2].map((column, i) => ({
  x: column * 50 + (i < 5 ? 0 : 50),
  y: i < 5 ? 0 : 100,
  width: 50,
  height: 90,
}));

test('left and right move along the hand and wrap around', () => {
  expect(nextIndex(HAND, 4, 'ArrowRight')).toBe(5);
  expect(nextIndex(HAND, 7, 'ArrowRight')).toBe(0);
  expect(nextIndex(HAND, 0, 'ArrowLeft')).toBe(7);
});

test('Home and End go to the ends of the hand', () => {
  expect([nextIndex(HAND, 3, 'Home'), nextIndex(HAND, 3, 'End')]).toEqual([0, 7]);
});

test('up and down go to the nearest card of the other row and stop at the last row', () => {
  expect(nextIndex(HAND, 2, 'ArrowDown')).toBe(6);
  expect(nextIndex(HAND, 6, 'ArrowUp')).toBe(2);
  expect(nextIndex(HAND, 4, 'ArrowDown')).toBe(7);
  expect(nextIndex(HAND, 1, 'ArrowUp')).toBeNull();
});

test('any other key is ignored', () => {
  expect(nextIndex(HAND, 1, 'Enter')).toBeNull();
});

test('on a left-handed table the arrow keys follow piles that lie from right to left', () => {
  const piles = HAND.slice(0, 3).toReversed();
  expect([nextIndex(piles, 0, 'ArrowLeft', true), nextIndex(piles, 0, 'ArrowRight', true)]).toEqual([1, 2]);
  expect([nextIndex(piles, 1, 'Home', true), nextIndex(piles, 1, 'End', true)]).toEqual([0, 2]);
});
