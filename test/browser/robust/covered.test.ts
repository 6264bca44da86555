import type { Locator } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import { expect, type PreparedTable, galleryTest as test } from '../../support/browser/gallery.ts';
import { boxOf } from '../../support/browser/player.ts';

type Box = Awaited<ReturnType<typeof boxOf>>;

const isOver = (one: Box, other: Box): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1;

/** The tally, once counting has finished. */
async function tallyAt({ page, pass }: PreparedTable): Promise<Locator> {
  const tally = page.getByRole('region', { name: text.PANELS.tally });
  await expect(async () => {
    await pass(200);
    await expect(tally).toBeVisible({ timeout: 100 });
  }).toPass();
  return tally;
}

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
  [1920, 1080],
] as const) {
  test(`hand and piles stay visible beside tally and final standing, on ${width} by ${height}`, async ({ prepare }) => {
    for (const [situation, panel] of [
      ['tally-behind', text.PANELS.tally],
      ['press', text.PANELS.tally],
      ['final', text.PANELS.final],
    ] as const) {
      const { page, pass } = await prepare(situation, { width, height });
      await pass(200);
      const tally = await boxOf(page.getByRole('region', { name: panel }));
      const cards = page.locator(
        `[aria-label="${text.HEADINGS.hand}"] button, [aria-label="${text.HEADINGS.piles}"] button`,
      );
      const boxes = await Promise.all((await cards.all()).map((card) => boxOf(card)));
      expect(boxes.length).toBeGreaterThanOrEqual(situation === 'tally-behind' ? 9 : 2);
      expect(
        boxes.filter((box) => isOver(tally, box)),
        situation,
      ).toEqual([]);
    }
  });
}

test('at 1920 pixels the text of the tally scales with the table', async ({ prepare }) => {
  const sizeAt = async (width: number, height: number): Promise<number> => {
    const { page, pass } = await prepare('tally', { width, height });
    await pass(200);
    const ending = page.getByRole('region', { name: text.PANELS.tally }).locator('.ending');
    return ending.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
  };
  expect(await sizeAt(1024, 768)).toBe(16);
  expect(await sizeAt(1920, 1080)).toBe(20);
});

for (const [width, height] of [
  [844, 390],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const) {
  test(`the way back into the seat is not covered by the tally, on ${width} by ${height}`, async ({ prepare }) => {
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
  test(`a notice at the end of the deal is beside the tally, on ${width} by ${height}`, async ({ prepare }) => {
    const table = await prepare('going-out', { width, height });
    await table.page.emulateMedia({ reducedMotion: 'reduce' });
    // Not played from this page, so it counts as the clock's move.
    await table.play('0 discard KD');
    const tally = await boxOf(await tallyAt(table));
    const word = await boxOf(table.page.getByText('You ran out of time'));
    const isBeside = word.x + word.width <= tally.x || word.y + word.height <= tally.y;
    expect(isBeside, JSON.stringify({ word, tally })).toBe(true);
    expect(word.x).toBeGreaterThanOrEqual(0);
    expect(word.y).toBeGreaterThanOrEqual(0);
  });
}
