import type { Locator } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import type { ScreenSize } from '../../support/browser/fit.ts';
import { expect, type PreparedTable, galleryTest as test } from '../../support/browser/gallery.ts';
import { boxOf } from '../../support/browser/player.ts';

type Box = Awaited<ReturnType<typeof boxOf>>;

const PHONE: ScreenSize = { width: 844, height: 390 };
const UPRIGHT_PHONE: ScreenSize = { width: 390, height: 844 };
const FLAT: ScreenSize = { width: 1024, height: 768 };
const UPRIGHT: ScreenSize = { width: 768, height: 1024 };
const LARGE: ScreenSize = { width: 1920, height: 1080 };

const isOver = (one: Box, other: Box): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1;

/** The tally, once counting has finished. */
async function tallyAt({ page, pass }: PreparedTable): Promise<Locator> {
  const tally = page.getByRole('region', { name: text.PANELS.tally });
  const isCounted = async (): Promise<boolean> => {
    await pass(200);
    return tally.isVisible();
  };
  await expect.poll(isCounted).toBe(true);
  return tally;
}

/** The panel covers none of the hand and the piles; there are at least `count` of them. */
async function expectBeside({ page }: PreparedTable, panel: Locator, count: number, screen: string): Promise<void> {
  const box = await boxOf(panel);
  const cards = page.locator(
    `[aria-label="${text.HEADINGS.hand}"] button, [aria-label="${text.HEADINGS.piles}"] button`,
  );
  const boxes = await Promise.all((await cards.all()).map((card) => boxOf(card)));
  expect(boxes.length).toBeGreaterThanOrEqual(count);
  expect(
    boxes.filter((card) => isOver(box, card)),
    screen,
  ).toEqual([]);
}

// Once no card is left in the hand, the tally takes the room of the piles on an upright screen.
for (const [situation, count, screens] of [
  ['tally-behind', 9, [UPRIGHT, FLAT, LARGE]],
  ['press', 2, [FLAT, LARGE]],
] as const) {
  test(`hand and piles stay visible beside the tally (${situation})`, async ({ prepare }) => {
    const table = await prepare(situation);
    for (const { width, height } of screens) {
      await table.resize(width, height);
      await table.pass(200);
      const tally = table.page.getByRole('region', { name: text.PANELS.tally });
      await expectBeside(table, tally, count, `${width} by ${height}`);
    }
  });
}

test('the final standing can be put aside to see hand and piles, on every screen', async ({ prepare }) => {
  const table = await prepare('final');
  const { page } = table;
  const final = page.getByRole('region', { name: text.PANELS.final });
  await final.getByRole('button', { name: text.PANELS.showTable }).click();
  await expect(final).toBeHidden();
  const back = page.getByRole('button', { name: text.PANELS.showFinal });
  for (const { width, height } of [UPRIGHT, FLAT, LARGE]) {
    await table.resize(width, height);
    await table.pass(200);
    await expectBeside(table, back, 2, `${width} by ${height}`);
  }
  await back.click();
  await expect(final).toBeVisible();
});

test('at 1920 pixels the text of the tally scales with the table', async ({ prepare }) => {
  const { page, pass, resize } = await prepare('tally', LARGE);
  const sizeAt = async ({ width, height }: ScreenSize): Promise<number> => {
    await resize(width, height);
    await pass(200);
    const ending = page.getByRole('region', { name: text.PANELS.tally }).locator('.ending');
    return ending.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
  };
  expect(await sizeAt(FLAT)).toBe(16);
  expect(await sizeAt(LARGE)).toBe(20);
});

test('the way back into the seat is not covered by the tally, on any screen', async ({ prepare }) => {
  const table = await prepare('tally-stand-in', PHONE);
  const { page } = table;
  const tally = await tallyAt(table);
  const ways = [
    page.getByRole('button', { name: text.STAND_IN.back }),
    tally.getByRole('button', { name: text.PANELS.next }),
  ];
  for (const { width, height } of [PHONE, UPRIGHT_PHONE, FLAT, UPRIGHT]) {
    await table.resize(width, height);
    for (const way of ways) {
      const isMet = await way.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isMet, `${await way.innerText()}, ${width} by ${height}`).toBe(true);
    }
  }
});

for (const { width, height } of [PHONE, UPRIGHT_PHONE, FLAT, UPRIGHT]) {
  test(`nothing is told of a turn once the deal is over, on ${width} by ${height}`, async ({ prepare }) => {
    const table = await prepare('going-out', { width, height });
    await table.page.emulateMedia({ reducedMotion: 'reduce' });
    // Not played from this page, so it counts as the clock's move.
    await table.play('0 discard KD');
    await tallyAt(table);
    await expect(table.page.getByText('You ran out of time')).toHaveCount(0);
  });
}

test('the tally of eight begins with who went out and oneself, and shows most rows on every screen', async ({
  prepare,
}) => {
  const table = await prepare('tally-of-eight', LARGE);
  const tally = await tallyAt(table);
  for (const [screen, least] of [
    [PHONE, 5],
    [UPRIGHT_PHONE, 6],
    [FLAT, 8],
    [UPRIGHT, 6],
  ] as const) {
    await table.resize(screen.width, screen.height);
    const body = await boxOf(tally.locator('.panel-body'));
    const boxes = await Promise.all((await tally.locator('tbody tr').all()).map((row) => boxOf(row)));
    const seen = boxes.filter((box) => box.y + box.height <= body.y + body.height + 1);
    expect(seen.length, `${screen.width}×${screen.height}`).toBeGreaterThanOrEqual(least);
  }
  const names = await tally.getByRole('rowheader').allInnerTexts();
  expect(names[1]).toContain('You');
  await expect(tally.locator('tbody tr').first()).toHaveClass('out');
  await expect(tally.getByRole('columnheader')).toHaveCount(4);
  await expect(tally).toContainText('Lowest total wins.');
});
