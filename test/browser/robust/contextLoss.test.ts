import { expect, galleryTest as test } from '../../support/browser/gallery.ts';

/** Hides the HTML over the picture, which the graphics card does not draw. */
const PICTURE_ALONE = '.table > :not(.picture-of-table) { visibility: hidden }';

test.use({ everyFrame: true });

test('after the graphics context is lost and restored, the table is drawn as it now is', async ({ prepare }) => {
  const table = await prepare('own-swap', { webgl: true, width: 640, height: 480 });
  const canvas = table.page.locator('canvas');
  const picture = () => canvas.screenshot({ style: PICTURE_ALONE });
  const before = await picture();
  const loss = await canvas.evaluateHandle((it: HTMLCanvasElement) => {
    const lose = it.getContext('webgl')?.getExtension('WEBGL_lose_context');
    if (!lose) throw new Error('not drawn with WebGL');
    return lose;
  });
  await loss.evaluate((lose) => lose.loseContext());
  await table.pass(100);
  expect(before.equals(await picture()), 'nothing is drawn without a context').toBe(false);
  await loss.evaluate((lose) => lose.restoreContext());
  await expect
    .poll(() => canvas.evaluate((it: HTMLCanvasElement) => it.getContext('webgl')?.isContextLost()))
    .toBe(false);
  await table.pass(100);
  expect(before.equals(await picture()), 'as before').toBe(true);

  await table.play('0 swap 5C for 8D in 0');
  await table.pass(100);
  await loss.evaluate((lose) => lose.loseContext());
  await table.play('0 discard KD');
  await table.pass(400);
  await loss.evaluate((lose) => lose.restoreContext());
  await expect
    .poll(() => canvas.evaluate((it: HTMLCanvasElement) => it.getContext('webgl')?.isContextLost()))
    .toBe(false);
  await table.pass(100);
  const after = await picture();
  await table.settled();
  const settled = await picture();
  expect(after.equals(settled), 'the picture is the one at rest').toBe(true);
});
