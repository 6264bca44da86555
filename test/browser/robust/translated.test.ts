import { gamesText } from '../../../client/text/games.ts';
import { text } from '../../../client/text/index.ts';
import { SITUATIONS } from '../../gallery/situations/index.ts';
import { expect, galleryTest, type PreparedTable } from '../../support/browser/gallery.ts';
import { DESKTOP, PLAIN_DEVICE, test } from '../../support/browser/test.ts';
import { translatePage } from '../../support/browser/translator.ts';
import { listedLines } from '../../support/play/playLegal.ts';
import { playLines } from '../../support/play/playLines.ts';
import { position } from '../../support/play/positions.ts';

/** Lines that are played in each situation. */
const LINES = 6;
/** Time for what a line shows, in ms of the page's clock. */
const SHOWN = 600;

/** Legal lines to play here, chosen all over the list so that they are of different kinds. */
function linesFrom(name: string): string[] {
  const at = SITUATIONS[name]?.at;
  if (!at || !('hands' in at)) throw new Error(`${name} is no position`);
  const lines: string[] = [];
  let state = position(at);
  while (lines.length < LINES && (state.phase === 'draw' || state.phase === 'play')) {
    const listed = listedLines(state);
    const line = listed[(lines.length * 7) % listed.length];
    if (line === undefined) break;
    lines.push(line);
    state = playLines(state, line);
  }
  return lines;
}

/** All texts that the page has, seen or read out, by paragraph and button, and in one. */
const textsOf = ({ page }: PreparedTable): Promise<string[]> =>
  page.locator('#page, #page p, #page button, #page li').allTextContents();

for (const name of ['your-draw', 'others-turn', 'going-out']) {
  galleryTest(`${name}: a translated table shows what any other shows`, async ({ prepare }) => {
    const [plain, translated] = [await prepare(name), await prepare(name)];
    await translated.page.evaluate(translatePage);
    for (const line of linesFrom(name)) {
      for (const table of [plain, translated]) {
        await table.play(line);
        await table.pass(SHOWN);
      }
      // What a table shows by itself is fetched after its first move, by either page in its own time.
      await expect(async () => expect(await textsOf(translated), line).toEqual(await textsOf(plain))).toPass();
    }
  });
}

const { HOME, LEVELS, LEVEL_HINTS, WAITING } = text;

test('a translated page follows a changed setting, a friend who sits down, and turns', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  const { page } = ann;
  await page.evaluate(translatePage);
  await ann.choose(LEVELS.legend, 'Expert');
  await ann.openOptions();
  await expect(page.locator('main')).toContainText(LEVEL_HINTS.expert);
  await ann.closeOptions();
  await ann.choose(HOME.seats, '3');
  await ann.callThemselves('Ann');
  await ann.openPrivately();
  await expect(page.getByText(text.gathered(1, 3, true))).toBeVisible();

  const ben = await open(PLAIN_DEVICE(DESKTOP), new URL(page.url()).pathname);
  await ben.callThemselves('Ben');
  await ben.tap(ben.button(gamesText.LOOK.join));
  await expect(page.getByText(text.gathered(2, 3, true))).toBeVisible();
  await expect(page.locator('.waiting-seats')).toContainText('Ben');
  await expect(page.locator('main')).not.toContainText(text.gathered(1, 3, true));

  await ann.tap(ann.button(WAITING.start));
  for (const player of [ann, ben]) {
    await player.drawIfAsked();
    await expect(ann.words.filter({ hasText: /Waiting for|^Your turn/ })).toHaveCount(1);
    await player.discardAny();
  }
});
