import type { Locator, Page, TestInfo } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import type { Box } from './hands.ts';
import type { BrowserPlayer } from './player.ts';
import { expect, test } from './test.ts';

/** The size of a page, in CSS pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** Things by what they are called, with where they lie. */
type Named = Readonly<Record<string, Box>>;

/** Pictures are for eyes alone, and take a second each. */
const KEEPS_PICTURES = Boolean(process.env.PICTURES);

/** Keeps a picture of a page in `reports/browser`, if somebody asked for pictures. */
export async function keepPicture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (KEEPS_PICTURES) await page.screenshot({ path: info.outputPath(`${name}.png`) });
}

/** Layouts are whole numbers only by chance. */
const HAIR = 0.6;
/** A finger needs this much, and of a long hand's cards a little less. */
const FINGER = 44;

/** Everything that is to be touched is on the screen, large enough, and apart from the rest; nothing scrolls. */
export async function expectFit(player: BrowserPlayer, screen: ScreenSize, cardWidth: number): Promise<void> {
  const [buttons, cards, piles, panels] = await Promise.all([
    boxesOf(player.buttons),
    boxesOf(player.hand),
    boxesOf(player.stock.or(player.pile)),
    boxesOf(player.question),
  ]);
  const places = { ...buttons, ...cards, ...piles };
  expect(outside({ ...places, ...panels }, screen)).toEqual([]);
  expect(smaller(buttons, FINGER, FINGER)).toEqual([]);
  expect(smaller(cards, cardWidth, FINGER)).toEqual([]);
  expect(overlaps(places)).toEqual([]);
  // A question may lie over the table, but never over what answers are thought out with.
  expect(overlaps({ ...buttons, ...cards, ...panels })).toEqual([]);
  expect(await scrolls(player)).toEqual({ x: false, y: false });
}

/** Screens on which every game must be fit to be played. */
const USUAL: readonly ScreenSize[] = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Looks at the same moment on every usual screen. */
export const showEverywhere = (player: BrowserPlayer, moment: string, info: TestInfo): Promise<void> =>
  onScreens(player, USUAL, moment, info, (screen) => expectFit(player, screen, 24));

/** The same of the tally. */
export const showTally = (player: BrowserPlayer, info: TestInfo): Promise<void> =>
  onScreens(player, USUAL, 'tally', info, (screen) => expectTallyFits(player, screen));

/** The tally is on the screen, and leaves a way to the next deal and a way to look at the table; further ones may scroll. */
export async function expectTallyFits({ tally }: BrowserPlayer, screen: ScreenSize): Promise<void> {
  const buttonTo = (name: string) => tally.getByRole('button', { name, exact: true });
  const ways = await boxesOf(buttonTo(text.PANELS.next).or(buttonTo(text.PANELS.showTable)));
  expect(Object.keys(ways)).toHaveLength(2);
  expect(outside({ ...ways, ...(await boxesOf(tally)) }, screen)).toEqual([]);
  expect(smaller(await boxesOf(tally.getByRole('button')), FINGER, FINGER)).toEqual([]);
}

/** Looks at a page on each screen. */
export async function onScreens(
  { page }: BrowserPlayer,
  screens: readonly ScreenSize[],
  moment: string,
  info: TestInfo,
  look: (screen: ScreenSize) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const screen of screens) {
    const name = `${moment}-${screen.width}x${screen.height}`;
    await test.step(name, async () => {
      await resize(page, screen);
      await look(screen);
      await keepPicture(page, info, name);
    });
  }
  if (before) await resize(page, before);
}

/** Gives the page this much room; a table is laid out anew then, or one would touch where things lay before. */
export async function resize(page: Page, screen: ScreenSize): Promise<void> {
  await page.setViewportSize(screen);
  await page.waitForFunction(({ width, height }) => {
    const drawn = document.querySelector('canvas');
    return !drawn || (drawn.clientWidth === width && drawn.clientHeight === height);
  }, screen);
}

const boxesOf = async (what: Locator): Promise<Named> =>
  Object.fromEntries(
    await what.evaluateAll((all: HTMLElement[]) =>
      all
        .filter((one) => one.getClientRects().length > 0)
        .map((one, i): [string, Box] => [`${i} ${one.innerText}`, one.getBoundingClientRect().toJSON()]),
    ),
  );

const namesOf = (boxes: Named, isBad: (box: Box) => boolean): string[] =>
  Object.entries(boxes).flatMap(([name, box]) => (isBad(box) ? [`${name}: ${JSON.stringify(box)}`] : []));

/** What is not wholly on the screen. */
const outside = (boxes: Named, { width, height }: ScreenSize): string[] =>
  namesOf(boxes, ({ x, y, ...size }) => {
    return x < -HAIR || y < -HAIR || x + size.width > width + HAIR || y + size.height > height + HAIR;
  });

/** What is not as large as that. */
const smaller = (boxes: Named, width: number, height: number): string[] =>
  namesOf(boxes, (box) => box.width < width - HAIR || box.height < height - HAIR);

function overlaps(boxes: Named): string[] {
  const all = Object.entries(boxes);
  return all.flatMap(([name, a], i) =>
    all.slice(i + 1).flatMap(([other, b]) => (shared(a, b) > HAIR ? [`${name} and ${other}`] : [])),
  );
}

/** How far two boxes lie over each other, in the direction in which they do so least. */
const shared = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  );

const scrolls = ({ page }: BrowserPlayer) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { x: scrollWidth > clientWidth, y: scrollHeight > clientHeight };
  });
