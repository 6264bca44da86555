import { expectFit, expectTallyFits, onScreens } from '../support/browser/fit.ts';
import { DESKTOP, expect, test } from '../support/browser/test.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
];

test('on every screen, everything is there to be picked with a finger', async ({ open }, info) => {
  const ann = await open(DESKTOP);
  await ann.beginPrivately('Ann', 6);
  await ann.drawIfAsked();
  await expect(ann.hand).toHaveCount(8);
  await expect(ann.buttons).toHaveCount(7);
  await onScreens(ann, SCREENS, 'hand', info, (screen) => expectFit(ann, screen, 40));
});

test('on every screen, the tally leaves a way to the next deal and a way to look at the table', async ({
  open,
}, info) => {
  const ann = await open(DESKTOP);
  await ann.beginPrivately('Ann', 4);
  while (await ann.playsOn()) await ann.discardAny();
  await expect(ann.tally).toBeVisible();
  await onScreens(ann, SCREENS, 'tally', info, (screen) => expectTallyFits(ann, screen));
});
