import type { Locator } from '@playwright/test';
import { legalActions, type SeatAction } from '#engine';
import { text } from '../../client/text/index.ts';
import { settingsText } from '../../client/text/settings.ts';
import { resize } from '../support/browser/fit.ts';
import { DRAWS, drawOn, sitAlone, tableAfter, takeBack, VIEW } from '../support/browser/gestureTable.ts';
import { playMove } from '../support/browser/moves.ts';
import { type BrowserPlayer, boxOf } from '../support/browser/player.ts';
import { expectShown } from '../support/browser/tableSeen.ts';
import { expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

const { PANELS } = text;
const { ALL_SETTINGS: SETTINGS } = settingsText;
const PHONE_SIZE = { width: 390, height: 844 };

const MELD: SeatAction = { type: 'meld', reading: legalActions(VIEW).melds[0]!.reading };
const LAST = VIEW.hand.find((card) => MELD.type === 'meld' && !MELD.reading.cards.includes(card))!;

const leftEdge = async (what: Locator): Promise<number> => (await boxOf(what)).x;

/** The discard pile and Discard are at the left edge of the table, Undo is at the right. */
async function expectLeftHanded(ann: BrowserPlayer): Promise<void> {
  const undo = ann.action(text.button('undo', null, 'suit'));
  const [pile, stock] = [await leftEdge(ann.pile), await leftEdge(ann.stock)];
  expect(pile).toBeLessThan(stock);
  expect(await leftEdge(ann.action(/^Discard/))).toBeLessThan(stock);
  expect(await leftEdge(undo)).toBeGreaterThan(stock);
}

test('a left-handed player changes sides at the table, plays a turn by touch, and finds it so after a reload', async ({
  open,
  server,
}) => {
  const ann = await sitAlone({ open, server }, PLAIN_DEVICE(TABLET), 'tap');
  await ann.tap(ann.action(PANELS.leave));
  const panel = ann.page.getByRole('dialog', { name: PANELS.leave });
  await panel.getByRole('checkbox', { name: SETTINGS.leftHanded }).check();
  expect(await leftEdge(panel), 'the menu is on the side of its button').toBeLessThan(100);
  await ann.tap(panel.getByRole('button', { name: PANELS.close }));
  await expectLeftHanded(ann);
  await expectShown(ann, DRAWS);

  await drawOn(ann, 'drag');
  await playMove(ann, VIEW, MELD, 'drag');
  await expectShown(ann, tableAfter(MELD));
  await takeBack(ann, 1, () => ann.tap(ann.action(text.button('undo', null, 'suit'))));

  await ann.page.reload();
  await expect(ann.page.locator('canvas')).toBeVisible();
  await resize(ann.page, PHONE_SIZE);
  await expectLeftHanded(ann);
  await playMove(ann, VIEW, MELD, 'drag');
  await expectShown(ann, tableAfter(MELD));
  await playMove(ann, VIEW, { type: 'discard', card: LAST }, 'drag');
  await expect(ann.card(LAST, VIEW)).toHaveCount(0);
});
