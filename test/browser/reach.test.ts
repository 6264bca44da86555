import { text } from '../../client/text/index.ts';
import { resize } from '../support/browser/fit.ts';
import { galleryTest } from '../support/browser/gallery.ts';
import { outOfReach } from '../support/browser/reach.ts';
import { expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

/** The screens around the table. */
const PATHS = [
  ...[
    '/',
    '/?friends',
    '/?games',
    '/?rules=crummy-rummy',
    '/?rules=crummy-rummy&edit',
    '/?player',
    '/?daily',
    '/?ratings',
  ],
  ...['/?history', '/?replay', '/t/AAAAA'],
];

/** Moments at a table, with whatever is open over it. */
const MOMENTS = [
  ...['your-play', 'eight-seats', 'chooser', 'contract', 'claim-window', 'deep-pile', 'first-turn', 'spectator'],
  ...['tally', 'press', 'stopping', 'resting', 'final-of-eight', 'adjourned'],
];

test('every button of every screen can be reached in every window from 280×220 to 2560×1440', async ({ open }) => {
  test.slow();
  const ann = await open(PLAIN_DEVICE(TABLET));
  const { page } = ann;
  const expectWithinReach = async (): Promise<void> => {
    const faults = await outOfReach(page, async (size) => {
      await resize(page, size);
      // A frame for what follows from the new size, and one for what follows from that.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    });
    expect(faults, page.url()).toEqual([]);
  };
  for (const path of PATHS) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWithinReach();
  }
  await page.goto(new URL('/', page.url()).href);
  for (const opener of [text.SETTINGS.open, text.HOME.rules]) {
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWithinReach();
    await page.keyboard.press('Escape');
  }
  await ann.openOptions();
  await expectWithinReach();
  await ann.closeOptions();
  await ann.openPrivately();
  await expect(page.getByText(text.WAITING.invite)).toBeVisible();
  await expectWithinReach();
});

galleryTest('so can every button at the table, and of whatever is open over it', async ({ prepare }) => {
  galleryTest.slow();
  for (const moment of MOMENTS) {
    const { page, pass, resize: resizeTo } = await prepare(moment);
    await pass(6000);
    const faults = await outOfReach(page, ({ width, height }) => resizeTo(width, height));
    expect(faults, moment).toEqual([]);
    await page.close();
  }
});
