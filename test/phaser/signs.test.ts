import { expect, it } from 'vitest';
import { addSign, type RoundSign } from '../../client/phaser/HighlightMarks.ts';

function all(...places: readonly (readonly [x: number, y: number])[]): readonly RoundSign[] {
  const signs: RoundSign[] = [];
  for (const [x, y] of places) addSign(signs, { x, y, size: 18 });
  return signs;
}

it('signs that stand apart stay where they are', () => {
  expect(all([10, 5], [32, 5], [54, 5], [10, 80]).map(({ x }) => x)).toEqual([10, 32, 54, 10]);
});

it('where two signs would touch, one stands between them', () => {
  expect(all([10, 5], [31, 5])).toEqual([{ x: 20.5, y: 5, size: 18 }]);
});
