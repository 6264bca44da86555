import type { Locator, Page } from '@playwright/test';
import { ENTRY_PATH, type EntryReply } from '#protocol';
import { text } from '../../client/text/index.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { galleryTest } from '../support/browser/gallery.ts';
import { expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

/** Presses this button twice, and expects the page to be loaded anew, but once, and then to show what is `shown`. */
async function pressTwice(page: Page, button: Locator, shown: Locator): Promise<void> {
  let loads = 0;
  page.on('load', () => loads++);
  const loaded = page.waitForEvent('load');
  await button.evaluate((it: HTMLButtonElement) => {
    it.click();
    setTimeout(() => it.click());
  });
  await loaded;
  await expect(shown).toBeVisible();
  expect(loads).toBe(1);
}

test('a page that is refused at home as too old says so and can be reloaded there', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  const tooOld: EntryReply = { ok: false, reason: 'oldVersion' };
  await ann.page.route(`**${ENTRY_PATH}`, (route) => route.fulfill({ status: 400, json: tooOld }));
  await ann.tap(ann.button(/^Play now/));
  const note = ann.page.getByRole('alert');
  await expect(note).toContainText(text.refused({ code: 'oldVersion', action: null }, null));
  const button = note.getByRole('button', { name: text.NOTICES.reload });
  await expect(button).toBeVisible();
  await expectAccessible(ann.page, 'home of a page that is too old');
  await pressTwice(ann.page, button, ann.button(/^Play now/));
  await expect(note).toHaveCount(0);
});

galleryTest('a page that is refused at its table as too old can be reloaded there', async ({ prepare }) => {
  const { page } = await prepare('old-version');
  await page.clock.resume();
  const button = page.getByRole('alertdialog').getByRole('button', { name: text.NOTICES.reload, disabled: false });
  // The gallery always begins with the same situation.
  await pressTwice(page, button, button);
});

for (const [locale, words] of [
  ['en', /too old for the game/],
  ['de', /zu alt für das Spiel/],
] as const) {
  test(`a browser without what the page needs says so, in the language ${locale}`, async ({ browser, server }) => {
    const page = await browser.newPage({ locale });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto(server.address);
    await expect(page.getByRole('alert')).toHaveText(words);
    expect(errors).toEqual([]);
    await page.close();
  });
}
