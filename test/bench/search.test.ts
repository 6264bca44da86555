import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestFitting } from './server/search.ts';

/** Searches where everything up to `limit` fits. Returns what was found, and what was tried. */
async function searched(limit: number, from = 400) {
  const tried: number[] = [];
  const found = await largestFitting({ from, step: 50, most: 1_600 }, async (count) => {
    tried.push(count);
    return count <= limit;
  });
  return { found, tried };
}

test('the search grows until a number does not fit, then halves the gap', async () => {
  expect(await searched(700)).toEqual({ found: 700, tried: [400, 600, 900, 750, 700] });
});

test('the search finds the limit, and tries no number twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 32 }), async (limit, from) => {
      const { found, tried } = await searched(limit, 50 * from);
      expect(found).toBe(Math.min(1_600, Math.floor(limit / 50) * 50));
      expect(new Set(tried).size).toBe(tried.length);
    }),
  );
});
