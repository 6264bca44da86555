import type { Page } from '@playwright/test';
import { PAGE_LANGUAGES } from '#rules';
import { text } from '../../client/text/index.ts';
import { readMessages } from '../../client/text/languages.ts';
import { speak } from '../../client/text/say.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

/** Opens the page with these settings kept from an earlier visit. */
async function openWith(open: Open, settings: object): Promise<BrowserPlayer> {
  const player = await open(PLAIN_DEVICE(TABLET));
  await player.page.evaluate((kept) => localStorage.setItem('crazy-rummy-1', kept), JSON.stringify({ settings }));
  await player.page.reload();
  return player;
}

type Open = Parameters<Parameters<typeof test>[2]>[0]['open'];

/** Names of people, games and languages, and addresses, are the same in all languages. */
const isName = (words: string): boolean =>
  /^(?:Ann|Crazy Rummy needs JavaScript\.|https?:\S+)$/.test(words) ||
  PAGE_LANGUAGES.some(({ name }) => name === words);

/** The words on the page, seen or only read out, that do not come from its language: those without brackets. */
const strange = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) found.push(texts.currentNode.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
    return found.filter((words) => /[a-z]{2}/i.test(words) && !words.includes('⟦'));
  });

async function expectOwnWords(page: Page, screen: string): Promise<void> {
  await expect.poll(async () => (await strange(page)).filter((words) => !isName(words)), screen).toEqual([]);
}

test.describe('in the pseudo-language', () => {
  // The helpers find everything by its words.
  test.beforeEach(async () => speak(await readMessages('en-XA', 'all')));

  test('every word on the screens around the table comes from the language', async ({ open }) => {
    const { page } = await openWith(open, { language: 'en-XA' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^⟦/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expectOwnWords(page, 'home');
    for (const path of ['/?games', '/?rules=crummy-rummy', '/?rules=crummy-rummy&edit', '/?player', '/?history']) {
      await page.goto(new URL(path, page.url()).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectOwnWords(page, path);
    }
  });

  test('every word at the table comes from the language', async ({ open }) => {
    const ann = await openWith(open, { language: 'en-XA' });
    await ann.tap(ann.button(text.HOME.practise));
    await expectOwnWords(ann.page, 'the table');
  });

  test('letters that the typeface gets late are drawn anew at the table', async ({ open }) => {
    const ann = await openWith(open, { language: 'en-XA' });
    const { page } = ann;
    let fetchLetters = (): void => undefined;
    const isWaiting = new Promise<void>((resolve) => {
      fetchLetters = resolve;
    });
    await page.route(/latin-ext/, async (route) => {
      await isWaiting;
      await route.continue();
    });
    await page.reload();
    await ann.tap(ann.button(text.HOME.practise));
    await expect(page.locator('canvas')).toBeVisible();
    const box = (await ann.words.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Unlike this, the test library's own pictures wait for typefaces.
    const devtools = await page.context().newCDPSession(page);
    const picture = () => devtools.send('Page.captureScreenshot', { clip: { ...box, scale: 1 } });
    const drawn = await picture();
    fetchLetters();
    await expect.poll(async () => (await picture()).data === drawn.data).toBe(false);
  });
});

test('a page begins with the felt, the theme and the language that its device has stored', async ({ open }) => {
  const { page } = await openWith(open, { felt: 'wine', theme: 'light' });
  // Without the page's program there is only what comes before the first paint.
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-felt', 'wine');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
