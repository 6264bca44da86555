import type { Locator } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import { boxOf } from '../../support/browserPlayer.ts';
import { expect, type PreparedTable, test } from '../../support/gallery.ts';

/** The tally, once it is counted. */
async function tallyAt({ page, pass }: PreparedTable): Promise<Locator> {
  const tally = page.getByRole('region', { name: text.PANELS.tally });
  await expect(async () => {
    await pass(200);
    await expect(tally).toBeVisible({ timeout: 100 });
  }).toPass();
  return tally;
}

for (const [width, height] of [
  [844, 390],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const) {
  test(`the way back into one’s seat is beside the tally, on ${width} by ${height}`, async ({ prepare }) => {
    const table = await prepare('tally-stand-in', { width, height });
    const { page } = table;
    const tally = await tallyAt(table);
    const ways = [page.getByRole('button', { name: text.BACK }), tally.getByRole('button', { name: text.PANELS.next })];
    for (const way of ways) {
      const isMet = await way.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isMet, await way.innerText()).toBe(true);
    }
  });
  test(`a word that came with the end of the deal is beside the tally, on ${width} by ${height}`, async ({
    prepare,
  }) => {
    const table = await prepare('going-out', { width, height });
    await table.page.emulateMedia({ reducedMotion: 'reduce' });
    // Nobody at this page did it.
    await table.play('0 discard KD');
    const tally = await boxOf(await tallyAt(table));
    const word = await boxOf(table.page.getByText('Your time ran out'));
    const isBeside = word.x + word.width <= tally.x || word.y + word.height <= tally.y;
    expect(isBeside, JSON.stringify({ word, tally })).toBe(true);
    expect(word.x).toBeGreaterThanOrEqual(0);
    expect(word.y).toBeGreaterThanOrEqual(0);
  });
}
