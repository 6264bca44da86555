import { DESKTOP, expect, TABLET, test } from '../support/browser.ts';
import { sightAt } from '../support/browserSight.ts';
import { lineTo } from '../support/serverLine.ts';

test('a reload in mid-deal comes back to the same seat and the same hand', async ({ open }) => {
  const ann = await open(TABLET);
  await ann.beginPrivately('Ann', 3);
  await ann.drawIfAsked();
  const before = await sightAt(ann);
  await ann.page.reload();
  await expect.poll(() => sightAt(ann)).toEqual(before);
  await ann.discardAny();
});

test('a pulled cable is told of, and plugged in again brings back the same hand', async ({ open, house }) => {
  const line = await lineTo(house.address);
  const ann = await open(DESKTOP, '/', line.address);
  await ann.beginPrivately('Ann', 3);
  await ann.drawIfAsked();
  const before = await sightAt(ann);
  line.cut(true);
  await expect(ann.page.getByText('Reconnecting…')).toBeVisible();
  line.mend();
  await expect(ann.page.getByText('Reconnecting…')).toBeHidden({ timeout: 20_000 });
  expect(await sightAt(ann)).toEqual(before);
  await ann.discardAny();
  await line.close();
});
