import type { Page } from '@playwright/test';
import { gamesText } from '../../../client/text/games.ts';
import { text } from '../../../client/text/index.ts';
import { playersText } from '../../../client/text/players.ts';
import { tablesText } from '../../../client/text/tables.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import type { BrowserPlayer } from '../../support/browser/player.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../../support/browser/test.ts';
import { takeSeat } from '../../support/server/seat.ts';

/** Ann has two wilds in her hand, and begins. */
const TWO_WILDS = '7'.padStart(64, '0');

/** Opens a panel, checks it and closes it: the focus returns to its opener. */
async function lookInto(player: BrowserPlayer, opener: string, title: string): Promise<void> {
  await player.action(opener).focus();
  await player.page.keyboard.press('Enter');
  await expect(player.page.getByRole('dialog', { name: title })).toBeVisible();
  await expectAccessible(player.page, title);
  await player.page.keyboard.press('Escape');
  await expect(player.action(opener)).toBeFocused();
}

test('screens around the table are accessible', async ({ open, server }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  const { page } = ann;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, 'home');
  await ann.openOptions();
  await expect(page.getByRole('group', { name: text.HOME.seats })).toBeVisible();
  await expectAccessible(page, 'home with its options');
  await ann.closeOptions();
  await lookAtCompany(page, server.address);
  await ann.goToFriends();
  await page.getByRole('button', { name: text.hostingInShort('none', ['steady'], true, true) }).click();
  await expect(page.getByRole('checkbox', { name: text.HOSTING.bots })).toBeChecked();
  await expectAccessible(page, 'the ways to play with friends');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text.HOME.rules }).click();
  await expectAccessible(page, 'the rules over home');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: text.HOME.rules })).toBeFocused();
  for (const path of ['/?games', '/?rules=crummy-rummy', '/?rules=crummy-rummy&edit', '/?player', '/t/AAAAA']) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

/** Home with an open table, and one of the player's own tables. */
async function lookAtCompany(page: Page, server: string): Promise<void> {
  const rules = { name: 'Biddies', code: 'biddies' };
  const own = { code: 'KXQTBB', rules: rules.code, names: ['Ben', 'Cid'], seenAt: Date.now(), adjourned: true };
  await page.evaluate((tables) => localStorage.setItem('crazy-rummy-1.tables', tables), JSON.stringify([own]));
  await page.reload();
  await expect(page.getByRole('button', { name: text.ownTable(rules.name, own.names) })).toBeVisible();
  // The server pushes new tables to the page.
  const ben = await takeSeat(server, { want: 'quick', name: 'Ben', rules: rules.code, seats: 4, pace: 'fast' });
  const openTables = page.getByRole('region', { name: tablesText.OPEN_TABLES.heading });
  await expect(openTables.getByRole('listitem').filter({ hasText: rules.name })).toBeVisible();
  await expectAccessible(page, 'home with tables');
  ben.connection.leave();
  await expect(openTables.getByRole('listitem').filter({ hasText: rules.name })).toHaveCount(0);
}

test('the table and everything that opens over it are accessible, and the focus returns', async ({ open, server }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP), '/?rules=crazy-rummy');
  const { page } = ann;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ann.choose(text.HOME.seats, '3');
  await ann.tap(ann.button(gamesText.RULES_PAGE.friends));
  await expect(page.getByText(text.WAITING.invite)).toBeVisible();
  await expectAccessible(page, 'the waiting room');
  const path = new URL(page.url()).pathname;
  const guest = await open(PLAIN_DEVICE(TABLET), path);
  await expect(guest.button(gamesText.LOOK.join)).toBeVisible();
  await expectAccessible(guest.page, 'a look at the table');
  await guest.page.close();

  server.dealFrom(TWO_WILDS);
  const code = path.split('/').at(-1) ?? '';
  await takeSeat(server.address, { want: 'code', code, spectate: false, name: 'Ben' });
  await ann.tap(ann.button(text.WAITING.start));
  await ann.drawIfAsked();
  await expectAccessible(page, 'the player’s own turn');
  for (const [opener, title] of [
    ['Scores', text.PANELS.scores],
    ['Log', text.PANELS.log],
    ['Menu', text.PANELS.leave],
  ] as const) {
    await lookInto(ann, opener, title);
  }
  await lookAtHelp(ann);
  await lookAtLeaving(ann);
  await lookAtChooser(ann);

  await ann.discardAny();
  await expect(ann.words.filter({ hasText: 'Waiting for Ben' })).toBeVisible();
  await expectAccessible(page, 'the turn of another');
});

/** One key opens the help; closing it returns the focus. */
async function lookAtHelp({ page, hand }: BrowserPlayer): Promise<void> {
  await hand.nth(2).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: text.PANELS.keys })).toBeVisible();
  await expectAccessible(page, 'the help');
  await page.keyboard.press('Escape');
  await expect(hand.nth(2)).toBeFocused();
}

/** Giving up a seat in a running game takes two steps, and the first can be cancelled. */
async function lookAtLeaving(player: BrowserPlayer): Promise<void> {
  const { page } = player;
  await player.action('Menu').focus();
  await page.keyboard.press('Enter');
  const leave = page.getByRole('button', { name: text.PANELS.leaveTable });
  await leave.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: playersText.LEAVING.stay })).toBeFocused();
  await expectAccessible(page, 'asked before leaving');
  await page.keyboard.press('Enter');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(player.action('Menu')).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('button', { name: playersText.LEAVING.stay })).toBeFocused();
  await expectAccessible(page, 'asked before going home');
  await page.keyboard.press('Enter');
  await expect(player.action('Menu')).toBeFocused();
}

/** Two wilds and a natural may be several melds. */
async function lookAtChooser({ page, hand, notice }: BrowserPlayer): Promise<void> {
  await hand.filter({ hasText: ', wild' }).first().focus();
  await page.keyboard.press('x');
  await expect(notice).not.toBeEmpty();
  await expectAccessible(page, 'a refusal');
  for (const card of [
    hand.filter({ hasText: ', wild' }).nth(0),
    hand.filter({ hasText: ', wild' }).nth(1),
    hand.first(),
  ]) {
    await card.focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the chooser of melds');
  await page.keyboard.press('Escape');
  await expect(hand.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(hand.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
}

test('questions beside the cards are accessible', async ({ open, server }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP), '/?rules=crummy-rummy');
  await ann.page.emulateMedia({ reducedMotion: 'reduce' });
  await ann.tap(ann.button(gamesText.RULES_PAGE.friends));
  await expect(ann.button(text.WAITING.start)).toBeVisible();
  server.dealFrom(TWO_WILDS);
  await ann.tap(ann.button(text.WAITING.start));
  for (;;) {
    await expect(ann.question.or(ann.turn)).toBeVisible();
    if (await ann.question.isVisible()) break;
    await ann.drawIfAsked();
    await expectAccessible(ann.page, 'a contract');
    await ann.discardAny();
  }
  await expectAccessible(ann.page, 'a question about the upcard');
});

test('a spectator is told so and sees the final standing', async ({ open, server }) => {
  const wish = { want: 'private', name: 'Ben', rules: 'crazy-rummy-3', seats: 3, pace: 'none' } as const;
  const ben = await takeSeat(server.address, wish);
  const guest = await open(PLAIN_DEVICE(DESKTOP), `/t/${ben.table.code}`);
  await guest.page.emulateMedia({ reducedMotion: 'reduce' });
  await guest.tap(guest.button(gamesText.LOOK.watch));
  await expect(guest.page.getByText(text.WAITING.watching)).toBeVisible();
  await ben.connection.start();
  await expect(guest.words.filter({ hasText: 'You’re watching' })).toBeVisible();
  await expectAccessible(guest.page, 'a table as a spectator sees it');
  while (ben.table.stage !== 'over') {
    await ben.playDeal();
    await ben.connection.next();
  }
  const end = guest.page.getByRole('region', { name: text.PANELS.final });
  await expect(end).toBeVisible();
  await expectAccessible(guest.page, 'the final standing');
});
