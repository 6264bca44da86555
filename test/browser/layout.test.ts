import { DESKTOP, expect, test } from '../support/browser.ts';
import { boxesOf, expectFit, outside, smaller } from '../support/browserFit.ts';

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
  for (const screen of SCREENS) {
    const name = `${screen.width}x${screen.height}`;
    await test.step(name, async () => {
      await ann.page.setViewportSize(screen);
      const places = await expectFit(ann, screen, 40);
      expect(Object.keys(places)).toHaveLength(7 + 8 + 2);
      await ann.page.screenshot({ path: info.outputPath(`${name}.png`) });
    });
  }
});

test('on every screen, the tally leaves a way to the next deal and a way to look at the table', async ({
  open,
}, info) => {
  const ann = await open(DESKTOP);
  await ann.beginPrivately('Ann', 4);
  while (await ann.playsOn()) await ann.discardAny();
  await expect(ann.tally).toBeVisible();
  for (const screen of SCREENS) {
    const name = `${screen.width}x${screen.height}`;
    await test.step(name, async () => {
      await ann.page.setViewportSize(screen);
      const ways = await boxesOf(ann.tally.getByRole('button'));
      expect(Object.keys(ways)).toHaveLength(2);
      expect(outside({ ...ways, ...(await boxesOf(ann.tally)) }, screen)).toEqual([]);
      expect(smaller(ways, 44, 44)).toEqual([]);
      await ann.page.screenshot({ path: info.outputPath(`${name}.png`) });
    });
  }
});
