import { text } from '../../client/text/index.ts';
import { BROWSER_TEMPO } from '../support/browser/server.ts';
import { expect, TABLET, type TestDevice, test } from '../support/browser/test.ts';

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 };

declare global {
  interface Window {
    /** Descriptions of the visible frames, without repeats in a row. */
    shown?: string[];
  }
}

/**
 * Runs in the page: records for every frame from the next click on which screen is on top and whether the visible table
 * is painted. Before, home may change: tables of others open and close.
 */
function watchFrames(): void {
  const shown: string[] = [];
  window.shown = shown;
  const look = (): void => {
    const now = shownNow();
    if (shown.at(-1) !== now) shown.push(now);
    requestAnimationFrame(look);
  };
  addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });

  function shownNow(): string {
    const screen = document.querySelector('.cover main');
    // The number of buttons shows whether the screen still changes.
    if (screen) return `${screen.className}, ${screen.querySelectorAll('button').length} buttons`;
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return 'a table without a picture';
    return isPlain(canvas, context) ? 'a plain table' : 'the table';
  }

  /** Whether the felt is not painted yet: painted felt is lighter in the middle than at the edge. */
  function isPlain({ width, height }: HTMLCanvasElement, context: CanvasRenderingContext2D): boolean {
    const at = (x: number, y: number): string => String(context.getImageData(x, y, 1, 1).data);
    return at(width / 2, height * 0.45) === at(2, height - 2);
  }
}

// Bots come at once: on a busy machine, home would otherwise give way to the waiting room first.
test.use({ everyFrame: true, host: { tempo: { ...BROWSER_TEMPO, fill: 0, search: 0 } } });

for (const [where, device] of [
  ['a tablet', { ...TABLET, deviceScaleFactor: 2 }],
  ['a phone', PHONE],
] as const) {
  test(`the table follows home without a flash, on ${where}`, async ({ open }) => {
    const ann = await open(device);
    for (const way of [/^Practise/, /^Play now/]) {
      await ann.page.reload();
      // Home is whole once it has the state of the daily deal, for those who have played.
      await expect(ann.way(text.HOME.daily)).toContainText(text.HOME.dailyHint);
      await ann.page.evaluate(watchFrames);
      await ann.tap(ann.button(way));
      await expect(ann.hand).not.toHaveCount(0);
      await expect.poll(() => ann.page.evaluate(() => window.shown?.at(-1))).toBe('the table');
      expect(await ann.page.evaluate(() => window.shown)).toEqual([expect.stringContaining('home'), 'the table']);
      await ann.tap(ann.action(text.PANELS.leave));
      await ann.tap(ann.button(new RegExp(`^${text.PANELS.goHome}`)));
      await expect(ann.button(/^Play now/)).toBeVisible();
    }
  });

  test(`the table follows the waiting room without a flash, on ${where}`, async ({ open }) => {
    const ann = await open(device);
    await ann.openPrivately();
    await expect(ann.button(text.WAITING.start)).toBeVisible();
    await ann.page.evaluate(watchFrames);
    await ann.tap(ann.button(text.WAITING.start));
    await expect.poll(() => ann.page.evaluate(() => window.shown?.at(-1))).toBe('the table');
    expect(await ann.page.evaluate(() => window.shown)).toEqual([expect.stringContaining('waiting'), 'the table']);
  });
}
