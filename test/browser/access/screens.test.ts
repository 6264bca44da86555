import { crazyRummy, printRules, withValue } from '#rules';
import { text } from '../../../client/text/index.ts';
import { expectAccessible } from '../../support/axe.ts';
import { DESKTOP, expect, TABLET, test } from '../../support/browser.ts';
import type { BrowserPlayer } from '../../support/browserPlayer.ts';

/** Ends with the first deal that leaves somebody a hundred points. */
const SHORT = withValue(withValue(crazyRummy, 'game.end', 'target'), 'game.targets', [100]);
const HIGH = withValue(SHORT, 'deal.cards', 13);

/** Opens something, looks at it, and closes it: the focus is where it was. */
async function lookInto(player: BrowserPlayer, opener: string, title: string): Promise<void> {
  await player.action(opener).focus();
  await player.page.keyboard.press('Enter');
  await expect(player.page.getByRole('dialog', { name: title })).toBeVisible();
  await expectAccessible(player.page, title);
  await player.page.keyboard.press('Escape');
  await expect(player.action(opener)).toBeFocused();
}

test('screens around the table pass', async ({ open }) => {
  const { page } = await open(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, 'home');
  await page.getByRole('button', { name: text.HOME.rules }).click();
  await expectAccessible(page, 'the rules over home');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: text.HOME.rules })).toBeFocused();
  for (const path of ['/?games', '/?rules=crummy-rummy', '/?rules=crummy-rummy&edit', '/t/AAAAA']) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});
