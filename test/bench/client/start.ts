import type { Browser, BrowserContext, Page } from '@playwright/test';
import { STORAGE_PREFIX } from '../../../client/device/storedJson.ts';
import { text } from '../../../client/text/index.ts';
import { type Figure, median } from '../report.ts';
import { type Watched, watchPage } from './watch.ts';

/** How often each page is opened; the median is reported. */
const RUNS = 5;
const VIEWPORT = { width: 1024, height: 768 };
/** A slow device on a slow network: CPU slowed down four times, 10 Mbit/s, 40 ms latency. */
const SLOWER = 4;
const LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };

interface Start {
  /** In ms since navigation started, like `playable`. */
  readonly paint: number;
  readonly playable: number;
}

/** Opens a page with an empty cache, in which the home screen's button `press` is clicked as soon as it appears. */
export const freshPage = async (browser: Browser, press: string): Promise<Page> =>
  watchedPage(await browser.newContext({ viewport: VIEWPORT }), press, 0);

/** Opens a page in which the home screen's button `press` is clicked once it has been there for `rest` ms. */
async function watchedPage(context: BrowserContext, press: string, rest: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchPage, { press, hand: text.HEADINGS.hand, rest });
  return page;
}

/** Waits until the dealt table is drawn on the canvas. */
export const untilPlayable = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => window.watched.playable > 0, null, { polling: 100, timeout: 60_000 }));

/** Opens the page, presses *Practise*, and waits for the dealt table. */
export async function startOnce(browser: Browser, address: string, isSlow: boolean): Promise<Start> {
  const page = await freshPage(browser, text.HOME.practise);
  if (isSlow) {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await cdp.send('Network.emulateNetworkConditions', LINE);
  }
  await page.goto(address);
  await untilPlayable(page);
  const start = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    playable: window.watched.playable,
  }));
  await page.context().close();
  return start;
}

/** When an empty scene of all of Phaser was first drawn, in ms since navigation started. */
export async function firstFrame(browser: Browser, address: string): Promise<number> {
  const page = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first frame').length > 0, null, { polling: 100 });
  const at = await page.evaluate(() => performance.getEntriesByName('first frame')[0]?.startTime ?? Number.NaN);
  await page.context().close();
  return at;
}

/** Measures the time from navigation to a playable table, compared with an empty scene of all of Phaser. */
export async function startFigures(browser: Browser, address: string, stock: string): Promise<Figure[]> {
  const fast: number[] = [];
  const empty: number[] = [];
  const canvas: number[] = [];
  const slow: Start[] = [];
  // Interleaved, so that other load on the machine affects all of them alike.
  for (let run = 0; run < RUNS; run++) {
    fast.push((await startOnce(browser, address, false)).playable);
    empty.push(await firstFrame(browser, stock));
    canvas.push(await firstFrame(browser, `${stock}?canvas`));
    slow.push(await startOnce(browser, address, true));
  }
  const slowly = `(CPU ÷ ${SLOWER}, 10 Mbit/s)`;
  return [
    { name: `First paint ${slowly}`, value: median(slow.map(({ paint }) => paint)) / 1000, unit: 's', most: 1 },
    { name: `Dealt table ${slowly}`, value: median(slow.map(({ playable }) => playable)) / 1000, unit: 's', most: 2 },
    { name: 'Dealt table', value: median(fast), unit: 'ms' },
    { name: 'Empty scene with all of Phaser', value: median(empty), unit: 'ms' },
    { name: 'The same on Canvas, as our table uses here', value: median(canvas), unit: 'ms' },
    { name: 'Dealt table ÷ empty scene on Canvas', value: median(fast) / median(canvas), unit: '', most: 1.5 },
  ];
}

/** How long the home screen rests before the click, in ms. */
const REST = 1_500;

/**
 * Measures the time from a click on *Play now* to a dealt table: the server's answer, the SDK and bots that come soon.
 */
export async function playNowFigure(browser: Browser, address: string): Promise<Figure> {
  const took: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await watchedPage(await browser.newContext({ viewport: VIEWPORT }), text.HOME.playNow, REST);
    await page.goto(address);
    await untilPlayable(page);
    const { playable, pressed } = await page.evaluate(() => window.watched);
    took.push(playable - pressed);
    await page.context().close();
  }
  return { name: 'Dealt table after a click on Play now, bots after 0.2 s', value: median(took), unit: 'ms' };
}

/** Measures the time to a playable table on a second visit, when the service worker has saved the page. */
export async function againFigures(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const first = await context.newPage();
  await first.goto(address);
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { polling: 100 });
  await first.close();
  const visit = async (rest: number): Promise<Watched> => {
    const page = await watchedPage(context, text.HOME.practise, rest);
    // With a saved game, home offers to continue it in place of another.
    await page.addInitScript((key) => localStorage.removeItem(key), `${STORAGE_PREFIX}.practice`);
    await page.goto(address);
    await untilPlayable(page);
    const watched = await page.evaluate(() => window.watched);
    await page.close();
    return watched;
  };
  const rested: number[] = [];
  const atOnce: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { playable, pressed } = await visit(REST);
    rested.push(playable - pressed);
    atOnce.push((await visit(0)).playable);
  }
  await context.close();
  return [
    { name: 'Second visit: dealt table after a click on Practise', value: median(rested), unit: 'ms', most: 600 },
    { name: 'Second visit: dealt table after navigation', value: median(atOnce), unit: 'ms' },
  ];
}
