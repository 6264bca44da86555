import { readFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { gamePath } from '../../client/addresses.ts';
import { historyText } from '../../client/text/history.ts';
import { text } from '../../client/text/index.ts';
import { replayText } from '../../client/text/replay.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { keepPicture, resize } from '../support/browser/fit.ts';
import { openAs } from '../support/browser/guest.ts';
import { fingersOn } from '../support/browser/hands.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { expect, PLAIN_DEVICE, TABLET, type TestDevice, test } from '../support/browser/test.ts';
import { newToken, takeSeat } from '../support/server/seat.ts';
import { plainly } from '../support/server/table.ts';

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const;

const { HISTORY } = historyText;
const { REPLAY } = replayText;

const scrubber = (page: Page): Locator => page.getByRole('slider', { name: REPLAY.scrubber });
const place = (page: Page): Promise<number> => scrubber(page).inputValue().then(Number);
const section = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });
const gamesIn = (page: Page): Locator => section(page, HISTORY.latest).getByRole('link');

/** Nothing is wider than the screen, and every button is large enough for a finger. */
async function expectFits({ page }: BrowserPlayer, info: TestInfo, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await resize(page, size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    for (const target of await page.getByRole('main').locator('button, a').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await keepPicture(page, info, `${name}-${size.width}x${size.height}-${colorScheme}`);
    }
  }
  if (before) await resize(page, before);
}

/** Drags the scrubber of a replay with a finger to its middle. */
async function scrub(page: Page): Promise<void> {
  await expect(scrubber(page)).toBeVisible();
  const last = Number(await scrubber(page).getAttribute('max'));
  const box = (await scrubber(page).boundingBox())!;
  const on = (share: number) => ({ x: box.x + 12 + (box.width - 24) * share, y: box.y + box.height / 2 });
  const fingers = await fingersOn(page);
  await fingers.down(on((await place(page)) / last));
  for (const share of [0.2, 0.4, 0.5]) await fingers.move(on(share));
  await fingers.up();
  await expect.poll(async () => Math.abs((await place(page)) / last - 0.5)).toBeLessThan(0.05);
}

test('a finished game is replayed at its table, found in the history by touch, saved and erased', async ({
  open,
  server,
}, info) => {
  const token = await newToken(server.address);
  const wish = { want: 'private', name: 'Ann', rules: 'crazy-rummy-3', seats: 3, pace: 'none', token } as const;
  const ann = await takeSeat(server.address, wish);
  await ann.connection.start();
  await ann.playGame(plainly);
  const game = ann.table.gameId as string;
  const record = `${server.address}/api/games/${game}/record`;

  const phone = await openAs(open, PLAIN_DEVICE(PHONE), server.address, { token, path: `/t/${ann.table.code}` });
  const { page } = phone;
  await test.step('the final standing says so while the record is not stored yet, then replays the game', async () => {
    await page.route(record, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await phone.tap(phone.button(new RegExp(`^${text.PANELS.replay}$`)));
    await expect(page.getByRole('alert')).toHaveText(REPLAY.problems.notYet);
    await expectAccessible(page, 'a game that is not stored yet');
    await keepPicture(page, info, 'notYet');
    await expect.poll(async () => (await fetch(record)).status).toBe(200);
    await phone.tap(phone.button(REPLAY.again));
    await scrub(page);
    const replay = page.getByRole('dialog', { name: REPLAY.title });
    await expect(replay.getByLabel(REPLAY.eyes)).toHaveValue('0');
    await phone.tap(replay.getByRole('button', { name: REPLAY.close, exact: true }));
    await expect(phone.button(text.PANELS.rematch)).toBeVisible();
  });
  await test.step('home is where it always was', async () => {
    await phone.tap(phone.button(new RegExp(`^${text.PANELS.home}$`)));
    await expect(page.getByRole('region', { name: HISTORY.latest }).getByRole('listitem')).toHaveCount(1);
    await phone.tap(phone.button(text.HOME.history));
    await expect(gamesIn(page)).toHaveCount(1);
    await expectAccessible(page, 'the history');
  });

  await test.step('on a tablet the game is listed with its outcome, and replayed', async () => {
    const tablet = await openAs(open, PLAIN_DEVICE(TABLET), server.address, { token, path: '/' });
    await tablet.tap(tablet.button(text.HOME.history));
    const link = gamesIn(tablet.page);
    await expect(link).toHaveCount(1);
    await expect(link).toContainText(/Crazy Rummy in three deals.*(1st|2nd|3rd) of 3, .*points/);
    await expect(section(tablet.page, HISTORY.figures)).toContainText('1 of 1');
    await expectFits(tablet, info, 'history');
    await tablet.tap(link);
    await expect(tablet.page).toHaveURL(new RegExp(`${gamePath(game)}$`));
    await scrub(tablet.page);
    await tablet.tap(tablet.button(new RegExp(`^${REPLAY.close}$`)));
    await expect(gamesIn(tablet.page)).toHaveCount(1);
    await tablet.page.close();
  });

  await test.step('a copy of everything is saved', async () => {
    const saved = page.waitForEvent('download');
    await phone.tap(phone.button(HISTORY.export));
    const file = await (await saved).path();
    expect(readFileSync(file, 'utf8')).toContain(game);
  });
  await test.step('two presses erase everything', async () => {
    await phone.tap(phone.button(HISTORY.erase));
    await expect(page.getByText(HISTORY.eraseHint)).toBeVisible();
    await expectAccessible(page, 'the question before everything is erased');
    await expectFits(phone, info, 'erasing');
    await phone.tap(phone.button(HISTORY.keep));
    await phone.tap(phone.button(HISTORY.erase));
    await phone.tap(phone.button(HISTORY.really));
    await expect(page.getByRole('status').filter({ hasText: HISTORY.erased })).toBeVisible();
    await expect(gamesIn(page)).toHaveCount(0);
    await expect(section(page, HISTORY.data).getByRole('heading')).toBeFocused();
    await expectAccessible(page, 'after everything was erased');
    await expectFits(phone, info, 'erased');
  });
  await test.step('the device is a new guest, whose list is empty', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: HISTORY.none })).toBeVisible();
    const now = await page.evaluate(() => JSON.stringify(localStorage));
    expect(now).not.toContain(token);
  });
});

test('a finger asks for a rematch, which has the same people and closes the replay at the table', async ({
  open,
  server,
}) => {
  const token = await newToken(server.address);
  const wish = { want: 'private', name: 'Ann', rules: 'crazy-rummy-3', seats: 3, pace: 'none', token } as const;
  const ann = await takeSeat(server.address, wish);
  const { code } = ann.table;
  const ben = await takeSeat(server.address, { want: 'code', code, spectate: false, name: 'Ben' });
  await ann.connection.start();
  await ben.until(({ stage }) => stage !== 'waiting');
  while (ann.table.stage !== 'over') {
    if (ann.game.phase === 'ready') await Promise.all([ann.connection.next(), ben.connection.next()]);
    await Promise.all([ann.playDeal(plainly), ben.playDeal(plainly)]);
  }
  const record = `${server.address}/api/games/${ann.table.gameId}/record`;
  await expect.poll(async () => (await fetch(record)).status).toBe(200);

  const tablet = await openAs(open, PLAIN_DEVICE(TABLET), server.address, { token, path: `/t/${code}` });
  await tablet.tap(tablet.button(text.PANELS.rematch));
  await tablet.tap(tablet.button(new RegExp(`^${text.PANELS.replay}$`)));
  await expect(scrubber(tablet.page)).toBeVisible();
  await ben.connection.rematch();
  await expect(scrubber(tablet.page)).toHaveCount(0);
  await expect(tablet.hand).not.toHaveCount(0);
  const { game, seats } = await ben.until(({ stage }) => stage === 'playing');
  expect(game).toMatchObject({ deal: 1, results: [] });
  expect(seats.slice(0, 2).map(({ name, kind }) => [name, kind])).toEqual([
    ['Ann', 'person'],
    ['Ben', 'person'],
  ]);
});
