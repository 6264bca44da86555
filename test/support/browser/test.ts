import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { LANGUAGES } from '#rules';
import { languageFor } from '../../../client/first/languageFor.ts';
import { readMessages } from '../../../client/text/languages.ts';
import { speak } from '../../../client/text/say.ts';
import { english } from '../englishTexts.ts';
import { endAtRest } from './atRest.ts';
import { drawFewerFrames, FRAME_INTERVAL } from './frames.ts';
import { finger, mouse } from './hands.ts';
import { BrowserPlayer } from './player.ts';
import { type BrowserServer, openHouse } from './server.ts';

const CODES = LANGUAGES.map(({ code }) => code);

/** The kind of device a person uses. */
export type TestDevice = Readonly<
  Pick<
    BrowserContextOptions,
    'viewport' | 'hasTouch' | 'deviceScaleFactor' | 'serviceWorkers' | 'reducedMotion' | 'locale'
  >
>;

export const DESKTOP: TestDevice = { viewport: { width: 1280, height: 800 } };
export const TABLET: TestDevice = { viewport: { width: 1024, height: 768 }, hasTouch: true };

/** The device with fewer pixels and no motion, for tests that do not check the drawing. */
export const PLAIN_DEVICE = (device: TestDevice): TestDevice => ({
  ...device,
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
});

interface Fixtures {
  /** Draws every frame, for tests of the frames themselves. By default fewer are drawn (`test.use`). */
  readonly everyFrame: boolean;
  /** Opens the game on a new device on which the standard game is chosen, by default at home on the test's server. */
  readonly open: (device: TestDevice, path?: string, address?: string) => Promise<BrowserPlayer>;
}

interface WorkerFixtures {
  /** How the server of a test file differs from the usual one (`test.use`). */
  readonly host: Parameters<typeof openHouse>[0];
  /** The real server with the built page. */
  readonly server: BrowserServer;
}

/** The fixtures of a browser test. */
export type TestStage = Pick<Fixtures, 'open'> & Pick<WorkerFixtures, 'server'>;

/** A browser test; it also fails when a page reports an error or the server logs one. Its title seeds the deals. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ host }, use) => {
      const server = await openHouse(host);
      await use(server);
      await server.close();
      const failures = server.logged.filter(({ level }) => Number(level) >= 50);
      expect(failures, 'errors logged by the server').toEqual([]);
    },
    { scope: 'worker' },
  ],
  everyFrame: [false, { option: true }],
  open: async ({ browser, server, everyFrame }, use, info) => {
    server.dealSeries(info.title);
    const endWatch = await endAtRest(browser, info);
    const errors: string[] = [];
    await use(async (device, path = '/', address = server.address) => {
      // No service workers by default: they would keep busy in the background of every test.
      const context = await browser.newContext({ serviceWorkers: 'block', ...device });
      await context.addInitScript(chooseStandard);
      if (!everyFrame) await context.addInitScript(drawFewerFrames, FRAME_INTERVAL);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await page.goto(address + path);
      const hands = device.hasTouch ? await finger(page) : mouse(page);
      return new BrowserPlayer(
        page,
        hands,
        await readMessages(languageFor('auto', [device.locale ?? 'en'], CODES), 'all'),
      );
    });
    await endWatch();
    await Promise.all(browser.contexts().map((context) => context.close()));
    // The next test of this process begins in English, too.
    speak(english);
    expect(errors, 'errors thrown by the pages').toEqual([]);
  },
});

/** Runs in the page: on a device that has chosen nothing yet, the standard game is chosen, with its usual bots. */
function chooseStandard(): void {
  // An empty page has no storage.
  if (location.origin === 'null') return;
  if (localStorage.getItem('crazy-rummy-1') === null) localStorage.setItem('crazy-rummy-1', '{"rules":"crazy-rummy"}');
}

export { expect };
