import { beforeAll, describe, expect, test, vi } from 'vitest';
import { HOARDINGS, hoard, hoarded, LARGEST, MOST_HOARDED } from '../chaos/hoard.ts';
import { withProcess } from '../chaos/servers.ts';

/** Messages per connection: half as many again as the operating system's buffers hold. */
const MESSAGES = 750;

// Silences the page's decoder, which complains about cut connections.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('connections that never read', () => {
  test.each(HOARDINGS)('%s: the memory of the process stays flat', async (hoarding) => {
    await withProcess(async (server) => {
      const done = await hoard(server, hoarding, MESSAGES);
      expect(hoarded(done)).toBeLessThan(MOST_HOARDED);
      expect(done.largest).toBeLessThan(LARGEST);
      expect(server.logged).toEqual([]);
    });
  });
});
