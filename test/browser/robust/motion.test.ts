import { expect, type PreparedTable, galleryTest as test } from '../../support/browser/gallery.ts';

declare global {
  interface Window {
    /** Every text drawn on a canvas. */
    written?: string[];
    /** Whether the page has been told that reduced motion is requested. */
    hasHeard?: boolean;
  }
}

test.use({ everyFrame: true });

/** Longer than any motion of a single turn, in ms. */
const SOON = 1_200;
const NEXT_DEAL = `table deal ${'1'.padStart(64, '0')}`;

/** The picture must be the one in which every card is where it belongs. */
async function expectRight(table: PreparedTable): Promise<void> {
  const drawn = await table.drawn();
  expect(drawn === (await table.settled()), 'the picture is the one at rest').toBe(true);
}

test('a move that interrupts the motion of the last one leaves the table right', async ({ prepare }) => {
  const table = await prepare('own-swap');
  const before = await table.drawn();
  await table.play('0 swap 5C for 8D in 0');
  await table.pass(80);
  expect((await table.drawn()) === before).toBe(false);
  await table.play('0 takeback');
  await table.pass(60);
  await table.play('0 swap 5C for 8D in 0', '0 discard KD');
  await table.pass(SOON);
  await expectRight(table);
});

test('moves held up by a stalled network arrive together and finish moving soon', async ({ prepare }) => {
  const table = await prepare('own-swap');
  await table.play('0 discard KD');
  await table.pass(SOON);
  await table.stall();
  const discards = ['1 draw stock', '1 discard 9D', '2 draw stock', '2 discard KS', '3 draw stock', '3 discard JC'];
  await table.play(...discards, '0 draw stock');
  await table.pass(2_000);
  await table.flow();
  await table.pass(SOON);
  await expectRight(table);
});

test('a tap skips the motion of the deal and of the tally', async ({ prepare }) => {
  const table = await prepare('going-out');
  for (const line of ['0 discard KD', NEXT_DEAL]) {
    await table.play(line);
    await table.pass(300);
    const under = await table.drawn();
    await table.page.mouse.click(500, 420);
    await table.pass(40);
    const drawn = await table.drawn();
    expect(drawn === under).toBe(false);
    await table.pass(4_000);
    expect((await table.drawn()) === drawn, 'nothing moves any more').toBe(true);
  }
});

/** Requests reduced motion, and waits until the page has heard of it: on a busy machine that takes a while. */
async function reduceMotion({ page, pass }: PreparedTable): Promise<void> {
  // The query matches before anybody is told.
  await page.evaluate(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    query.addEventListener('change', () => Object.assign(window, { hasHeard: true }));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => page.evaluate(() => window.hasHeard)).toBe(true);
  await pass(50);
}

for (const reduced of [false, true]) {
  test(`the hand makes room for a card carried over it, and closes again${reduced ? ', without motion' : ''}`, async ({
    prepare,
  }) => {
    const table = await prepare('own-swap');
    const { page, pass } = table;
    if (reduced) await reduceMotion(table);
    const before = await table.drawn();
    const hand = page.getByRole('group', { name: /hand/i }).getByRole('button');
    const [held, over] = [await hand.first().boundingBox(), await hand.last().boundingBox()];
    if (!held || !over) throw new Error('no hand');
    await page.mouse.move(held.x + 20, held.y + 60);
    await pass(300);
    expect((await table.drawn()) === before, 'a hovered card is lifted, but not without motion').toBe(reduced);
    await page.mouse.down();
    await page.mouse.move(over.x + 10, over.y + 60, { steps: 3 });
    await pass(300);
    await page.mouse.move(500, 300);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.mouse.move(500, 320);
    await pass(SOON);
    await expectRight(table);
  });
}

test('a tap ends the flight of a caught wild', async ({ prepare }) => {
  const table = await prepare('own-swap');
  await table.play('0 swap 5C for 8D in 0');
  await table.pass(200);
  await table.page.mouse.click(500, 420);
  await table.pass(40);
  await expectRight(table);
});

test('the points in hand appear once its cards are dealt', async ({ prepare }) => {
  const table = await prepare('going-out');
  await table.play('0 discard KD');
  await table.pass(300);
  await table.page.evaluate(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    window.written = [];
    CanvasRenderingContext2D.prototype.fillText = function (words, ...place) {
      window.written?.push(words);
      fillText.call(this, words, ...place);
    };
  });
  const written = () =>
    table.page.evaluate(() => window.written?.filter((words) => words.startsWith('In hand')).length);
  await table.play(NEXT_DEAL);
  await table.pass(200);
  expect(await written()).toBe(0);
  await table.pass(4_000);
  expect(await written()).toBeGreaterThan(0);
});

test('once a deal has ended, its cards count in the total alone', async ({ prepare }) => {
  const { page } = await prepare('tally-behind');
  await expect(page.getByText(/ is over$/)).toHaveCount(1);
  await expect(page.getByText(/^In hand: /)).toHaveCount(0);
});

test('a tap selects a card that is still being dealt', async ({ prepare }) => {
  const table = await prepare('going-out');
  await table.play('0 discard KD');
  await table.pass(300);
  await table.play(NEXT_DEAL);
  await table.pass(300);
  const card = table.page.getByRole('group', { name: /hand/i }).getByRole('button').last();
  const box = await card.boundingBox();
  if (!box) throw new Error('no hand');
  await table.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('a tab hidden mid-motion is right when it is shown again', async ({ prepare }) => {
  const table = await prepare('own-swap');
  await table.play('0 swap 5C for 8D in 0');
  await table.pass(100);
  await table.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await table.play('0 discard KD', '1 draw stock');
  await table.page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await table.pass(50);
  await expectRight(table);
});

test('the table is right after a rotation, a zoom or a change of monitor mid-motion', async ({ prepare }) => {
  // Cards grow in this rotation. Smaller ones would show faces drawn for the former size: not alike to the pixel.
  const table = await prepare('own-swap', { width: 768, height: 1024 });
  await table.play('0 swap 5C for 8D in 0');
  await table.pass(100);
  await table.resize(1024, 768);
  await expectRight(table);

  await table.resize(768, 1024);
  await table.play('0 discard KD');
  await table.pass(60);
  // A zoom of 200 % halves the CSS pixels and keeps the device pixels.
  await table.sharpen(2, 384, 512);
  const zoomed = await table.drawn();
  await table.play('1 draw stock', '1 discard 9D');
  await table.sharpen(2, 768, 1024);
  await table.play('2 draw stock');
  await table.pass(SOON);
  const sharp = await table.drawn();
  await table.sharpen(2, 384, 512);
  expect((await table.drawn()) === zoomed).toBe(false);
  await table.sharpen(2, 768, 1024);
  expect((await table.drawn()) === sharp, 'as before it was zoomed').toBe(true);
});

test('all motion stops as soon as reduced motion is requested', async ({ prepare }) => {
  const table = await prepare('going-out');
  await table.play('0 discard KD');
  await table.pass(900);
  await reduceMotion(table);
  await expectRight(table);
});
