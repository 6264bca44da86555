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

/** Boxes by accessible name. */
type Named = Readonly<Record<string, Box>>;

/** Off by default: pictures are only for people to look at and take a second each. */
const KEEPS_PICTURES = Boolean(process.env.PICTURES);

/** Saves a screenshot in `reports/browser` when `PICTURES` is set. */
export async function keepPicture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (KEEPS_PICTURES) await page.screenshot({ path: info.outputPath(`${name}.png`) });
}

/** Tolerance in CSS pixels: layouts are rarely whole numbers. */
const HAIR = 0.6;
/** The least size of a touch target, in CSS pixels. Cards of a long hand may be narrower. */
const FINGER = 44;

/** Every touch target is on the screen, large enough and apart from the others, and nothing scrolls. */
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
  // A question may cover the table, but never the hand and the buttons that the player needs to answer it.
  expect(overlaps({ ...buttons, ...cards, ...panels })).toEqual([]);
  expect(await scrolls(player)).toEqual({ x: false, y: false });
}

/** Screens on which every game must be playable. */
const USUAL: readonly ScreenSize[] = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Checks `expectFit` on every usual screen. */
export const showEverywhere = (player: BrowserPlayer, moment: string, info: TestInfo): Promise<void> =>
  onScreens(player, USUAL, moment, info, (screen) => expectFit(player, screen, 24));

/** Checks `expectTallyFits` on every usual screen. */
export const showTally = (player: BrowserPlayer, info: TestInfo): Promise<void> =>
  onScreens(player, USUAL, 'tally', info, (screen) => expectTallyFits(player, screen));

/** The tally and its buttons for the next deal and for the table are on the screen; further buttons may scroll. */
export async function expectTallyFits({ tally }: BrowserPlayer, screen: ScreenSize): Promise<void> {
  const buttonTo = (name: string) => tally.getByRole('button', { name, exact: true });
  const ways = await boxesOf(buttonTo(text.PANELS.next).or(buttonTo(text.PANELS.showTable)));
  expect(Object.keys(ways)).toHaveLength(2);
  expect(outside({ ...ways, ...(await boxesOf(tally)) }, screen)).toEqual([]);
  expect(smaller(await boxesOf(tally.getByRole('button')), FINGER, FINGER)).toEqual([]);
}

/** Runs a check at each screen size, with a screenshot, and restores the size. */
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

/** Resizes the page and waits for the table's new layout, so that later touches do not hit old places. */
export async function resize(page: Page, screen: ScreenSize): Promise<void> {
  await page.setViewportSize(screen);
  await page.waitForFunction(({ width, height }) => {
    // Panels have canvases of their own, such as the small table of the settings.
    const drawn = document.querySelector('.picture-of-table canvas');
    if (!drawn?.parentElement) return true;
    // A replay leaves room for its controls.
    const { clientWidth, clientHeight } = drawn.parentElement;
    const isFitted = drawn.clientWidth === clientWidth && drawn.clientHeight === clientHeight;
    return innerWidth === width && innerHeight === height && isFitted;
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

/** Names of boxes that are not entirely on the screen. */
const outside = (boxes: Named, { width, height }: ScreenSize): string[] =>
  namesOf(boxes, ({ x, y, ...size }) => {
    return x < -HAIR || y < -HAIR || x + size.width > width + HAIR || y + size.height > height + HAIR;
  });

/** Names of boxes smaller than this. */
const smaller = (boxes: Named, width: number, height: number): string[] =>
  namesOf(boxes, (box) => box.width < width - HAIR || box.height < height - HAIR);

function overlaps(boxes: Named): string[] {
  const all = Object.entries(boxes);
  return all.flatMap(([name, a], i) =>
    all.slice(i + 1).flatMap(([other, b]) => (shared(a, b) > HAIR ? [`${name} and ${other}`] : [])),
  );
}

/** The overlap of two boxes on the axis on which they overlap least, negative when they are apart. */
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
