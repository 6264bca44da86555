import type { Locator, Page } from '@playwright/test';
import { text } from '../../client/text/index.ts';
import { reviewText } from '../../client/text/review.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { openAs } from '../support/browser/guest.ts';
import { Keyboard } from '../support/browser/keyboard.ts';
import { expect, PLAIN_DEVICE, TABLET, type TestDevice, test } from '../support/browser/test.ts';
import { newToken, takeSeat } from '../support/server/seat.ts';
import { plainly } from '../support/server/table.ts';

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };
const { REVIEW, DEALT } = reviewText;
const PAUSE = 600_000;

const reviewOf = (page: Page, deal: number | null): Locator =>
  page.getByRole('dialog', { name: reviewText.reviewTitle(deal) });

/** Luck, skill, and moments with what was played and what was better. */
async function expectFindings(review: Locator): Promise<void> {
  await expect(review.getByRole('heading', { name: REVIEW.fortune })).toBeVisible();
  const moments = review.getByRole('region', { name: REVIEW.moments }).getByRole('article');
  await expect(moments).not.toHaveCount(0);
  const [first] = await moments.all();
  await expect(first!.getByRole('heading')).toHaveText(/^Deal \d+, turn \d+: −\d+(\.\d)? points$/);
  for (const name of [REVIEW.played, REVIEW.better]) {
    await expect(first!.getByRole('list', { name, exact: true }).getByRole('listitem')).not.toHaveCount(0);
  }
}

test('a deal is reviewed by touch on a phone while the table goes on, and the game on a tablet and by keyboard', async ({
  open,
  server,
}) => {
  const token = await newToken(server.address);
  const wish = { want: 'private', name: 'Ann', rules: 'crazy-rummy-3', seats: 3, pace: 'none', token } as const;
  const ann = await takeSeat(server.address, wish);
  const path = `/t/${ann.table.code}`;
  await ann.connection.start();
  await ann.playDeal(plainly);

  const phone = await openAs(open, PLAIN_DEVICE(PHONE), server.address, { token, path });
  const review = reviewOf(phone.page, 1);
  await test.step('a tap on Review shows the moments of the deal', async () => {
    await phone.tap(phone.tally.getByRole('button', { name: text.PANELS.review }));
    await expectFindings(review);
    await expectAccessible(phone.page, 'a review');
  });
  await test.step('the next deal begins below it, and the review says that the player has to act', async () => {
    await server.pass(PAUSE);
    await expect(review.getByRole('status')).toHaveText(REVIEW.yourTurn);
    await phone.tap(review.getByRole('button', { name: REVIEW.toTable }));
    await expect(review).toHaveCount(0);
    await phone.drawIfAsked();
    await phone.page.close();
  });

  const again = await takeSeat(server.address, { want: 'back', code: ann.table.code, token });
  while (again.table.stage !== 'over') {
    if (again.game.phase === 'ready') await again.connection.next();
    await again.playDeal(plainly);
  }
  const tablet = await openAs(open, PLAIN_DEVICE(TABLET), server.address, { token, path });
  await test.step('a finger on a tablet opens the review of the game', async () => {
    await tablet.tap(tablet.button(text.PANELS.review));
    await expectFindings(reviewOf(tablet.page, null));
    // The figures of the chart are as large on a phone.
    await tablet.page.setViewportSize({ width: 390, height: 844 });
    const chart = reviewOf(tablet.page, null).locator('.shares-chart > svg');
    await expect(chart).toHaveCSS('width', `${await chart.evaluate((svg) => svg.parentElement!.clientWidth)}px`);
    const scale = chart.locator('text').first();
    expect((await scale.boundingBox())?.height).toBeGreaterThanOrEqual(13);
    await tablet.page.setViewportSize(TABLET.viewport!);
    await tablet.tap(reviewOf(tablet.page, null).getByRole('button', { name: text.PANELS.close }));
    await expect(reviewOf(tablet.page, null)).toHaveCount(0);
    await expect(tablet.button(text.PANELS.rematch)).toBeVisible();
  });
  await test.step('so does the keyboard, and Escape returns to its button', async () => {
    await expect(tablet.button(text.PANELS.review)).toBeVisible();
    const keyboard = new Keyboard(tablet.page);
    await keyboard.tabTo(text.PANELS.review);
    await keyboard.press('Enter');
    await expectFindings(reviewOf(tablet.page, null));
    const dealt = reviewOf(tablet.page, null).getByRole('region', { name: DEALT.heading });
    // Ann's and two bots' rows: what they were dealt, and the fair share.
    await expect(dealt.getByRole('row')).toHaveCount(4);
    await expect(dealt.getByRole('cell')).toHaveText(Array.from({ length: 6 }, () => /^\d+ \(\d+(\.\d)?\)$/));
    await expect(dealt.getByRole('figure')).toHaveCount(2);
    await expectAccessible(tablet.page, 'the review of a game');
    await keyboard.press('Escape');
    await expect(reviewOf(tablet.page, null)).toHaveCount(0);
    await expect(tablet.button(text.PANELS.review)).toBeFocused();
  });
});
