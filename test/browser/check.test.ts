import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parseProof } from '#record';
import { checkText } from '../../client/text/check.ts';
import { text } from '../../client/text/index.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { openAs } from '../support/browser/guest.ts';
import { Keyboard } from '../support/browser/keyboard.ts';
import { BROWSER_TEMPO } from '../support/browser/server.ts';
import { expect, PLAIN_DEVICE, type TestDevice, test } from '../support/browser/test.ts';
import { newToken, takeSeat } from '../support/server/seat.ts';
import { plainly } from '../support/server/table.ts';

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };
const { CHECK } = checkText;

test.use({ host: { tempo: { ...BROWSER_TEMPO, shares: 1_000 } } });

const checkOf = (page: Page, deal: number): Locator => page.getByRole('dialog', { name: checkText.checkTitle(deal) });

test('a deal is checked by touch on a phone, step by step, and its proof is saved', async ({ open, server }) => {
  const token = await newToken(server.address);
  const wish = { want: 'private', name: 'Ann', rules: 'crazy-rummy-3', seats: 3, pace: 'none', token } as const;
  const ann = await takeSeat(server.address, wish);
  const { code } = ann.table;
  const phone = await openAs(open, PLAIN_DEVICE(PHONE), server.address, { token, path: `/t/${code}` });
  const { page } = phone;
  await phone.tap(phone.button(text.WAITING.start));
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('crazy-rummy-1.deals') ?? ''))
    .toContain('"hand":[');

  const again = await takeSeat(server.address, { want: 'back', code, token });
  // The shares make each run's deal another one: a bot may have gone out already.
  if (again.game.phase !== 'ready') await again.playDeal(plainly);
  await page.reload();
  const check = checkOf(page, 1);

  await test.step('each step fits, with everybody’s share and the cards', async () => {
    await phone.tap(phone.tally.getByRole('button', { name: text.PANELS.check }));
    await expect(check.getByRole('status').filter({ hasText: 'Everything fits' })).toBeVisible();
    await expect(check.getByRole('heading', { level: 3 })).toHaveText([...Object.values(CHECK.steps), CHECK.limits]);
    await expect(check.getByText(CHECK.marks.fails)).toHaveCount(0);
    await expect(check.getByText(`You (${CHECK.yours})`)).toBeVisible();
    await expect(check.getByText(CHECK.none)).toHaveCount(2);
    await expectAccessible(page, 'a check');
  });
  await test.step('the saved proof can be read', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      phone.tap(check.getByRole('button', { name: CHECK.save })),
    ]);
    expect(download.suggestedFilename()).toBe(`deal-1-${code}.txt`);
    const proof = parseProof(readFileSync(await download.path(), 'utf8'));
    expect(proof).toMatchObject({ ok: true, value: { table: code, deal: 1 } });
  });
  await test.step('the keyboard opens it too, and Escape returns to its button', async () => {
    const keyboard = new Keyboard(page);
    await keyboard.press('Escape');
    await expect(check).toHaveCount(0);
    await keyboard.tabTo(text.PANELS.check);
    await keyboard.press('Enter');
    await expect(check.getByText(CHECK.marks.holds).first()).toBeVisible();
    await keyboard.press('Escape');
    await expect(phone.tally.getByRole('button', { name: text.PANELS.check })).toBeFocused();
  });
  await test.step('a page whose share was exchanged says so, and at which step', async () => {
    await page.evaluate(() => {
      const deals = sessionStorage.getItem('crazy-rummy-1.deals') ?? '';
      sessionStorage.setItem('crazy-rummy-1.deals', deals.replace(/"share":"\w+"/, `"share":"${'ab'.repeat(16)}"`));
    });
    await page.reload();
    await phone.tap(phone.tally.getByRole('button', { name: text.PANELS.check }));
    await expect(check.getByText(checkText.verdictWords('doctored', false, 1))).toBeVisible();
    await expect(check.getByText('Your share was changed.')).toBeVisible();
    await expect(check.getByText(/^✗ /)).toHaveCount(1);
  });
});
