import type { Locator } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import { profileText } from '../../../client/text/settings.ts';
import { mouse } from '../../support/browser/hands.ts';
import { BrowserPlayer } from '../../support/browser/player.ts';
import { shownAt } from '../../support/browser/tableSeen.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, type TestDevice, test } from '../../support/browser/test.ts';

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The dialog of a page whose table is now played in another tab or on another device. */
const goneFrom = ({ page }: BrowserPlayer): Locator =>
  page.getByRole('alertdialog', { name: text.CONNECTION.elsewhere });

test('a second tab takes the seat over; the first says so, and takes it back from home', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  await ann.beginPrivately('Ann', 3);
  await ann.drawIfAsked();
  const before = await shownAt(ann);

  const tab = await ann.page.context().newPage();
  await tab.goto(ann.page.url());
  const again = new BrowserPlayer(tab, mouse(tab));
  await expect.poll(() => shownAt(again)).toEqual(before);
  await expect(goneFrom(ann)).toBeVisible();

  await ann.tap(goneFrom(ann).getByRole('button', { name: text.CONNECTION.home }));
  await ann.tap(ann.button(text.HOME.goBack));
  await expect.poll(() => shownAt(ann)).toEqual(before);
  await expect(goneFrom(again)).toBeVisible();
  await ann.discardAny();
});

for (const [where, device] of [
  ['a tablet', TABLET],
  ['a phone', PHONE],
] as const) {
  test(`a player whose game moved elsewhere can play here instead, on ${where}`, async ({ open }) => {
    const ann = await open(PLAIN_DEVICE(device));
    await ann.beginPrivately('Ann', 3);
    await ann.drawIfAsked();
    const before = await shownAt(ann);
    const tab = await ann.page.context().newPage();
    await tab.goto(ann.page.url());
    await expect(goneFrom(ann)).toBeVisible();

    await ann.tap(goneFrom(ann).getByRole('button', { name: text.CONNECTION.playHere }));
    await expect(goneFrom(ann)).toBeHidden();
    await expect.poll(() => shownAt(ann)).toEqual(before);
    await expect(goneFrom(new BrowserPlayer(tab, mouse(tab)))).toBeVisible();
    await ann.discardAny();
  });
}

test('a second device with the code of the first has the same name and table, and goes on with the same hand', async ({
  open,
}) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  await ann.beginPrivately('Ann', 3);
  await ann.drawIfAsked();
  const before = await shownAt(ann);
  const table = ann.page.url();
  const tab = await ann.page.context().newPage();
  await tab.goto(new URL('/?player', table).href);
  await tab.getByRole('button', { name: profileText.PLAYER.getCode }).click();
  const code = await tab.locator('.recovery-code strong').innerText();
  await tab.close();

  const desk = await open(PLAIN_DEVICE(DESKTOP), '/?player');
  await desk.write(profileText.PLAYER.codeField, code);
  await desk.tap(desk.button(profileText.PLAYER.recover));
  await expect(desk.page.getByText(profileText.PLAYER.recovered)).toBeVisible();
  await expect(desk.page.getByLabel(text.HOME.name)).toHaveValue('Ann');
  await desk.page.goto(new URL('/', table).href);
  await desk.tap(desk.button(text.HOME.goBack));
  await expect.poll(() => shownAt(desk)).toEqual(before);
  await expect(goneFrom(ann)).toBeVisible();
  await desk.discardAny();
});
