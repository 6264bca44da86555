import type { Page } from '@playwright/test';
import { settingsText } from '../../client/text/settings.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

/** The Content-Security-Policy violations of a page, now and after later navigations. */
async function refusals(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy|violates/i.test(message.text())) told.push(message.text());
  });
  await page.exposeFunction('tellRefusal', (what: string) => void told.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { tellRefusal } = globalThis as unknown as { tellRefusal(what: string): void };
      tellRefusal(`${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
  await page.reload();
  return told;
}

test('home, settings, a table with bots and practice do not violate the Content-Security-Policy', async ({ open }) => {
  const ann = await open({ ...PLAIN_DEVICE(TABLET), serviceWorkers: 'allow' });
  const refused = await refusals(ann.page);
  const header = await ann.page.evaluate(async () => (await fetch('/')).headers.get('Content-Security-Policy'));
  expect(header).toContain("script-src 'self';");
  await ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ann.callThemselves('Ann');
  await ann.tap(ann.button(/^Play now/));
  await expect(ann.hand).not.toHaveCount(0);

  const ben = await open(PLAIN_DEVICE(DESKTOP));
  const refusedToo = await refusals(ben.page);
  await ben.choose('Players at the table', '3');
  await ben.tap(ben.button(/^Practise/));
  await ben.drawIfAsked();
  await ben.discardAny();
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await expect(ben.page.getByRole('heading', { name: settingsText.ALL_SETTINGS.playing })).toBeVisible();
  expect([...refused, ...refusedToo]).toEqual([]);
});

test('injected markup and scripts do not run', async ({ open }) => {
  const { page } = await open(PLAIN_DEVICE(DESKTOP));
  const ran = await page.evaluate(async () => {
    const image = document.createElement('div');
    image.innerHTML = '<img src="data:," onerror="globalThis.ran = true">';
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.body.append(image, script);
    await new Promise((resolve) => image.firstChild?.addEventListener('error', resolve));
    return 'ran' in globalThis;
  });
  expect(ran).toBe(false);
});
