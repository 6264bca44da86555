import { beforeAll, describe, expect, test, vi } from 'vitest';
import { HOARDINGS, hoard, hoarded, LARGEST, MOST_HOARDED } from '../chaos/hoard.ts';
import { withProcess } from '../chaos/house.ts';

/** How long they hold on, in ms. */
const LENGTH = 5_000;

// What the page's decoder says of lines that are cut.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('lines that take nothing of what is kept for them', () => {
  test.each(HOARDINGS)('%s: what the process holds stays flat', { timeout: 60_000 }, async (hoarding) => {
    await withProcess(
      async (server) => {
        const done = await hoard(server, hoarding, LENGTH);
        expect(hoarded(done)).toBeLessThan(MOST_HOARDED);
        expect(done.largest).toBeLessThan(LARGEST);
        expect(server.logged).toEqual([]);
      },
      { STORE: 'memory' },
    );
  });
});
