import { beforeAll, expect, test, vi } from 'vitest';
import { besiege, growthOf, MOST_GROWTH } from '../chaos/hostile.ts';
import { withProcess } from '../chaos/servers.ts';

// The page's decoder complains of every crooked word; there are thousands.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('what strangers send leaves nothing behind in memory, and nothing in the log', { timeout: 180_000 }, async () => {
  const siege = await withProcess((server) => besiege(server, 3_000));
  expect(siege.logged).toEqual([]);
  expect(growthOf(siege)).toBeLessThan(MOST_GROWTH);
});
