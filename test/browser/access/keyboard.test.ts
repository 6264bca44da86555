import { think } from '#bots';
import type { PlayerView } from '#engine';
import type { TableView } from '#protocol';
import { text } from '../../../client/text/index.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { focused, seenFocus } from '../../support/browser/focus.ts';
import { Keyboard } from '../../support/browser/keyboard.ts';
import { playByKeys } from '../../support/browser/keyboardMoves.ts';
import { changingTheirMind, showOff } from '../../support/browser/lineChoice.ts';
import { expectShown } from '../../support/browser/tableSeen.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { DESKTOP, expect, PLAIN_DEVICE, test } from '../../support/browser/test.ts';
import { everybodyDid, findLine } from '../../support/play/line.ts';

const LINE = findLine({
  rules: 'crazy-rummy',
  people: ['Ann'],
  seats: 4,
  think,
  choose: changingTheirMind('meld', showOff),
  isWanted: (line) => everybodyDid(line, { stock: 1, top: 1, meld: 2, layOff: 2, swap: 1, takeBack: 1, discard: 3 }),
  from: 1477,
  tries: 20_000,
  longest: 24,
});

test('a whole deal is played with keys alone, and the focus is always visible', async ({ open, server }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  const { page } = ann;
  const keys = new Keyboard(page);
  await keys.tabTo(new RegExp(`^${text.HOME.profile}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text.HOME.profile })).toBeFocused();
  await keys.tabTo(text.HOME.name);
  await page.keyboard.type('Ann');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: text.gameName() })).toBeFocused();
  await keys.tabTo(new RegExp(`^${text.HOME.friends}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text.HOME.playFriend })).toBeFocused();
  await keys.tabTo(text.HOME.create);
  await page.keyboard.press('Enter');
  await expect(ann.button(text.WAITING.start)).toBeVisible();
  server.dealFrom(LINE.secret);
  await keys.tabTo(text.WAITING.start);
  await page.keyboard.press('Enter');

  await test.step('the deal', async () => {
    for (const [index, { action, looks }] of LINE.steps.entries()) {
      await expectShown(ann, looks[0] as TableView);
      // The card that was played had the focus: something else must have it now.
      if (index > 0) await seenFocus(page);
      const view = looks[0]?.game as PlayerView;
      await playByKeys(keys, view, action, index % 2 === 0 ? 'enter' : 'letters');
    }
  });

  await test.step('the tally has the focus and leads to the next deal', async () => {
    await expectTally(ann, LINE.end[0] as TableView);
    await expect.poll(async () => (await focused(page))?.name).toMatch(/^Deal 1/);
    await expectAccessible(page, 'the tally');
    await keys.tabTo(text.PANELS.next);
    await page.keyboard.press('Enter');
    await expect(ann.words.filter({ hasText: 'Deal 2 of 13' })).toHaveCount(1);
    await expect.poll(async () => (await focused(page))?.isSeen).toBe(true);
  });
});
