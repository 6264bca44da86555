import type { JSHandle } from '@playwright/test';
import { expect, type PreparedTable, galleryTest as test } from '../../support/browser/gallery.ts';

/** Hides the HTML over the picture, which the graphics card does not draw. */
const PICTURE_ALONE = '.table > :not(.picture-of-table) { visibility: hidden }';
const WITH_GPU = { webgl: true, width: 640, height: 480 };
/** Less, and more, than a lost context may take to return, in ms. */
const SOON = 3_500;
const ANEW = 4_100;

test.use({ everyFrame: true });

/** A table's graphics context, which is lost and restored as if by the graphics card. */
async function contextOf(table: PreparedTable) {
  const canvas = table.page.locator('canvas');
  const loss: JSHandle<WEBGL_lose_context> = await canvas.evaluateHandle((it: HTMLCanvasElement) => {
    const lose = it.getContext('webgl')?.getExtension('WEBGL_lose_context');
    if (!lose) throw new Error('not drawn with WebGL');
    return lose;
  });
  const isLost = () => canvas.evaluate((it: HTMLCanvasElement) => it.getContext('webgl')?.isContextLost());
  return {
    lose: async () => {
      await loss.evaluate((lose) => lose.loseContext());
      await expect.poll(isLost).toBe(true);
    },
    restore: async () => {
      await loss.evaluate((lose) => lose.restoreContext());
      await expect.poll(isLost).toBe(false);
    },
  };
}

const pictureOf = ({ page }: PreparedTable) => page.locator('canvas').screenshot({ style: PICTURE_ALONE });

/** Whether the table is drawn without WebGL. */
const isWithoutWebGL = ({ page }: PreparedTable): Promise<boolean> =>
  page.locator('canvas').evaluate((it: HTMLCanvasElement) => it.getContext('2d') !== null);

/** Hides the page, or shows it again. */
const hide = ({ page }: PreparedTable, isHidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('after the graphics context is lost and restored, the table is drawn as it now is', async ({ prepare }) => {
  const table = await prepare('own-swap', WITH_GPU);
  const context = await contextOf(table);
  const before = await pictureOf(table);
  await context.lose();
  await table.pass(SOON);
  expect(before.equals(await pictureOf(table)), 'nothing is drawn without a context').toBe(false);
  await context.restore();
  await table.pass(100);
  expect(before.equals(await pictureOf(table)), 'as before').toBe(true);

  await table.play('0 swap 5C for 8D in 0');
  await table.pass(100);
  await context.lose();
  await table.play('0 discard KD');
  await table.pass(400);
  await context.restore();
  await table.pass(ANEW);
  expect(await isWithoutWebGL(table), 'it is drawn with WebGL as before').toBe(false);
  const after = await pictureOf(table);
  await table.settled();
  const settled = await pictureOf(table);
  expect(after.equals(settled), 'the picture is the one at rest').toBe(true);
});

/** The canvas that replaced the lost one, as it was first drawn, shows every card where it belongs. */
async function expectDrawnAnew(table: PreparedTable): Promise<void> {
  await expect.poll(() => isWithoutWebGL(table)).toBe(true);
  await table.pass(50);
  await expect(table.page.locator('canvas')).toHaveCount(1);
  const drawn = await table.drawn();
  expect(drawn === (await table.settled()), 'the picture is the one at rest').toBe(true);
}

const changesOf = ({ page }: PreparedTable) => page.evaluate(() => window.changes ?? 0);
const handOf = ({ page }: PreparedTable) => page.getByRole('group', { name: /hand/i }).getByRole('button');

test('a table whose graphics context does not return is drawn anew, as it was', async ({ prepare }) => {
  const table = await prepare('own-swap', WITH_GPU);
  const { page } = table;
  const mirror = page.locator('.mirror');
  const queen = page.getByRole('button', { name: 'queen of clubs' });
  await page.getByRole('button', { name: 'Sort' }).click();
  await queen.press('Enter');
  await expect(queen).toHaveAttribute('aria-pressed', 'true');
  await table.pass(2_000);
  const told = await mirror.ariaSnapshot();
  const order = await handOf(table).allTextContents();
  const changes = await changesOf(table);
  const context = await contextOf(table);
  await context.lose();
  await table.pass(ANEW);
  await expectDrawnAnew(table);
  expect(await mirror.ariaSnapshot()).toBe(told);
  expect(await handOf(table).allTextContents()).toEqual(order);
  await expect(queen).toBeFocused();
  expect(await changesOf(table), 'no sound is played again').toBe(changes);

  const drawn = await table.drawn();
  await table.play('0 discard KD');
  await table.pass(2_000);
  expect((await table.drawn()) === drawn, 'the game goes on').toBe(false);
  expect(await changesOf(table)).toBe(changes + 1);
  await expectDrawnAnew(table);
});

test('what happens without a graphics context is shown once, and a deal is not dealt again', async ({ prepare }) => {
  const table = await prepare('going-out', WITH_GPU);
  await table.play('0 discard KD');
  await table.pass(5_000);
  const changes = await changesOf(table);
  const context = await contextOf(table);
  await context.lose();
  await table.pass(1_000);
  await table.play(`table deal ${'1'.padStart(64, '0')}`);
  await table.pass(ANEW - 1_000);
  await expectDrawnAnew(table);
  expect(await changesOf(table)).toBe(changes + 1);
});

test('a card dragged when the table is drawn anew returns to the hand', async ({ prepare }) => {
  const table = await prepare('own-swap', WITH_GPU);
  const { page } = table;
  const hand = handOf(table);
  const pile = await page.getByRole('button', { name: /pile/i }).first().boundingBox();
  const card = await hand.last().boundingBox();
  if (!pile || !card) throw new Error('no cards');
  const lift = async () => {
    await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
    await page.mouse.down();
    await page.mouse.move(320, 300, { steps: 3 });
    await page.mouse.move(pile.x + 10, pile.y + 20, { steps: 3 });
    await table.pass(300);
  };
  const count = await hand.count();
  const context = await contextOf(table);
  await context.lose();
  await lift();
  await table.pass(ANEW);
  await expectDrawnAnew(table);
  await page.mouse.up();
  await page.mouse.move(320, 300);
  await table.pass(1_000);
  await expect(hand).toHaveCount(count);
  const untouched = await prepare('own-swap', { ...WITH_GPU, webgl: false });
  expect((await table.drawn()) === (await untouched.drawn()), 'nothing is carried').toBe(true);

  await lift();
  await page.mouse.up();
  await table.pass(1_000);
  await expect(hand).toHaveCount(count - 1);
});

test('a graphics context lost while the page is hidden has its time once the page is back', async ({ prepare }) => {
  const table = await prepare('own-swap', WITH_GPU);
  const context = await contextOf(table);
  await hide(table, true);
  await context.lose();
  for (let returns = 0; returns < 2; returns++) {
    await table.pass(2 * ANEW);
    await hide(table, false);
    await table.pass(SOON);
    expect(await isWithoutWebGL(table)).toBe(false);
    await hide(table, true);
  }
  await hide(table, false);
  await table.pass(ANEW);
  await expectDrawnAnew(table);
});

for (const webgl of ['refused', 'lost'] as const) {
  test(`a table whose graphics context is ${webgl} at the start is drawn without`, async ({ prepare }) => {
    const table = await prepare('own-swap', { ...WITH_GPU, webgl });
    await table.pass(ANEW);
    await expectDrawnAnew(table);
  });
}
