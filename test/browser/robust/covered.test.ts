import { text } from '../../../client/text/index.ts';
import { expect, test } from '../../support/gallery.ts';

for (const [width, height] of [
  [844, 390],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const) {
  test(`the way back into one’s seat is beside the tally, on ${width} by ${height}`, async ({ prepare }) => {
    const { page, pass } = await prepare('tally-stand-in', { width, height });
    const tally = page.getByRole('region', { name: text.PANELS.tally });
    await expect(async () => {
      await pass(200);
      await expect(tally).toBeVisible({ timeout: 100 });
    }).toPass();
    const ways = [page.getByRole('button', { name: text.BACK }), tally.getByRole('button', { name: text.PANELS.next })];
    for (const way of ways) {
      const isMet = await way.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isMet, await way.innerText()).toBe(true);
    }
  });
}
