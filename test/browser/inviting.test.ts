import { gamesText } from '../../client/text/games.ts';
import { text } from '../../client/text/index.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

const PHONE = PLAIN_DEVICE({ ...TABLET, viewport: { width: 390, height: 844 } });

test('a private table is shared from a phone, shown as a QR code, and says who is missing', async ({ open }) => {
  const ann = await open(PHONE);
  // The share menu of a device is the system's; a test can only see with what it was opened.
  await ann.page.evaluate(() => {
    const menu = window as unknown as { opened: ShareData[] };
    menu.opened = [];
    navigator.share = async (data) => void menu.opened.push(data ?? {});
  });
  await ann.callThemselves('Ann');
  await ann.choose(text.HOME.seats, '3');
  await ann.openPrivately();
  await expect(ann.page.getByText(text.gathered(1, 3, true))).toBeVisible();

  await ann.tap(ann.button(text.WAITING.share));
  const [shared] = await ann.page.evaluate(() => (window as unknown as { opened: ShareData[] }).opened);
  const code = await ann.page.locator('.table-code strong').innerText();
  expect(shared?.url).toContain(code);

  await ann.tap(ann.button(text.WAITING.qr));
  await expect(ann.page.getByRole('img', { name: text.WAITING.qrWords })).toBeVisible();
  await ann.page.keyboard.press('Escape');

  const ben = await open(PLAIN_DEVICE(DESKTOP), new URL(shared?.url ?? '').pathname);
  await expect(ben.button(gamesText.LOOK.join)).toBeVisible();
  await ben.callThemselves('Ben');
  await ben.tap(ben.button(gamesText.LOOK.join));
  await expect(ann.page.getByText(text.gathered(2, 3, true))).toBeVisible();
});
