import type { Browser, CDPSession, Page } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import { mouse } from '../../support/browser/hands.ts';
import { BrowserPlayer } from '../../support/browser/player.ts';
import type { Figure } from '../report.ts';
import { freshPage, untilPlayable } from './start.ts';

/** How long an idle table is watched, in ms. */
const REST = 5_000;
const DRAGGED = 600;

/** Counts the frames an idle practice table draws, and measures how a long drag grows the heap. */
export async function calmFigures(browser: Browser, address: string): Promise<Figure[]> {
  const page = await freshPage(browser, text.HOME.practise);
  await page.goto(address);
  await untilPlayable(page);
  const player = new BrowserPlayer(page, mouse(page));
  await player.drawIfAsked();
  await untilStill(page);
  const before = await framesOf(page);
  await page.waitForTimeout(REST);
  const drawn = (await framesOf(page)) - before;
  const grown = await drag(player);
  await page.context().close();
  return [
    { name: `Frames of an idle table in ${REST / 1000} s`, value: drawn, unit: '', most: 0 },
    { name: `Heap growth over ${DRAGGED} frames of dragging`, value: grown / 1e6, unit: 'MB', most: 1 },
  ];
}

const framesOf = (page: Page): Promise<number> => page.evaluate(() => window.watched.frames);

/** Waits until no frame is drawn for a second. Gives up after 15 s: the count that follows then fails. */
async function untilStill(page: Page): Promise<void> {
  for (let tries = 0; tries < 15; tries++) {
    const before = await framesOf(page);
    await page.waitForTimeout(1000);
    if ((await framesOf(page)) === before) return;
  }
}

/** Drags a card of the hand around and returns the heap growth in bytes, measured before the card is dropped. */
async function drag({ page, hand }: BrowserPlayer): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const box = await hand.first().boundingBox();
  if (!box) throw new Error('no card to drag');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 10 });
  const before = await heapOf(cdp);
  const start = await framesOf(page);
  for (let step = 0; (await framesOf(page)) - start < DRAGGED; step++) {
    const turn = step / 20;
    await page.mouse.move(500 + 350 * Math.cos(turn), 400 + 250 * Math.sin(turn));
  }
  const after = await heapOf(cdp);
  await page.mouse.up();
  return after - before;
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}
