import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { PlayerView } from '#engine';
import type { TableView } from '#protocol';
import { totalsAfter } from '../../client/results/race.ts';
import { resultOf, type SharedResult } from '../../client/results/sharedResult.ts';
import { finalText } from '../../client/text/final.ts';
import { text } from '../../client/text/index.ts';
import { sheetText } from '../../client/text/scoreSheet.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { openAs } from '../support/browser/guest.ts';
import { Keyboard } from '../support/browser/keyboard.ts';
import { DESKTOP, expect, PLAIN_DEVICE, type TestDevice, test } from '../support/browser/test.ts';
import { newToken, takeSeat } from '../support/server/seat.ts';
import { plainly } from '../support/server/table.ts';

declare global {
  interface Window {
    /** Everything given to the device's share menu. */
    given?: { readonly text: string; readonly files: readonly string[] }[];
  }
}

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };
const { SHEET, SHARE } = sheetText;

const panel = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** The sheet has each deal's points and the total so far, for every seat, as the server counted them. */
async function expectSheet(sheet: Locator, look: TableView, line: 'row' | 'column'): Promise<void> {
  const { results } = look.game as PlayerView;
  for (const [i, result] of results.entries()) {
    const head = sheet.getByRole(line === 'row' ? 'rowheader' : 'columnheader', {
      name: sheetText.dealLabel(result, look),
    });
    await expect(head).toBeVisible();
    for (const seat of look.seats.keys()) {
      const row = sheet.getByRole('row').nth(line === 'row' ? i + 1 : seat + 1);
      const cell = row.getByRole('cell').nth(line === 'row' ? seat : i);
      await expect(cell).toContainText(`${result.points[seat]}`);
      await expect(cell).toContainText(`${SHEET.total}${totalsAfter(results, seat)[i + 1]}`);
    }
  }
}

/** Gives the page a share menu that takes everything. */
const giveShareMenu = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.given = [];
    const menu = {
      canShare: () => true,
      share: async ({ text: words = '', files = [] }: ShareData) => {
        window.given?.push({ text: words, files: files.map(({ name, type, size }) => `${name} ${type} ${size > 0}`) });
      },
    };
    Object.assign(navigator, menu);
  });

/** Takes away what a page over plain http does not have. */
const goPlain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of ['clipboard', 'share', 'canShare'])
      Object.defineProperty(navigator, name, { value: undefined, configurable: true });
  });

test('the score sheet is read and shared by touch on a phone, and by keyboard on a desktop', async ({
  open,
  server,
}) => {
  const token = await newToken(server.address);
  const wish = { want: 'private', name: 'Ann', rules: 'crazy-rummy-3', seats: 3, pace: 'none', token } as const;
  const ann = await takeSeat(server.address, wish);
  const path = `/t/${ann.table.code}`;
  await ann.connection.start();
  await ann.playGame(plainly);
  const look = ann.table;
  const words = sheetText.resultLines(resultOf(look) as SharedResult, new URL(server.address).host);

  const phone = await openAs(open, PLAIN_DEVICE(PHONE), server.address, { token, path });
  const share = panel(phone.page, text.PANELS.share);
  await test.step('a tap in the final standing shares picture and text with the device’s own menu', async () => {
    await expect(phone.page.getByRole('img', { name: sheetText.raceNow(look, look.game as PlayerView) })).toBeVisible();
    await giveShareMenu(phone.page);
    await phone.tap(phone.button(text.PANELS.share));
    await expect(share.getByRole('img', { name: SHARE.picture })).toBeVisible();
    await phone.tap(share.getByRole('button', { name: SHARE.share }));
    await expect(share.getByRole('status')).toHaveText(SHARE.states.shared);
    expect(await phone.page.evaluate(() => window.given)).toEqual([
      { text: words, files: [`${sheetText.pictureName()} image/png true`] },
    ]);
    await expectAccessible(phone.page, 'sharing');
    await phone.tap(share.getByRole('button', { name: text.PANELS.close }));
  });
  await test.step('the game is offered as an app, once the browser says that it can be', async () => {
    const offer = phone.page.getByRole('region', { name: finalText.INSTALL.heading });
    await expect(offer).toBeHidden();
    await phone.page.evaluate(() => {
      const prompt = async () => void document.body.classList.add('asked');
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
    await offer.scrollIntoViewIfNeeded();
    await phone.tap(offer.getByRole('button', { name: finalText.INSTALL.install }));
    await expect(phone.page.locator('body.asked')).toBeVisible();
    await expect(offer).toBeHidden();
  });
  await test.step('the chart of the race has the totals as a table', async () => {
    const final = phone.page.getByRole('region', { name: text.PANELS.final });
    await expect(final.getByRole('img', { name: sheetText.raceNow(look, look.game as PlayerView) })).toBeVisible();
    await phone.tap(final.getByRole('button', { name: SHEET.asTable }));
    const last = final.getByRole('table', { name: SHEET.totals }).getByRole('row').last();
    await expect(last.getByRole('cell')).toHaveText((look.game as PlayerView).seats.map(({ total }) => `${total}`));
  });
  await test.step('the score sheet has a row per deal, and the settlement in points', async () => {
    await phone.tap(phone.button(text.PANELS.scores).last());
    const sheet = panel(phone.page, text.PANELS.scores);
    await expectSheet(sheet, look, 'row');
    await phone.tap(sheet.getByText(SHEET.settle, { exact: true }));
    await phone.choose(SHEET.settleIn, sheetText.SETTLE_UNITS.points);
    await expect(sheet.getByText(/pays? .+ \d+ points?$/).first()).toBeVisible();
    await expectAccessible(phone.page, 'the score sheet');
    await phone.page.close();
  });

  const desktop = await openAs(open, PLAIN_DEVICE(DESKTOP), server.address, { token, path });
  const { page } = desktop;
  const keyboard = new Keyboard(page);
  const sheet = panel(page, text.PANELS.scores);
  const sharing = panel(page, text.PANELS.share);
  await test.step('on a wide screen it has a column per deal, and Share is a key away', async () => {
    await expect(desktop.button(text.PANELS.share)).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await desktop.tap(desktop.button(text.PANELS.scores).last());
    await expectSheet(sheet, look, 'column');
    await keyboard.tabTo(text.PANELS.share);
    await keyboard.press('Enter');
    await expect(sharing).toBeVisible();
    await keyboard.tabTo(SHARE.copyText);
    await keyboard.press('Enter');
    await expect(sharing.getByRole('status')).toHaveText(SHARE.states.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
    await keyboard.press('Escape');
    await expect(sheet.getByRole('button', { name: text.PANELS.share })).toBeFocused();
  });
  await test.step('over plain http the text is selected, and the picture saved', async () => {
    await goPlain(page);
    await keyboard.press('Enter');
    await expect(sharing.getByRole('img')).toBeVisible();
    await expect(sharing.getByRole('button', { name: SHARE.share })).toHaveCount(0);
    await keyboard.tabTo(SHARE.selectText);
    await keyboard.press('Enter');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(words);
    const saved = page.waitForEvent('download');
    await sharing.getByRole('link', { name: SHARE.savePicture }).press('Enter');
    const file = await (await saved).path();
    expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
  });
});
