import { text } from '../../../client/text/index.ts';
import { expect, galleryTest as test } from '../../support/browser/gallery.ts';

test.use({ everyFrame: true });

/** Runs in the page: animations begin, and stay where they begin. */
function haltAnimations(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...motion) {
    const animation = animate.apply(this, motion);
    animation.pause();
    return animation;
  };
}

test('a final standing that is put aside fades as it was, out of reach, and is gone then', async ({ prepare }) => {
  const { page, pass } = await prepare('final');
  await page.evaluate(haltAnimations);
  const standing = page.locator('.tally.final');
  const names = await standing.locator('.name').allTextContents();
  await page.getByRole('button', { name: text.PANELS.showTable }).click();
  await pass(50);
  await expect(page.getByRole('button', { name: text.PANELS.showFinal })).toBeVisible();
  await expect(page.getByRole('region', { name: text.PANELS.final })).toHaveCount(0);
  await expect(standing).toHaveJSProperty('inert', true);
  expect(await standing.locator('.name').allTextContents()).toEqual(names);
  const faint = () =>
    standing.evaluate((it) => [...it.querySelectorAll('li')].filter((line) => getComputedStyle(line).opacity !== '1'));
  expect(await faint()).toEqual([]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(standing).toHaveCount(0);
});

test('with reduced motion it is gone at once', async ({ prepare }) => {
  const { page, pass } = await prepare('final');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(haltAnimations);
  await page.getByRole('button', { name: text.PANELS.showTable }).click();
  await pass(50);
  await expect(page.getByRole('button', { name: text.PANELS.showFinal })).toBeVisible();
  await expect(page.locator('.tally.final')).toHaveCount(0);
});
