import { expect, it } from 'vitest';
import { shortenedToFit } from '../../client/results/race.ts';

/** Writes an "i" half as wide as other letters. */
const pen = {
  measureText: (words: string) => ({ width: [...words].reduce((sum, one) => sum + (one === 'i' ? 4 : 8), 0) }),
} as Pick<CanvasRenderingContext2D, 'measureText'>;

it('a name is shortened only where it would be too wide', () => {
  expect(shortenedToFit(pen, 'Christabel', 76)).toBe('Christabel');
  expect(shortenedToFit(pen, 'Christabel', 75)).toBe('Christab…');
  expect(shortenedToFit(pen, 'Ann Lee', 40)).toBe('Ann…');
  expect(shortenedToFit(pen, '李小龍', 20)).toBe('李…');
});
