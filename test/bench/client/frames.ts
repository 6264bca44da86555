import type { Browser } from '@playwright/test';
import { type Figure, median, quantile } from '../report.ts';

const VIEWPORT = { width: 1280, height: 800 };
const RUNS = 3;
/** Frames to skip while card faces are drawn and code is compiled. */
const WARM = 120;
const COUNTED = 600;

interface Frames {
  readonly perSecond: number;
  readonly half: number;
  readonly most: number;
}

/** Watches frames with sixty cards moving, once. */
export async function watchFrames(browser: Browser, address: string): Promise<Frames> {
  const page = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
  await page.goto(address);
  await page.waitForFunction((many) => window.drawn?.length >= many, WARM + COUNTED, {
    polling: 500,
    timeout: 60_000,
  });
  const frames = await page.evaluate(([from, to]) => window.drawn.slice(from, to), [WARM, WARM + COUNTED]);
  await page.context().close();
  const script = frames.map((frame) => frame.script);
  const took = (frames.at(-1)?.at ?? 0) - (frames[0]?.at ?? 0);
  return {
    perSecond: ((frames.length - 1) * 1000) / took,
    half: quantile(script, 0.5),
    most: quantile(script, 0.99),
  };
}

/** Measures frames with sixty cards moving, rendered without a graphics card. */
export async function frameFigures(browser: Browser, address: string): Promise<Figure[]> {
  const runs: Frames[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await watchFrames(browser, address));
  const middle = (pick: (frames: Frames) => number): number => median(runs.map(pick));
  return [
    { name: '60 cards moving: frames per second', value: middle(({ perSecond }) => perSecond), unit: '', least: 59 },
    { name: '60 cards moving: script per frame, p50', value: middle(({ half }) => half), unit: 'ms', most: 1 },
    { name: '60 cards moving: script per frame, p99', value: middle(({ most }) => most), unit: 'ms', most: 4 },
  ];
}
