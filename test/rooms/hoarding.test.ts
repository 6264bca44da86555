import { beforeAll, describe, expect, test, vi } from 'vitest';
import { HOARDINGS, hoard, hoarded, LARGEST, MOST_HOARDED } from '../chaos/hoard.ts';
import { withProcess } from '../chaos/servers.ts';

/** What each sends. */
const MESSAGES = 1_000;

// What the page's decoder says of lines that are cut.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('lines that take nothing of what is kept for them', () => {
  test.each(HOARDINGS)('%s: what the process holds stays flat', { timeout: 120_000 }, async (hoarding) => {
    await withProcess(async (server) => {
      const done = await hoard(server, hoarding, MESSAGES);
      expect(hoarded(done)).toBeLessThan(MOST_HOARDED);
      expect(done.largest).toBeLessThan(LARGEST);
      expect(server.logged).toEqual([]);
    });
  });
});
