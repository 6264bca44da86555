import type { Page } from '@playwright/test';
import { text } from '../../client/text/index.ts';
import { Keyboard } from '../support/browser/keyboard.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

const { LEVELS, HOME, HOSTING, LEVEL_HINTS } = text;

/** The levels at the seats, as a screen reader says them. */
const levelsAt = async ({ seats }: BrowserPlayer): Promise<readonly (string | undefined)[]> =>
  (await seats.allTextContents()).map((words) => /\w+ bot/.exec(words)?.[0]);

/** The menu of one bot's levels. */
const menuOf = (page: Page, bot: number) => page.getByRole('combobox', { name: text.botNumber(bot) });

test('a finger chooses length and level under Play now; practice has them, and the device remembers', async ({
  open,
}) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  const { page } = ann;
  await ann.choose(HOME.seats, '4');
  await ann.choose(HOME.length, text.lengthInShort(3, 5));
  await ann.choose(LEVELS.legend, 'Sharp');
  await ann.openOptions();
  await expect(page.getByText(LEVEL_HINTS.sharp)).toBeVisible();
  await ann.tap(ann.button(LEVELS.each));
  await menuOf(page, 2).selectOption('Beginner');
  await expect(page.getByText('From your left: Sharp, Beginner, Sharp.')).toBeVisible();

  await page.reload();
  await expect(ann.button(text.lengthInShort(3, 5))).toBeVisible();
  await ann.openOptions();
  await expect(page.getByText('From your left: Sharp, Beginner, Sharp.')).toBeVisible();
  await ann.closeOptions();
  await ann.tap(ann.button(/^Practise/));
  await expect.poll(() => levelsAt(ann)).toEqual(['Sharp bot', 'Beginner bot', 'Sharp bot', undefined]);
  await expect(ann.words.filter({ hasText: 'Deal 1 of 3' })).toHaveCount(1);
});

test('a keyboard chooses the levels of a private table, which its bots have', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  const { page } = ann;
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(new RegExp(`^${HOME.friends}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: HOME.playFriend })).toBeFocused();
  await keyboard.tabTo(/^No clock, Steady bots/);
  await keyboard.press('Enter');
  const friends = page.getByRole('main');
  const level = (name: string) => friends.getByRole('radio', { name, exact: true });
  await expect(friends.getByRole('checkbox', { name: HOSTING.bots })).toBeChecked();
  await keyboard.go('Tab', ({ name }) => name === 'Steady');
  await expect(level('Steady')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(level('Beginner')).toBeChecked();
  await expect(friends.getByRole('button', { name: /^No clock, Beginner bots/ })).toBeVisible();

  await ann.callThemselves('Ann');
  await ann.choose(HOME.seats, '4');
  await ann.tap(ann.button(HOME.create));
  await ann.tap(ann.button(text.WAITING.start));
  await expect.poll(() => levelsAt(ann)).toEqual(['Beginner bot', 'Beginner bot', 'Beginner bot', undefined]);
});
