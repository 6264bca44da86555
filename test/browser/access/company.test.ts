import { text } from '../../../client/text/index.ts';
import { playersText } from '../../../client/text/players.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { expect, type PreparedTable, galleryTest as test } from '../../support/browser/gallery.ts';

/** Time for the tally to appear: its cards are counted first. In ms. */
const COUNTED = 10_000;

/** A prepared table whose clock runs in real time, since axe waits by the same clock. */
async function inTime(table: PreparedTable): Promise<PreparedTable> {
  await table.pass(COUNTED);
  await table.page.clock.resume();
  return table;
}

const dialog = ({ page }: PreparedTable, name: string) => page.getByRole('dialog', { name });

test('between deals a player can speak and adjourn by keyboard, and both are announced', async ({ prepare }) => {
  const table = await inTime(await prepare('to-stop'));
  const { page } = table;
  await expect(page.getByRole('button', { name: playersText.ADJOURN.ask })).toBeVisible();
  await expectAccessible(page, 'a tally among people');
  const speak = page.locator('.tally').getByRole('button', { name: text.saySomething() });
  await speak.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(table, text.saySomething())).toBeVisible();
  await expectAccessible(page, 'the phrases to say');
  await dialog(table, text.saySomething()).getByRole('button', { name: text.SAYING_TEXT.wellPlayed }).focus();
  await page.keyboard.press('Enter');
  await expect(speak).toBeFocused();
  await expect(page.locator('.tally .row-saying')).toHaveText(text.SAYING_TEXT.wellPlayed);
  await expect(page.locator('.saying')).toBeHidden();
  await expect(page.locator('[aria-live="polite"]')).toContainText(`You: ${text.SAYING_TEXT.wellPlayed}`);
  await expect(page.locator('.row-saying')).toHaveCount(0);
});

test('mid-deal the seats lead there, in a single tab stop, and a player can be muted', async ({ prepare }) => {
  const table = await inTime(await prepare('said-by-signs'));
  const { page } = table;
  const own = page.locator('.mirror').getByRole('button', { name: text.saySomething() });
  const dom = page.getByRole('button', { name: text.aboutPlayer('Dom') });
  await expect(page.locator('[data-row="seats"] [tabindex="0"]')).toHaveCount(1);
  await page.locator('[data-row="hand"] [tabindex="0"]').focus();
  await page.keyboard.press('t');
  await expect(dialog(table, text.saySomething())).toBeVisible();
  await page.keyboard.press('Escape');
  await own.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dom).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(table, 'Dom')).toBeVisible();
  await expectAccessible(page, 'about a player');
  await page.getByRole('button', { name: playersText.TALK.mute }).press('Enter');
  await page.getByRole('button', { name: playersText.TALK.block }).press('Enter');
  await expect(page.getByRole('button', { name: playersText.TALK.unblock })).toBeVisible();
  await expect(page.getByRole('button', { name: playersText.TALK.unmute })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dom).toBeFocused();
  await expectAccessible(page, 'seats that can be pressed');
});

for (const [situation, words] of [
  ['stopping', playersText.ADJOURN.agree],
  ['resting', playersText.ADJOURN.resume],
  ['adjourned', playersText.ADJOURN.home],
] as const) {
  test(`a table that is ${situation} is accessible`, async ({ prepare }) => {
    const { page } = await inTime(await prepare(situation));
    await expect(page.getByRole('button', { name: words })).toBeVisible();
    await expect(page.locator('.tally')).toHaveCount(situation === 'adjourned' ? 0 : 1);
    // A bot's moves are reported to a player who returns to a table, not to one who is sent home from it.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page, situation);
  });
}
