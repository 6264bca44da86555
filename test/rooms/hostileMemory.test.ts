import { beforeAll, expect, test, vi } from 'vitest';
import { besiege, growthOf, MOST_GROWTH } from '../chaos/hostile.ts';
import { withProcess } from '../chaos/servers.ts';

// Silences the page's decoder, which complains about every malformed message.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('hostile messages leave nothing behind in memory or in the log', async () => {
  const siege = await withProcess((server) => besiege(server, 3_000));
  expect(siege.logged).toEqual([]);
  expect(growthOf(siege)).toBeLessThan(MOST_GROWTH);
});
