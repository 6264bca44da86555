import { text } from '../../client/text/index.ts';
import { playersText } from '../../client/text/players.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { shownAt } from '../support/browser/tableSeen.ts';
import { expect, PLAIN_DEVICE, TABLET, type TestDevice, test } from '../support/browser/test.ts';

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };

const asked = ({ page }: BrowserPlayer) => page.getByRole('dialog', { name: playersText.GOING_HOME.title });
const menu = ({ page }: BrowserPlayer) => page.getByRole('dialog', { name: text.PANELS.leave });

/** The browser's own Back, which a swipe from the edge of a tablet triggers as well. */
async function goBack({ page }: BrowserPlayer): Promise<void> {
  // Back may leave the page: `evaluate` must return before that.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Home is shown, without a new page load. */
async function expectHome(player: BrowserPlayer): Promise<void> {
  await expect(player.button(/^Play now/)).toBeVisible();
  await expect(player.page.locator('main.table')).toHaveCount(0);
  expect(new URL(player.page.url()).pathname).toBe('/');
}

test('Back in practice, on a phone: open panels close, it asks, and the game can be continued', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(PHONE));
  await ann.choose(text.HOME.seats, '3');
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  const before = await shownAt(ann);

  await ann.tap(ann.action(text.PANELS.leave));
  await ann.tap(menu(ann).getByRole('button', { name: text.PANELS.keys }));
  const keys = ann.page.getByRole('dialog', { name: text.PANELS.keys });
  await expect(keys).toBeVisible();
  await goBack(ann);
  await expect(keys).toBeHidden();
  await expect(menu(ann)).toBeVisible();
  await goBack(ann);
  await expect(menu(ann)).toBeHidden();

  await goBack(ann);
  await expect(asked(ann)).toContainText(playersText.GOING_HOME.keptHere);
  await ann.tap(asked(ann).getByRole('button', { name: playersText.LEAVING.stay }));
  await expect(asked(ann)).toBeHidden();
  expect(await shownAt(ann)).toEqual(before);

  await goBack(ann);
  await expect(asked(ann)).toBeVisible();
  await goBack(ann);
  await expectHome(ann);
  await ann.tap(ann.button(new RegExp(`^${text.HOME.goOn}`)));
  await expect.poll(() => shownAt(ann)).toEqual(before);
});

test('home from a game with others, on a tablet: by the menu or by Back, the seat is kept', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  await ann.choose(text.HOME.seats, '3');
  await ann.tap(ann.button(/^Play now/));
  await ann.drawIfAsked();
  const before = await shownAt(ann);
  const yours = ann.way(text.HOME.goBack);

  await ann.tap(ann.action(text.PANELS.leave));
  await ann.tap(menu(ann).getByRole('button', { name: new RegExp(`^${text.PANELS.goHome}`) }));
  await expectHome(ann);
  await ann.tap(yours);
  await expect.poll(() => shownAt(ann)).toEqual(before);

  await goBack(ann);
  await expect(asked(ann)).toContainText(playersText.GOING_HOME.kept);
  await ann.tap(asked(ann).getByRole('button', { name: text.PANELS.goHome }));
  await expectHome(ann);
  await ann.tap(yours);
  await expect.poll(() => shownAt(ann)).toEqual(before);
});

test('the table traps no one in the browser: from home, Back leads to the page before it', async ({ open, server }) => {
  const ann = await open(PLAIN_DEVICE(TABLET), '/healthz');
  await ann.page.goto(`${server.address}/`);
  await ann.choose(text.HOME.seats, '3');
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  await goBack(ann);
  await expect(asked(ann)).toBeVisible();
  await goBack(ann);
  await expectHome(ann);
  await goBack(ann);
  await ann.page.waitForURL(`${server.address}/healthz`);
});
