import type { Page } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import { lastActionText } from '../../../client/text/lastActionText.ts';
import { expect, type PreparedTable, galleryTest as test } from '../../support/browser/gallery.ts';

const SIZES = [
  [1024, 768],
  [390, 844],
] as const;

type Point = readonly [x: number, y: number];

/** Dispatches a finger's pointer events: down at the first point, over the others, up at the last. */
async function swipe({ page, pass }: PreparedTable, ...points: readonly Point[]): Promise<void> {
  for (const [i, [x, y]] of points.entries()) {
    await point(page, i === 0 ? 'pointerdown' : 'pointermove', x, y);
    await pass(20);
  }
  const [x, y] = points.at(-1) as Point;
  await point(page, 'pointerup', x, y);
  await pass(400);
}

const point = (page: Page, type: string, x: number, y: number): Promise<void> =>
  page
    .locator('.picture-of-table')
    .dispatchEvent(type, { pointerType: 'touch', pointerId: 5, isPrimary: true, button: 0, clientX: x, clientY: y });

const handOf = ({ page }: PreparedTable) => page.locator(`[aria-label="${text.HEADINGS.hand}"] button`);
const noticeOf = ({ page }: PreparedTable) => page.locator('.notice');

for (const [width, height] of SIZES) {
  test(`the outermost card is dragged by its index once the finger moves up, on ${width} by ${height}`, async ({
    prepare,
  }) => {
    const table = await prepare('your-play', { width, height });
    const hand = handOf(table);
    const count = await hand.count();
    const first = await hand.first().boundingBox();
    if (!first) throw new Error('no hand');
    const start: Point = [first.x + 10, first.y + 30];
    const pile = await table.page.getByRole('button', { name: /^Discard pile/ }).boundingBox();
    if (!pile) throw new Error('no pile');
    const end: Point = [pile.x + pile.width / 2, pile.y + pile.height / 2];
    await swipe(table, start, [start[0] + 2, start[1] - 20], end);
    await expect(hand).toHaveCount(count - 1);
  });

  test(`a card dropped on a seat returns, and a fifth tap on the stock says nothing, on ${width} by ${height}`, async ({
    prepare,
  }) => {
    const table = await prepare('your-draw', { width, height });
    const hand = handOf(table);
    const stock = await table.page.getByRole('button', { name: /^Stock/ }).boundingBox();
    if (!stock) throw new Error('no stock');
    const count = await hand.count();
    for (let tap = 0; tap < 5; tap++) await swipe(table, [stock.x + 20, stock.y + 20]);
    await expect(hand).toHaveCount(count + 1);
    await expect(noticeOf(table)).toHaveText('');
    const card = await hand.nth(1).boundingBox();
    const seat = await table.page.locator('.seats li').first().boundingBox();
    if (!card || !seat) throw new Error('no card, or no seat');
    await swipe(table, [card.x + 14, card.y + 40], [card.x + 14, card.y], [seat.x + 20, seat.y + 20]);
    await expect(noticeOf(table)).toContainText('A meld needs three cards.');
    await expect(hand).toHaveCount(count + 1);
  });

  test(`the others’ moves are shown at their seats and in the log, on ${width} by ${height}`, async ({ prepare }) => {
    const table = await prepare('deeds', { width, height });
    const { page, pass } = table;
    await expect(page.locator('.deed')).toHaveText([
      '5♣ for the wild, laid 2-2-2',
      'took 9♦, laid off K♠',
      'discarded 4♥',
    ]);
    await expect(page.locator('.deed .seat-dot')).toHaveCount(2);
    await page.getByRole('button', { name: text.button('log', null, 'suit') }).click();
    await pass(300);
    const panel = page.getByRole('dialog', { name: text.PANELS.log });
    await expect(panel.getByRole('heading', { name: 'Deal 8' })).toBeVisible();
    await expect(panel.locator('.red-suit').first()).toHaveText('8♦');
    await expect(panel.locator('.written').getByText('10-J-Q-K ♠', { exact: true })).toBeVisible();
    await expect(panel.getByText(lastActionText.LOG.dot)).toBeVisible();
  });
}

test('on a phone the hand is sorted by melds, and the melds stay where they are as cards come and go', async ({
  prepare,
}) => {
  const table = await prepare('melds-in-hand', { width: 390, height: 844 });
  const { page, pass } = table;
  const hand = handOf(table);
  const shown = async (): Promise<string[]> => (await hand.allTextContents()).map((name) => name.split(',')[0] ?? '');
  const sort = page.getByRole('button', { name: text.button('sort', null, 'suit') });
  await sort.click();
  const melds = ['Four of hearts', 'Five of hearts', 'Eight of spades', 'Seven of hearts'];
  const rest = ['Six of clubs', 'Six of diamonds', 'Jack of clubs', 'Seven of spades', 'King of spades'];
  await expect.poll(shown).toEqual([...melds, ...rest]);
  await pass(600);
  await expect(page.locator('[aria-live="polite"]')).toContainText('Sorted by melds: four of hearts');
  const left = async (nth: number): Promise<number> => (await hand.nth(nth).boundingBox())?.x ?? 0;
  const strip = (await left(1)) - (await left(0));
  expect((await left(4)) - (await left(3)), 'a space after the run').toBeGreaterThan(strip + 4);

  const stock = await page.getByRole('button', { name: /^Stock/ }).boundingBox();
  if (!stock) throw new Error('no stock');
  await swipe(table, [stock.x + 20, stock.y + 20]);
  const [clubs = '', diamonds = '', ...others] = rest;
  await expect.poll(shown).toEqual([...melds, clubs, diamonds, 'Six of spades', ...others]);
});

test('a Joker leaves its set for both missing cards, by a finger with one of them and by keys', async ({ prepare }) => {
  const table = await prepare('swap-for-two', { width: 390, height: 844 });
  const { page, pass } = table;
  const hand = handOf(table);
  const joker = page.getByRole('button', { name: /^Swap: take the joker .* You need two of them\.$/ });
  const queen = await hand.filter({ hasText: 'Queen of hearts' }).boundingBox();
  const place = await joker.boundingBox();
  if (!queen || !place) throw new Error('no queen, or no joker');
  const from: Point = [queen.x + 10, queen.y + 30];
  await swipe(table, from, [from[0] + 2, from[1] - 20], [place.x + place.width / 2, place.y + place.height / 2]);
  await expect(hand).toHaveCount(4);
  await expect(hand.filter({ hasText: 'Joker' })).toHaveCount(1);
  await expect(joker).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await pass(400);
  await expect(hand).toHaveCount(5);
  await joker.press('Enter');
  await expect(page.locator(`[aria-label="${text.HEADINGS.hand}"] button[aria-pressed="true"]`)).toHaveCount(2);
  await joker.press('Enter');
  await pass(400);
  await expect(hand.filter({ hasText: 'Joker' })).toHaveCount(1);
  await expect(hand).toHaveCount(4);
});
