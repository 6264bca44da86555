import type { Page } from '@playwright/test';
import { crazyRummy } from '#rules';
import { expectAccessible } from '../support/browser/axe.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';
import { inEnglish, sayInEnglish } from '../support/inEnglish.ts';

const { howWePlay, rulesInPictures } = inEnglish;

test('without scripts, the rules of a game are read from their own address, on any width and on paper', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${server.address}/rules`);
  await page.getByRole('link', { name: 'Crazy Rummy', exact: true }).click();
  await expect(page).toHaveTitle('Crazy Rummy: the rules');
  for (const { words } of rulesInPictures(crazyRummy).pictures) await expect(page.getByText(words)).toBeVisible();
  for (const { title } of howWePlay(crazyRummy)) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const play = page.getByRole('link', { name: sayInEnglish('rulesPages-play') });
  await expect(play).toHaveAttribute('href', '/?rules=crazy-rummy');
  // Lying side by side, three cards are wider than high: the styles have been found.
  const set = await page.locator('.picture').first().boundingBox();
  expect(set?.width).toBeGreaterThan((set?.height ?? 0) * 1.5);
  const overflow = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(overflow).toBe(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(play).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('figcaption').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

/** Lets the page mark its body instead of printing. */
const notePrinting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '');
  });

test('from the rules of a named game a link opens its page, which is accessible in both themes, and prints offline', async ({
  open,
}) => {
  const ann = await open(PLAIN_DEVICE(TABLET), '/?rules=biddies');
  await expect(ann.page.getByRole('heading', { name: rulesInPictures(crazyRummy).heading })).toBeVisible();
  await expectAccessible(ann.page, 'rules in pictures');
  const link = ann.page.getByRole('link', { name: sayInEnglish('rulesPages-printOrSend') });
  await notePrinting(ann.page);
  await ann.page.context().setOffline(true);
  await link.click();
  await expect(ann.page.locator('body')).toHaveAttribute('data-printed');
  await ann.page.context().setOffline(false);

  const opening = ann.page.waitForEvent('popup');
  await link.click();
  const rules = await opening;
  await expect(rules.getByRole('heading', { level: 1, name: 'Biddies' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await rules.emulateMedia({ colorScheme });
    await expectAccessible(rules, `the page of rules, ${colorScheme}`);
  }
  await rules.getByRole('link', { name: sayInEnglish('rulesPages-allTitle') }).click();
  await expectAccessible(rules, 'the list of rules');
});

test('house rules are printed from the screen itself, whole and without its buttons', async ({ open }) => {
  const ben = await open(PLAIN_DEVICE(DESKTOP), '/?rules=v1.crazy-rummy~gf1');
  await notePrinting(ben.page);
  await ben.page.getByRole('button', { name: sayInEnglish('rulesPages-print') }).click();
  await expect(ben.page.locator('body')).toHaveAttribute('data-printed');
  await ben.page.emulateMedia({ media: 'print' });
  await expect(ben.page.getByRole('button')).toHaveCount(0);
  const [shown, whole] = await ben.page.evaluate(() => {
    const last = [...document.querySelectorAll('.how-we-play p')].at(-1)?.getBoundingClientRect().bottom ?? 0;
    return [document.documentElement.scrollHeight, last];
  });
  expect(shown).toBeGreaterThanOrEqual(whole);
});
