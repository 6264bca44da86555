import { text } from '../../client/text/index.ts';
import { settingsText } from '../../client/text/settings.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

const { PANELS } = text;
const { felts, faces, cardSizes, cardBacks } = settingsText.ALL_SETTINGS;

/** The small table of the settings, as the address of its picture. */
const preview = ({ page }: BrowserPlayer): Promise<string> =>
  page.locator('.table-preview canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Chooses a look in the settings of the table, and looks at the table. */
async function chooseLook(ann: BrowserPlayer, group: string, look: string): Promise<Buffer> {
  const { page } = ann;
  await ann.tap(ann.action(PANELS.leave));
  const choices = page.getByRole('dialog').getByRole('group', { name: group, exact: true });
  const before = await preview(ann);
  await ann.tap(choices.getByText(look, { exact: true }));
  await expect(choices.getByRole('radio', { name: look, exact: true })).toBeChecked();
  await expect.poll(() => preview(ann), `${look}, in the preview`).not.toBe(before);
  await ann.tap(ann.button(PANELS.close));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return page.screenshot();
}

test('felt, face, size and back chosen at a table in mid-deal change the picture at once, and a reload keeps them', async ({
  open,
}) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  const { page } = ann;
  await ann.button(/^Practise/).tap();
  await ann.drawIfAsked();
  const width = async (): Promise<number> => (await ann.hand.last().boundingBox())?.width ?? 0;
  const narrow = await width();
  const pictures = [await page.screenshot()];
  const { felt, face, cardSize, cardBack } = settingsText.ALL_SETTINGS;
  for (const [group, look] of [
    [felt, felts.wine],
    [face, faces.minimal],
    [cardSize, cardSizes.large],
    [cardBack, cardBacks.tiles],
  ] as const)
    pictures.push(await chooseLook(ann, group, look));
  pictures.forEach((picture, i) => {
    expect(i > 0 && picture.equals(pictures[i - 1] as Buffer), `picture ${i} is like the one before`).toBe(false);
  });
  expect(await width(), 'large cards').toBeGreaterThan(narrow);

  // The faces and backs that most players do not have never come.
  await page.route('**/moreDesigns*', () => undefined);
  await page.reload();
  await expect(page.locator('html[data-felt=wine][data-face=minimal]')).toHaveCount(1);
  await ann.button(text.SETTINGS.open).tap();
  for (const look of [felts.wine, faces.minimal, cardBacks.tiles])
    await expect(page.getByRole('dialog').getByRole('radio', { name: look, exact: true })).toBeChecked();
  const sizes = page.getByRole('dialog').getByRole('group', { name: cardSize, exact: true });
  await expect(sizes.getByRole('radio', { name: cardSizes.large })).toBeChecked();
  await ann.button(PANELS.close).tap();
  await ann.way(text.HOME.goOn).tap();
  await expect(page.locator('.picture-of-table canvas'), 'the table is shown with the usual cards').toBeVisible();
});
