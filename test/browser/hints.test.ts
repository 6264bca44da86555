import type { Locator } from '@playwright/test';
import { gamesText } from '../../client/text/games.ts';
import { text } from '../../client/text/index.ts';
import { lessons } from '../../client/text/lessons.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { Keyboard } from '../support/browser/keyboard.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { Reader } from '../support/browser/reader.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, type TestDevice, test } from '../support/browser/test.ts';

const { HINT } = lessons;
const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };

const hintOf = ({ page }: BrowserPlayer): Locator => page.getByRole('region', { name: HINT.name });
const selectedOf = ({ hand, page }: BrowserPlayer): Locator => hand.and(page.locator('[aria-pressed="true"]'));

/** Draws, and returns once the hint can be about the rest of the turn. */
async function toPlay(player: BrowserPlayer): Promise<void> {
  await player.beginPrivately('Ann', 4);
  await player.drawIfAsked();
  await expect(player.words.filter({ hasText: /^Your turn: draw/ })).toBeHidden();
}

for (const [name, device] of Object.entries({ phone: PHONE, tablet: TABLET })) {
  test(`a finger gets a hint with its reason, its cards, and the next best, on a ${name}`, async ({ open }) => {
    const ann = await open(PLAIN_DEVICE(device));
    await toPlay(ann);
    const hint = hintOf(ann);
    const held = await ann.hand.count();

    await ann.tap(ann.button(text.LEARNING.hint));
    await expect(hint).toContainText(/^(You can|Discard|Lay nothing|One of) .*\. .*\d.*\./);
    if (name === 'phone') await expectAccessible(ann.page, 'a hint');
    await ann.tap(ann.button(text.LEARNING.nextHint));
    await expect(hint).toContainText(/^(Second best, about \d+ points? worse|Nearly as good)\. /);
    await hint
      .getByRole('button', { name: HINT.best })
      .or(hint.getByRole('button', { name: HINT.next }))
      .tap();
    await expect(hint).not.toContainText(/^Second best/);

    await expect(selectedOf(ann)).toHaveCount(0);
    await hint.getByRole('button', { name: HINT.show }).tap();
    await expect(hint).toContainText(/(selected|Press)/);
    await expect(selectedOf(ann)).not.toHaveCount(0);
    await expect(ann.page.locator('.pointed')).not.toHaveCount(0);
    await expect(hint.getByRole('button', { name: HINT.show })).toHaveCount(0);
    await expect(ann.hand).toHaveCount(held);
    await hint.getByRole('button', { name: HINT.thanks }).tap();
    await expect(hint).toHaveCount(0);
  });
}

test('a keyboard gets hints with H, their cards with V, and closes them with Escape', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  await toPlay(ann);
  const { page } = ann;
  const hint = hintOf(ann);
  // What is announced is soon replaced, by a bot's phrase for instance.
  const { said } = await Reader.at(page);
  await ann.hand.first().focus();
  await page.keyboard.press('h');
  const first = hint.getByRole('paragraph');
  await expect(first).toHaveText(/\.$/);
  const words = (await first.textContent()) ?? '';
  await expect.poll(() => said.map((one) => one.words).join(' ')).toContain(text.spoken(words));
  await page.keyboard.press('h');
  await expect(first).not.toHaveText(words);
  await page.keyboard.press('v');
  await expect(selectedOf(ann)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(selectedOf(ann)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(selectedOf(ann)).toHaveCount(0);

  await test.step('its buttons can be reached', async () => {
    await page.keyboard.press('h');
    const keyboard = new Keyboard(page);
    await keyboard.go('Tab', ({ name }) => name === HINT.thanks);
    await page.keyboard.press('Enter');
    await expect(hint).toHaveCount(0);
  });
});

test('a host turns hints off for everybody at the table, and the table says so', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(PHONE));
  const { page } = ann;
  await ann.goToFriends();
  await ann.tap(ann.button(/^No clock, /));
  await ann.tap(page.getByText(text.HOSTING.hints));
  await expect(page.getByRole('checkbox', { name: text.HOSTING.hints })).not.toBeChecked();
  await expect(ann.button(/, no hints$/)).toBeVisible();
  await ann.callThemselves('Ann');
  await ann.choose(text.HOME.seats, '3');
  await ann.tap(ann.button(text.HOME.create));
  await expect(page.getByText(text.LEARNING.hintsOff)).toBeVisible();

  const ben = await open(PLAIN_DEVICE(TABLET), new URL(page.url()).pathname);
  // At first, home is there.
  await expect(ben.button(gamesText.LOOK.join)).toBeVisible();
  await ben.callThemselves('Ben');
  await ben.tap(ben.button(gamesText.LOOK.join));
  await expect(ben.page.getByText(text.LEARNING.hintsOff)).toBeVisible();
  await ann.tap(ann.button(text.WAITING.start));
  for (const player of [ann, ben]) {
    await expect(player.hand).not.toHaveCount(0);
    await expect(player.button(text.LEARNING.hint)).toHaveCount(0);
    await player.page.keyboard.press('h');
    await expect(hintOf(player)).toHaveCount(0);
  }
  await ann.tap(ann.button(text.PANELS.leave));
  await expect(page.getByText(text.LEARNING.hintsOff)).toBeVisible();
});
