import type { Browser, Page } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import { type Figure, median } from '../report.ts';
import { watchPage } from './watch.ts';

/** How often a page is opened: what is told is the middle one. */
const RUNS = 5;
const VIEWPORT = { width: 1024, height: 768 };
/** A slow device on a slow line: the processor four times slower, 10 Mbit/s, and 40 ms there and back. */
const SLOWER = 4;
const LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };

interface Start {
  /** In ms since the page was asked for. */
  readonly paint: number;
  readonly playable: number;
}

/** A page nobody has seen before, where a button of the home screen is pressed as soon as it is there. */
export async function freshPage(browser: Browser, press: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
  await page.addInitScript(watchPage, { press, hand: text.HEADINGS.hand });
  return page;
}

/** Waits until the dealt table is on the canvas. */
export const untilPlayable = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => window.watched.playable > 0, null, { polling: 100, timeout: 60_000 }));

async function startOnce(browser: Browser, address: string, isSlow: boolean): Promise<Start> {
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

async function firstFrame(browser: Browser, address: string): Promise<number> {
  const page = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first frame').length > 0, null, { polling: 100 });
  const at = await page.evaluate(() => performance.getEntriesByName('first frame')[0]?.startTime ?? Number.NaN);
  await page.context().close();
  return at;
}

/** How long it takes from an address to a table where one can play, against an empty scene of Phaser as it comes. */
export async function startFigures(browser: Browser, address: string, stock: string): Promise<Figure[]> {
  const fast: number[] = [];
  const empty: number[] = [];
  const canvas: number[] = [];
  const slow: Start[] = [];
  // In turns, so that whatever else the machine does meets all of them.
  for (let run = 0; run < RUNS; run++) {
    fast.push((await startOnce(browser, address, false)).playable);
    empty.push(await firstFrame(browser, stock));
    canvas.push(await firstFrame(browser, `${stock}?canvas`));
    slow.push(await startOnce(browser, address, true));
  }
  const slowly = `(processor ÷ ${SLOWER}, 10 Mbit/s)`;
  return [
    { name: `First paint ${slowly}`, value: median(slow.map(({ paint }) => paint)) / 1000, unit: 's', most: 1 },
    { name: `Dealt table ${slowly}`, value: median(slow.map(({ playable }) => playable)) / 1000, unit: 's', most: 3 },
    { name: 'Dealt table', value: median(fast), unit: 'ms' },
    { name: 'Empty scene of Phaser as it comes', value: median(empty), unit: 'ms' },
    { name: 'The same drawn on Canvas, like our table here', value: median(canvas), unit: 'ms' },
    { name: 'Dealt table ÷ empty scene on Canvas', value: median(fast) / median(canvas), unit: '', most: 1.25 },
  ];
}
