import { gamesText } from '../../../client/text/games.ts';
import { text } from '../../../client/text/index.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../../support/browser/test.ts';

test('off turn one selects, sorts, arranges and asks; what is selected stays through the draw', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  await ann.callThemselves('Ann');
  await ann.choose(text.HOME.seats, '3');
  await ann.openPrivately();
  await expect(ann.page.getByText(text.WAITING.invite)).toBeVisible();
  const ben = await open(PLAIN_DEVICE(TABLET), new URL(ann.page.url()).pathname);
  const sits = ben.button(gamesText.LOOK.join);
  await expect(sits).toBeVisible();
  await ben.callThemselves('Ben');
  await ben.tap(sits);
  await expect(ann.page.getByText('Ben')).toBeVisible();
  await ann.tap(ann.button(text.WAITING.start));
  const turns = [ann, ben].map(({ turn }) => turn);
  const whose = async (): Promise<number> => (await Promise.all(turns.map((words) => words.count()))).indexOf(1);
  await expect.poll(whose).not.toBe(-1);
  const [waits, plays] = (await whose()) === 0 ? [ben, ann] : [ann, ben];

  const names = (): Promise<string[]> => waits.hand.allTextContents();
  const selected = waits.hand.and(waits.page.locator('[aria-pressed="true"]'));
  const before = await names();
  await waits.tap(waits.hand.nth(1));
  await waits.tap(waits.hand.nth(4));
  await expect(selected).toHaveCount(2);
  const chosen = await selected.allTextContents();
  await waits.drag(waits.hand.nth(1), waits.hand.nth(6));
  await expect.poll(names).not.toEqual(before);
  await waits.tap(waits.action(text.button('sort', null, 'own')));
  await expect.poll(names).toEqual(before);
  await waits.tap(waits.action(text.button('sort', null, 'suit')));
  await waits.tap(waits.stock);
  await expect(waits.notice).toHaveText(text.refused({ code: 'notYourTurn', action: null }, null));

  await plays.drawIfAsked();
  await plays.discardAny();
  await expect(waits.turn).toBeVisible();
  await waits.drag(waits.stock, waits.hand.first());
  await expect(waits.hand).toHaveCount(before.length + 1);
  expect((await selected.allTextContents()).toSorted()).toEqual(chosen.toSorted());
});
