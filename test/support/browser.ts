import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import type { Pace } from '#table';
import { buildClient } from '../../server/cli/buildClient.ts';
import { BrowserPlayer } from './browserPlayer.ts';
import { entropyFrom } from './entropy.ts';
import { finger, mouse } from './hands.ts';
import { startTestServer, type TestServer } from './server.ts';

/** What somebody sits at. */
export type Device = Readonly<
  Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'deviceScaleFactor' | 'reducedMotion'>
>;

export const DESKTOP: Device = { viewport: { width: 1280, height: 800 } };
export const TABLET: Device = { viewport: { width: 1024, height: 768 }, hasTouch: true, deviceScaleFactor: 2 };

/** Bots that think fast, and nobody in a hurry. */
const PACE: Pace = { turn: 600_000, next: 600_000, bot: 50, grace: 600_000, fill: 1_500 };

interface Fixtures {
  /** Somebody opens the game on a device of their own: at home or at this path, on our server or this one. */
  readonly open: (device: Device, path?: string, address?: string) => Promise<BrowserPlayer>;
}

interface WorkerFixtures {
  /** Where all cards come from; null: from a series that is the same in every run, but nobody has looked at. */
  readonly secret: string | null;
  /** The real server with the page as it stands, built if it is stale. */
  readonly house: TestServer;
}

/** A browser test: it fails, too, when a page reports an error or the server logs one. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  secret: [null, { scope: 'worker', option: true }],
  house: [
    async ({ secret }, use) => {
      await buildClient();
      const entropy = secret === null ? entropyFrom('browser') : () => secret;
      const house = await startTestServer({ entropy, pace: PACE });
      await use(house);
      await house.close();
      const failures = house.logged.filter(({ level }) => Number(level) >= 50);
      expect(failures, 'what the server logged as errors').toEqual([]);
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, house }, use) => {
    const errors: string[] = [];
    await use(async (device, path = '/', address = house.address) => {
      const context = await browser.newContext(device);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await page.goto(address + path);
      return new BrowserPlayer(page, device.hasTouch ? await finger(page) : mouse(page));
    });
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(errors, 'what the pages threw').toEqual([]);
  },
});

export { expect };
