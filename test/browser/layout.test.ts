import type { Locator } from '@playwright/test';
import { DESKTOP, expect, test } from '../support/browser.ts';
import type { BrowserPlayer } from '../support/browserPlayer.ts';
import type { Box } from '../support/hands.ts';

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
      await expectFit(ann, screen);
      await ann.page.screenshot({ path: info.outputPath(`${name}.png`) });
    });
  }
});

test('on every screen, the tally leaves a way to the next deal and a way to look at the table', async ({
  open,
}, info) => {
  const ann = await open(DESKTOP);
  await ann.beginPrivately('Ann', 4);
  const tally = ann.page.getByRole('region', { name: 'Tally' });
  while (await ann.playsOn()) await ann.discardAny();
  await expect(tally).toBeVisible();
  for (const screen of SCREENS) {
    const name = `${screen.width}x${screen.height}`;
    await test.step(name, async () => {
      await ann.page.setViewportSize(screen);
      const ways = await boxesOf(tally.getByRole('button'));
      expect(Object.keys(ways)).toHaveLength(2);
      expect(outside({ ...ways, ...(await boxesOf(tally)) }, screen)).toEqual([]);
      expect(smaller(ways, 44, 44)).toEqual([]);
      await ann.page.screenshot({ path: info.outputPath(`${name}.png`) });
    });
  }
});

async function expectFit(player: BrowserPlayer, screen: { width: number; height: number }): Promise<void> {
  const canvas = player.page.locator('canvas');
  await expect.poll(async () => (await canvas.boundingBox())?.width).toBe(screen.width);
  const buttons = await boxesOf(player.buttons);
  const cards = await boxesOf(player.hand);
  const places = { ...buttons, ...cards, ...(await boxesOf(player.stock)), ...(await boxesOf(player.pile)) };
  expect(Object.keys(places)).toHaveLength(7 + 8 + 2);
  expect(outside(places, screen)).toEqual([]);
  expect(smaller(buttons, 44, 44)).toEqual([]);
  expect(smaller(cards, 40, 44)).toEqual([]);
  expect(overlaps(places)).toEqual([]);
  expect(await scrolls(player)).toEqual({ x: false, y: false });
}

type Named = Readonly<Record<string, Box>>;

/** Layouts are whole numbers only by chance. */
const HAIR = 0.6;

async function boxesOf(what: Locator): Promise<Named> {
  const named = await Promise.all(
    (await what.all()).map(async (one) => [await one.innerText(), await one.boundingBox()] as const),
  );
  return Object.fromEntries(named.filter((pair): pair is readonly [string, Box] => pair[1] !== null));
}

const namesOf = (boxes: Named, isBad: (box: Box) => boolean): string[] =>
  Object.entries(boxes).flatMap(([name, box]) => (isBad(box) ? [`${name}: ${JSON.stringify(box)}`] : []));

const outside = (boxes: Named, { width, height }: { width: number; height: number }): string[] =>
  namesOf(boxes, ({ x, y, ...size }) => {
    return x < -HAIR || y < -HAIR || x + size.width > width + HAIR || y + size.height > height + HAIR;
  });

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
