import { dailyText } from '../../client/text/daily.ts';
import { text } from '../../client/text/index.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { openAs } from '../support/browser/guest.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { expect, PLAIN_DEVICE, TABLET, type TestDevice, test } from '../support/browser/test.ts';
import { newToken, takeSeat } from '../support/server/seat.ts';
import { plainly } from '../support/server/table.ts';

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };
const { DAILY } = dailyText;

/** The way to the daily deal on the home screen. */
const dailyWay = (player: BrowserPlayer) => player.way(text.HOME.daily);

/** The hand as it is dealt, in words. On some days, a bot goes out before the player's first turn. */
async function handOf(player: BrowserPlayer): Promise<readonly (string | null)[]> {
  await expect(player.hand).not.toHaveCount(0);
  return player.hand.evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? card.textContent));
}

test('a tablet and a phone get the same cards, by touch; the result leads to the table of the day', async ({
  open,
  server,
}) => {
  const tablet = await open(PLAIN_DEVICE(TABLET));
  await test.step('the home screen leads to the daily deal, which nobody has finished', async () => {
    await tablet.callThemselves('Ann');
    await tablet.tap(dailyWay(tablet));
    await expect(tablet.page.getByText(DAILY.nobody)).toBeVisible();
    await expectAccessible(tablet.page, 'the daily deal');
    await tablet.tap(tablet.button(DAILY.play));
  });
  const token = await newToken(server.address);
  const phone = await openAs(open, PLAIN_DEVICE(PHONE), server.address, { token, path: '/' });
  await test.step('home says what it is, before and after a first game', async () => {
    await expect(dailyWay(phone)).toContainText(text.HOME.dailyHint);
    await phone.page.evaluate(() => localStorage.setItem('crazy-rummy-1.guide', 'true'));
    await phone.page.reload();
    await expect(dailyWay(phone)).toContainText(text.HOME.dailyHint);
  });
  await test.step('both have the same hand', async () => {
    await phone.callThemselves('Ben');
    await phone.tap(dailyWay(phone));
    await phone.tap(phone.button(DAILY.play));
    const hand = await handOf(phone);
    expect(hand.length).toBeGreaterThan(0);
    expect(await handOf(tablet)).toEqual(hand);
  });
  await test.step('after the last deal, the way leads to the result instead of a rematch', async () => {
    const ben = await takeSeat(server.address, { want: 'daily', name: 'Ben', token });
    await ben.playGame(plainly);
    const points = ben.game.seats[0]?.total ?? 0;
    await phone.page.reload();
    await expect(phone.button(text.PANELS.daily)).toBeVisible();
    await expect(phone.button(text.PANELS.rematch)).toHaveCount(0);
    await phone.tap(phone.button(text.PANELS.daily));
    await expect(phone.page.getByRole('heading', { name: DAILY.result })).toBeVisible();
    await expect(phone.page.getByText(dailyText.rankLine({ rank: 1 }, 1), { exact: true })).toBeVisible();
    const row = phone.page.getByRole('row').filter({ hasText: 'Ben' });
    await expect(row.getByRole('cell').last()).toHaveText(`${points}`);
    await expect(phone.button(DAILY.play)).toHaveCount(0);
    await expectAccessible(phone.page, 'the result of the daily deal');
  });
  await test.step('the calendar has today’s result, and the streak', async () => {
    const calendar = phone.page.getByRole('table', { name: DAILY.calendar });
    await expect(calendar.locator('[aria-current=date]')).toHaveCount(0);
    await expect(calendar.locator('td.played')).toHaveCount(1);
    await expect(phone.page.getByText(dailyText.inARow(1), { exact: true })).toBeVisible();
  });
  await test.step('nobody else has finished the deal; then Ann has, and both games stand side by side', async () => {
    await phone.tap(phone.button(DAILY.beside.show));
    await expect(phone.page.getByText(DAILY.beside.nobody)).toBeVisible();
    const ann = await takeSeat(server.address, { want: 'daily', name: 'Ann' });
    await ann.playGame(plainly);
    // The page looks once, and the server stores a result a moment after the game.
    await expect.poll(async () => (await (await fetch(`${server.address}/api/daily`)).json()).count).toBe(2);
    await phone.page.reload();
    await expect(phone.page.getByRole('row').filter({ hasText: 'Ann' })).toBeVisible();
    await phone.tap(phone.button(DAILY.beside.show));
    const games = phone.page.locator('.daily-beside');
    await expect(games).toHaveCount(3);
    await expect(games.first().getByRole('columnheader')).toHaveText([DAILY.beside.turn, /^You · /, /^Ann · /]);
    await expectAccessible(phone.page, 'two games of the daily deal');
  });
  await test.step('a reminder is a file for the calendar', async () => {
    const saved = phone.page.waitForEvent('download');
    await phone.tap(phone.button(DAILY.reminder.save));
    expect((await saved).suggestedFilename()).toBe('crazy-rummy.ics');
  });
  await test.step('the result is shared as text', async () => {
    await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await phone.tap(phone.button(DAILY.share));
    await expect(phone.page.getByText(DAILY.states.copied)).toBeVisible();
    const words = await phone.page.getByLabel(DAILY.shareText).inputValue();
    expect(await phone.page.evaluate(() => navigator.clipboard.readText())).toBe(words);
  });
  await test.step('home has the result, and leads to the table of the day', async () => {
    await phone.page.goto(server.address);
    await expect(dailyWay(phone)).toContainText('rank 1 of 2');
    await expectAccessible(phone.page, 'the daily deal at home');
    await phone.tap(dailyWay(phone));
    await expect(phone.page.getByRole('heading', { name: DAILY.result })).toBeVisible();
  });
  await test.step('a result of yesterday is not shown as one of today; shown again, home has today’s', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await phone.page.route('**/api/daily', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), day: yesterday } });
    });
    const answered = phone.page.waitForResponse('**/api/daily');
    await phone.page.goto(server.address);
    await answered;
    await expect(dailyWay(phone)).toContainText(text.HOME.dailyHint);
    await phone.page.unroute('**/api/daily');
    await phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dailyWay(phone)).toContainText('rank 1 of 2');
  });
});
