import type { Page } from '@playwright/test';
import { LANGUAGES } from '#rules';
import { text } from '../../client/text/index.ts';
import { resize } from '../support/browser/fit.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { expect, PLAIN_DEVICE, TABLET, type TestStage, test } from '../support/browser/test.ts';
import { takeSeat } from '../support/server/seat.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
] as const;

/** The most ways to a table before anything is scrolled. */
const MOST_WAYS = 5;

const ways = (page: Page) => page.locator('.home-begin button[class^="way-"]');
const gold = (page: Page) => page.locator('.home-begin .gold');
const startingWith = (words: string): RegExp => new RegExp(`^${words}`);

/** On every screen, all ways and the sentence about the swap are seen without scrolling, and there are few. */
async function expectOneDecision({ page }: BrowserPlayer): Promise<void> {
  for (const size of SIZES) {
    await resize(page, size);
    const all = await ways(page).all();
    expect(all.length).toBeLessThanOrEqual(MOST_WAYS);
    for (const seen of [page.getByText(text.hook()), ...all])
      await expect(seen, `${size.width}×${size.height}`).toBeInViewport({ ratio: 1 });
  }
}

/** Opens home on a device on which nothing was ever chosen. */
async function openNew(open: TestStage['open'], locale = 'en'): Promise<BrowserPlayer> {
  const player = await open({ ...PLAIN_DEVICE(TABLET), locale });
  await player.page.evaluate(() => localStorage.setItem('crazy-rummy-1', '{}'));
  await player.page.reload();
  return player;
}

for (const { code } of LANGUAGES)
  test(`a first visit in ${code} sees one decision, with the lesson in gold`, async ({ open }) => {
    const ann = await openNew(open, code);
    ann.speaks();
    const { HOME } = text;
    await expect(gold(ann.page)).toHaveText(startingWith(HOME.learn));
    for (const words of [HOME.playNow, HOME.daily, HOME.friends]) await expect(ann.way(words)).toBeVisible();
    await expectOneDecision(ann);
  });

test('a first game has three deals against beginners; afterwards going on is in gold, then Play now', async ({
  open,
}) => {
  const ann = await openNew(open);
  const { page } = ann;
  await expect(ann.button(text.lengthInShort(3, 5))).toBeVisible();
  await ann.tap(ann.way(text.HOME.practise));
  await expect(ann.words.filter({ hasText: 'Deal 1 of 3' })).toHaveCount(1);
  await expect(ann.seats.filter({ hasText: 'Beginner bot' })).toHaveCount(3);
  // Until the table is painted, home covers it.
  await expect(page.locator('.cover')).toHaveCount(0);
  await page.reload();
  await expect(gold(page)).toHaveText(startingWith(text.HOME.goOn));
  await expectOneDecision(ann);
  await page.evaluate(() => localStorage.removeItem('crazy-rummy-1.practice'));
  await page.reload();
  await expect(gold(page)).toHaveText(startingWith(text.HOME.playNow));
  await expectOneDecision(ann);
});

test('a new practice game is under Play now while one is running', async ({ open }) => {
  const ann = await openNew(open);
  await ann.tap(ann.way(text.HOME.practise));
  await expect(ann.hand).not.toHaveCount(0);
  await ann.page.reload();
  await expect(ann.way(text.HOME.practise)).toHaveCount(0);
  await ann.choose(text.HOME.seats, '3');
  await ann.openOptions();
  await ann.tap(ann.way(text.HOME.practise));
  await expect(ann.seats).toHaveCount(3);
});

test('Play now says how many people are here, as they come and go', async ({ open, server }) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  const playNow = ann.way(text.HOME.playNow);
  await expect(playNow).toContainText(text.HOME.playNowHint);
  const ben = await takeSeat(server.address, {
    ...{ want: 'quick', name: 'Ben', rules: 'crazy-rummy', seats: 4, pace: 'usual' },
  });
  await expect(playNow).toContainText(/1 person (?:looking for a game|playing)$/);
  ben.connection.leave();
  await expect(playNow).toContainText(text.HOME.playNowHint);
});
