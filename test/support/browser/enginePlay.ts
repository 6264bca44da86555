import { expect } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import type { EnginePage } from './engines.ts';
import { type Box, middle } from './hands.ts';

/** Starts recording the errors that the page throws. */
export const startListening = (page: EnginePage): Promise<unknown> =>
  page.value(`(() => {
    window.thrown = [];
    addEventListener('error', ({ message }) => thrown.push(message));
    addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
    return null;
  })()`);

/** The error messages since `startListening`. */
export const thrownIn = (page: EnginePage): Promise<readonly string[]> => page.value('window.thrown');

/** All text of the page, visible or not. */
export const wordsOf = (page: EnginePage): Promise<string> => page.value('document.body.textContent');

/** The boxes of the cards in hand. */
export const handButtons = (page: EnginePage): Promise<readonly Box[]> =>
  boxes(page, `[role=group][aria-label="${text.HEADINGS.hand}"] button`, '');

/** The number of selected cards. */
export const picked = async (page: EnginePage): Promise<number> =>
  (await boxes(page, `[role=group][aria-label="${text.HEADINGS.hand}"] [aria-pressed=true]`, '')).length;

/** Waits for a button whose name begins with `name`, until it rests, and taps it. */
export async function tapOn(page: EnginePage, name: string): Promise<void> {
  let box: Box | undefined;
  // While a page opens and its window takes its size, parts of it still move.
  const rests = async (): Promise<boolean> => {
    const before = box;
    [box] = await boxes(page, 'button', name);
    return box !== undefined && box.x === before?.x && box.y === before.y;
  };
  await expect.poll(rests, `a button that begins with ${name}`).toBe(true);
  await tapBox(page, box);
}

/** Taps the first card of the hand. */
export const tapHand = async (page: EnginePage): Promise<void> => tapBox(page, (await handButtons(page))[0]);

async function tapBox(page: EnginePage, box: Box | undefined): Promise<void> {
  if (!box) throw new Error('no such element');
  const { x, y } = middle(box);
  await page.tap({ x: Math.round(x), y: Math.round(y) });
}

const boxes = (page: EnginePage, selector: string, name: string): Promise<readonly Box[]> =>
  page.value(`[...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((button) => (button.ariaLabel ?? button.textContent).startsWith(${JSON.stringify(name)}))
    .map((button) => button.getBoundingClientRect().toJSON())`);

/**
 * The largest share of near-white pixels in any of these places, 0 to 1: high where a number card is drawn, 0 on bare
 * felt.
 */
export async function paperIn(page: EnginePage, places: readonly Box[]): Promise<number> {
  const bytes = [...Buffer.from(await page.picture(), 'base64')];
  return page.value(`(async () => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(${JSON.stringify(bytes)})], { type: 'image/png' }));
    const scale = picture.width / innerWidth;
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    return Math.max(...${JSON.stringify(places)}.map((place) => {
      const [x, y, width, height] = [place.x, place.y, place.width, place.height].map((at) => Math.round(at * scale));
      const { data } = context.getImageData(x, y, width, height);
      let white = 0;
      for (let i = 0; i < data.length; i += 4) if (Math.min(data[i], data[i + 1], data[i + 2]) > 220) white++;
      return white / (data.length / 4);
    }));
  })()`);
}
