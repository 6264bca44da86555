import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import type { Clock, Tempo } from '#table';
import { BrowserPlayer } from './browserPlayer.ts';
import { entropyFrom } from './entropy.ts';
import { finger, mouse } from './hands.ts';
import { startTestServer, type TestServer } from './server.ts';

/** What somebody sits at. */
export type Device = Readonly<
  Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'deviceScaleFactor' | 'serviceWorkers' | 'reducedMotion'>
>;

export const DESKTOP: Device = { viewport: { width: 1280, height: 800 } };
export const TABLET: Device = { viewport: { width: 1024, height: 768 }, hasTouch: true, deviceScaleFactor: 2 };

/** The same with less to be drawn, where it is not the drawing that is looked at: fewer pixels, and no motion. */
export const plain = (device: Device): Device => ({ ...device, deviceScaleFactor: 1, reducedMotion: 'reduce' });

const REAL_TIME: Clock = { now: () => performance.now() };

/** Bots that think fast, and nobody in a hurry. */
const TEMPO: Tempo = { window: 600_000, next: 600_000, bot: 50, deal: 50, grace: 600_000, fill: 1_500 };

interface Fixtures {
  /** Somebody opens the game on a device of their own: at home or at this path, on our server or this one. */
  readonly open: (device: Device, path?: string, address?: string) => Promise<BrowserPlayer>;
}

/** The server, and where its cards come from. */
interface House extends TestServer {
  /** From now on, and until the test is over, all cards come from this secret. */
  dealFrom(secret: string): void;
  /** They come from a series again that is the same in every run. */
  dealFreely(): void;
}

interface WorkerFixtures {
  /** The real server with the page as it stands. */
  readonly house: House;
}

/** What a test has to play with. */
export type Stage = Fixtures & WorkerFixtures;

/** A browser test: it fails, too, when a page reports an error or the server logs one. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that nothing is needed
    async ({}, use) => {
      const series = entropyFrom('browser');
      let entropy = series;
      const server = await startTestServer({ clock: REAL_TIME, entropy: () => entropy(), tempo: TEMPO });
      await use({
        ...server,
        dealFrom(secret) {
          entropy = () => secret;
        },
        dealFreely() {
          entropy = series;
        },
      });
      await server.close();
      const failures = server.logged.filter(({ level }) => Number(level) >= 50);
      expect(failures, 'what the server logged as errors').toEqual([]);
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, house }, use) => {
    const errors: string[] = [];
    await use(async (device, path = '/', address = house.address) => {
      // Unless it is asked for, no page is kept on a device: that would go on beside every test.
      const context = await browser.newContext({ serviceWorkers: 'block', ...device });
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await page.goto(address + path);
      return new BrowserPlayer(page, device.hasTouch ? await finger(page) : mouse(page));
    });
    house.dealFreely();
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(errors, 'what the pages threw').toEqual([]);
  },
});

export { expect };
