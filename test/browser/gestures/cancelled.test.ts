import type { Locator } from '@playwright/test';
import type { TableView } from '#protocol';
import type { Settings } from '../../../client/device/settings.ts';
import { ANNS_MOMENT, drawOn, PHONE, sitAlone, VIEW } from '../../support/browser/gestureTable.ts';
import { type Box, fingersOn, type GlassPoint, middle } from '../../support/browser/hands.ts';
import { type BrowserPlayer, boxOf } from '../../support/browser/player.ts';
import { expectShown } from '../../support/browser/tableSeen.ts';
import { DESKTOP, expect, type TestDevice, test } from '../../support/browser/test.ts';
import type { LineStep } from '../../support/play/line.ts';

/** Something that ends a drag before the release: its name and how to do it. */
type Interruption = readonly [string, () => Promise<void>];

/** The middle card of the hand, which the drags would discard. */
const pickedOf = (ann: BrowserPlayer): Locator => ann.hand.nth(2);

/** Nothing was played, nothing was refused, and the hand is in the same order. */
async function expectNothingDone(ann: BrowserPlayer, order: readonly string[]): Promise<void> {
  await expectShown(ann, ANNS_MOMENT);
  expect(await ann.hand.allTextContents()).toEqual(order);
  expect(await ann.notice.textContent()).toBe('');
}

/** The same drag without interruption discards the card, so the interrupted ones could have done so. */
async function throwsIt(ann: BrowserPlayer): Promise<void> {
  await ann.drag(pickedOf(ann), ann.pile);
  await expect(ann.hand).toHaveCount(VIEW.hand.length - 1);
}

const upright = { width: 360, height: 640 };
const SMALL_PHONE: TestDevice = { ...PHONE, viewport: upright };
const onItsSide = { width: upright.height, height: upright.width };

/** The system's own gesture begins at the edge of the screen: no drag starts there, but a tap selects. */
async function swipesFromEdge(ann: BrowserPlayer, { looks }: LineStep): Promise<void> {
  const order = await ann.hand.allTextContents();
  const fingers = await fingersOn(ann.page);
  const first = await boxOf(ann.hand.first());
  const edge = { x: first.x + 3, y: first.y + first.height * 0.6 };
  expect(edge.x).toBeLessThan(24);
  await fingers.down(edge);
  await fingers.move({ x: 120, y: edge.y - 40 });
  await fingers.move(middle(await boxOf(ann.pile)));
  await fingers.up();
  await expectShown(ann, looks[0] as TableView);
  expect(await ann.hand.allTextContents()).toEqual(order);
  await ann.tapAt(edge);
  await expect(ann.hand.first()).toHaveAttribute('aria-pressed', 'true');
  await ann.tapAt(edge);
  await expect(ann.hand.first()).toHaveAttribute('aria-pressed', 'false');
}

test('an interrupted touch does nothing', async ({ open, server }) => {
  const ann = await sitAlone({ open, server }, SMALL_PHONE, 'tap', swipesFromEdge);
  await drawOn(ann, 'tap');
  const order = await ann.hand.allTextContents();
  const fingers = await fingersOn(ann.page);
  const above = ({ x, y }: GlassPoint): GlassPoint => ({ x, y: y - 30 });
  const interruptions: readonly Interruption[] = [
    ['the system takes the touch', () => fingers.cancel()],
    ['another window comes before it', () => happens(ann, 'window', 'blur')],
    ['another tab is shown', () => happens(ann, 'document', 'visibilitychange')],
    ['the phone is turned', () => ann.page.setViewportSize(onItsSide)],
    ['the phone is turned back', () => ann.page.setViewportSize(upright)],
  ];
  for (const [what, interrupt] of interruptions) {
    await test.step(what, async () => {
      const at = middle(await boxOf(pickedOf(ann)));
      await fingers.down(at);
      await fingers.move(above(at));
      await interrupt();
      const pile = middle(await settledBox(ann.pile));
      if (what !== 'the system takes the touch') {
        await fingers.move(pile);
        await fingers.up();
      }
      await expectNothingDone(ann, order);
    });
  }
  await test.step('a second finger', async () => {
    const at = middle(await boxOf(pickedOf(ann)));
    const pile = middle(await boxOf(ann.pile));
    await fingers.down(at);
    await fingers.move(pile);
    await fingers.down(pile, { x: 200, y: 300 });
    await fingers.move(pile, { x: 210, y: 320 });
    await fingers.up();
    await expectNothingDone(ann, order);
  });
  await test.step('two fingers that spread apart', async () => {
    await fingers.down({ x: 150, y: 300 }, { x: 200, y: 300 });
    for (let by = 10; by <= 60; by += 25) await fingers.move({ x: 150 - by, y: 300 }, { x: 200 + by, y: 300 });
    await fingers.up();
    expect(await zoom(ann)).toEqual({ scale: 1, x: 0, y: 0, marked: '' });
  });
  await throwsIt(ann);
});

test('an interrupted mouse gesture does nothing', async ({ open, server }) => {
  const ann = await sitAlone({ open, server }, DESKTOP, 'tap');
  await drawOn(ann, 'tap');
  const order = await ann.hand.allTextContents();
  const { mouse, keyboard } = ann.page;
  const pile = (): Promise<GlassPoint> => boxOf(ann.pile).then(middle);
  const interruptions: readonly Interruption[] = [
    ['Escape', () => keyboard.press('Escape')],
    ['the other button', () => mouse.down({ button: 'right' }).then(() => mouse.up({ button: 'right' }))],
    ['a window of another size', () => ann.page.setViewportSize({ width: 1100, height: 700 })],
    ['another window', () => happens(ann, 'window', 'blur')],
  ];
  for (const [what, interrupt] of interruptions) {
    await test.step(what, async () => {
      const held = await ann.carry(pickedOf(ann), ann.pile);
      await interrupt();
      await held.over(await pile());
      await held.drop();
      await expectNothingDone(ann, order);
    });
  }
  await test.step('released outside the window', async () => {
    const held = await ann.carry(pickedOf(ann), ann.pile);
    await held.over({ x: -30, y: 300 });
    await held.drop();
    await expectNothingDone(ann, order);
  });
  await test.step('Escape deselects cards', async () => {
    const selected = ann.hand.and(ann.page.locator('[aria-pressed="true"]'));
    await ann.tap(ann.hand.nth(0));
    await ann.tap(ann.hand.nth(3));
    await expect(selected).toHaveCount(2);
    await keyboard.press('Escape');
    await expect(selected).toHaveCount(0);
  });
  await test.step('drags switched off', async () => {
    await setAndReload(ann, { drags: false });
    await ann.drag(pickedOf(ann), ann.pile);
    await expectNothingDone(ann, order);
  });
  await test.step('taps switched off: a tap only selects the cards a drag carries', async () => {
    await setAndReload(ann, { drags: true, taps: false });
    await ann.tap(pickedOf(ann));
    await expect(pickedOf(ann)).toHaveAttribute('aria-pressed', 'true');
    await ann.tap(ann.pile);
    await ann.tap(pickedOf(ann));
    await expectNothingDone(ann, order);
  });
  await throwsIt(ann);
});

/** Reloads the page with other settings on this device. */
async function setAndReload(ann: BrowserPlayer, chosen: Partial<Settings>): Promise<void> {
  await ann.page.evaluate((settings) => {
    const kept = JSON.parse(localStorage.getItem('crazy-rummy-1') ?? '{}');
    localStorage.setItem('crazy-rummy-1', JSON.stringify({ ...kept, settings: { ...kept.settings, ...settings } }));
  }, chosen);
  await ann.page.reload();
  await expectShown(ann, ANNS_MOMENT);
  await expect(ann.page.locator('canvas')).toBeVisible();
}

/** Dispatches a browser event that cannot be triggered from outside the page. */
const happens = (ann: BrowserPlayer, where: 'window' | 'document', what: string): Promise<void> =>
  ann.page.evaluate(([on, type]) => void (on === 'window' ? window : document).dispatchEvent(new Event(type)), [
    where,
    what,
  ] as const);

const zoom = (ann: BrowserPlayer) =>
  ann.page.evaluate(() => ({
    scale: window.visualViewport?.scale,
    x: window.scrollX,
    y: window.scrollY,
    marked: String(window.getSelection()),
  }));

/** The box of an element once it no longer moves. */
async function settledBox(what: Locator): Promise<Box> {
  let last = await boxOf(what);
  await expect
    .poll(async () => {
      const now = await boxOf(what);
      const isStill = now.x === last.x && now.y === last.y;
      last = now;
      return isStill;
    })
    .toBe(true);
  return last;
}
