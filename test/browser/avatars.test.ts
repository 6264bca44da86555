import { gamesText } from '../../client/text/games.ts';
import { text } from '../../client/text/index.ts';
import { profileText } from '../../client/text/settings.ts';
import { expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

const { AVATAR_LABELS, HOME, WAITING } = text;
const { LOOK } = gamesText;
const { PLAYER } = profileText;

const TEAPOT = 'a teapot';

test('a finger chooses an avatar, which others see before and at the table; the device remembers it', async ({
  open,
  server,
}) => {
  const ann = await open(PLAIN_DEVICE(TABLET), '/?player');
  const { page } = ann;
  const choice = page.getByRole('group', { name: PLAYER.avatar });
  await expect(choice.getByRole('radio')).toHaveCount(AVATAR_LABELS.length);
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await ann.write(HOME.name, 'Ann');
  await ann.tap(choice.getByRole('radio', { name: TEAPOT }));
  await expect(choice.getByRole('radio', { checked: true })).toHaveAccessibleName(TEAPOT);

  await page.goto(server.address);
  await ann.choose(HOME.seats, '3');
  await ann.openPrivately();
  await expect(page.getByRole('heading', { name: WAITING.heading })).toBeVisible();

  const ben = await open(PLAIN_DEVICE(TABLET), new URL(page.url()).pathname);
  const place = ben.page.getByRole('listitem').filter({ hasText: /^Ann/ });
  await expect(place.locator('.avatar')).toBeVisible();
  await ben.write(HOME.name, 'Ben');
  await ben.tap(ben.button(LOOK.join));
  await expect(place).toHaveText(`Ann, ${TEAPOT}`);
  await expect(place.locator('.avatar')).toBeVisible();
  await ann.tap(ann.button(WAITING.start));
  await expect(ben.seats.filter({ hasText: 'Ann' })).toContainText(`Ann, ${TEAPOT}`);
  await expect(ann.seats.last()).toContainText(`Ann (you), ${TEAPOT}`);

  await page.goto(`${server.address}/?player`);
  await expect(choice.getByRole('radio', { name: TEAPOT })).toBeChecked();
});
