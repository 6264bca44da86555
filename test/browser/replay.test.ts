import type { Locator, Page } from '@playwright/test';
import { viewFor } from '#engine';
import { printRecord, withPlayers } from '#record';
import { positionOfTurn, timelineOf, turnAddress } from '../../client/replay/timeline.ts';
import { text } from '../../client/text/index.ts';
import { replayText } from '../../client/text/replay.ts';
import { readGame } from '../records/readGame.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { fingersOn } from '../support/browser/hands.ts';
import { keepGame } from '../support/browser/keptGame.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';
import { lineTo } from '../support/server/line.ts';

const { REPLAY } = replayText;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const ID = '0123456789abcdef0123456789abcdef';

const RECORDED = readGame('crazyRummy3');
const TEXT = withPlayers(printRecord(RECORDED), NAMES);
const TIMELINE = timelineOf(RECORDED);
const LAST = TIMELINE.steps.length - 1;

const scrubber = (page: Page): Locator => page.getByRole('slider', { name: REPLAY.scrubber });
const position = (page: Page): Promise<number> => scrubber(page).inputValue().then(Number);
const isShown = (page: Page): Promise<void> => expect(scrubber(page)).toBeVisible();

/** Expects the moment at this place, by its name. */
async function expectPlace(page: Page, at: number): Promise<void> {
  const { deal, turn } = TIMELINE.steps[at] as (typeof TIMELINE.steps)[number];
  await expect.poll(() => position(page)).toBe(at);
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', replayText.momentName(deal, turn));
}

/** Opens the stored game at a moment. */
async function openStored({ page }: BrowserPlayer, moment: string): Promise<void> {
  const body = printRecord(RECORDED);
  await page.route(`**/api/games/${ID}/record`, (route) => route.fulfill({ contentType: 'text/plain', body }));
  const players = NAMES.map((name, seat) => ({ seat, name, level: null, from: 1 }));
  await page.route(`**/api/games/${ID}`, (route) => route.fulfill({ json: { seats: NAMES.length, players } }));
  await page.goto(new URL(`/g/${ID}#${moment}`, page.url()).href);
  await isShown(page);
}

/** Drops a file with this text on the page. */
async function dropFile(page: Page, record: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
    return data;
  }, record);
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}

test('a finger on a tablet scrubs through a game, and each seat’s eyes show the cards it held then', async ({
  open,
}) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  const { page } = ann;
  const moment = { deal: 3, turn: 2 };
  await openStored(ann, turnAddress(moment));
  const at = positionOfTurn(TIMELINE, moment.deal, moment.turn);
  await expectPlace(page, at);
  await expectAccessible(page, 'a replay');

  await test.step('perspective', async () => {
    for (const [seat, name] of NAMES.entries()) {
      await page.getByLabel(REPLAY.eyes).selectOption({ label: name });
      const { hand } = viewFor(TIMELINE.stateAt(at), seat);
      await expect(ann.hand).toHaveCount(hand.length);
      for (const card of hand) await expect(ann.card(card, { hand } as never)).toBeVisible();
    }
    await page.getByLabel(REPLAY.eyes).selectOption({ label: REPLAY.all });
    await expect(ann.hand).toHaveCount(0);
  });
  await test.step('scrubbing', async () => {
    const box = (await scrubber(page).boundingBox())!;
    const on = (share: number) => ({ x: box.x + 12 + (box.width - 24) * share, y: box.y + box.height / 2 });
    const fingers = await fingersOn(page);
    await fingers.down(on(at / LAST));
    for (const share of [0.5, 0.3, 0.2]) await fingers.move(on(share));
    await fingers.up();
    await expect.poll(async () => Math.abs((await position(page)) / LAST - 0.2)).toBeLessThan(0.03);
    await ann.tap(ann.button(REPLAY.nextDeal));
    const now = TIMELINE.deals[1]!.from;
    await expectPlace(page, now);
    await ann.tap(ann.button(REPLAY.forward));
    await expectPlace(page, now + 1);
    await ann.tap(ann.button(REPLAY.back));
    await expectPlace(page, now);
  });
  await test.step('the controls cover no card', async () => {
    const controls = (await page.getByRole('region', { name: REPLAY.controls }).boundingBox())!;
    await page.getByLabel(REPLAY.eyes).selectOption({ label: 'Ben' });
    for (const card of await ann.hand.all()) {
      const box = (await card.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(controls.y);
    }
  });
});

test('the keyboard plays a game, a screen reader hears each step, and a link leads to the turn', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  const { page } = ann;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStored(ann, 'deal-2');
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const [first, second] = TIMELINE.deals.map(({ from }) => from) as [number, number];
  await expectPlace(page, second);
  await press('[');
  await expectPlace(page, first);
  await press(']');
  await press('ArrowRight');
  await expectPlace(page, second + 1);
  const told = page.getByRole('complementary', { name: text.PANELS.log }).getByRole('button').last();
  const sentence = text.spoken(await told.innerText());
  await expect(page.locator('[aria-live=polite]')).toContainText(sentence);
  await press('ArrowLeft');
  await expectPlace(page, second);
  await press('Space');
  await expect(ann.button(REPLAY.pause)).toBeVisible();
  await expect.poll(() => position(page)).toBeGreaterThan(second);
  await press('Space');
  await expect(ann.button(new RegExp(`^${REPLAY.play}$`))).toBeVisible();
  await press('End');
  await expectPlace(page, LAST);
  await expect(ann.button(REPLAY.result)).toBeVisible();
  await press('Home');
  await expectPlace(page, 0);

  await test.step('a jump, and a link to it', async () => {
    await ann.tap(ann.button(new RegExp(`${REPLAY.moment}$`)));
    await page.getByRole('combobox', { name: REPLAY.deal }).selectOption('3');
    await page.getByRole('combobox', { name: REPLAY.turn }).selectOption('4');
    await ann.tap(ann.button(REPLAY.go).last());
    await expectPlace(page, positionOfTurn(TIMELINE, 3, 4));
    await ann.tap(ann.button(new RegExp(`${REPLAY.moment}$`)));
    await ann.tap(ann.button(REPLAY.link));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`/g/${ID}#deal-3-turn-4$`));
    await press('Escape');
    await press('Escape');
    await expect(ann.button(text.HOME.replay)).toBeVisible();
    await page.goto(link);
    await expectPlace(page, positionOfTurn(TIMELINE, 3, 4));
  });
});

test('a file dropped on the page opens, and one that was doctored says what does not fit', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  const { page } = ann;
  const problem = page.getByRole('alert');
  await ann.tap(ann.button(text.HOME.replay));
  await expect(ann.button(REPLAY.show)).toBeVisible();
  await expectAccessible(page, 'the screen that opens a record');
  await dropFile(page, TEXT);
  await expectPlace(page, TIMELINE.deals[0]!.from);
  await expect(page.getByRole('note')).toHaveCount(0);

  await test.step('another record in position of the first', async () => {
    const others = ['Eve', 'Fay', 'Gus', 'Hanna'];
    await dropFile(page, withPlayers(TEXT, others));
    await expect(page.getByLabel(REPLAY.eyes)).toContainText('Eve');
  });
  await test.step('a card in two places', async () => {
    await dropFile(
      page,
      TEXT.replace(/"type":"discarded","seat":(\d),"card":\d+/, '"type":"discarded","seat":$1,"card":0'),
    );
    await expect(problem).toHaveText(/action \d+ can’t have happened/);
    await expect(scrubber(page)).toHaveCount(0);
  });
  await test.step('a text that is no record, pasted', async () => {
    await page.getByLabel(REPLAY.paste).fill('crazy-rummy record 99\n');
    await ann.tap(ann.button(REPLAY.show));
    await expect(problem).toHaveText(/newer version/);
  });
  await test.step('other points', async () => {
    await dropFile(page, TEXT.replace(/"points":\[[^\]]*\]/, '"points":[0,0,0,500]'));
    await isShown(page);
    await expect(page.getByRole('note')).toHaveText(/^Not confirmed: from action \d+ on/);
    await page.keyboard.press('End');
    await ann.tap(ann.button(REPLAY.result));
    await expect(page.getByRole('dialog')).toContainText('Not confirmed');
  });
});

test('a practice game is replayed at its end, from the player’s own eyes', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  const { page } = ann;
  const { table } = await keepGame(page, 13);
  await ann.tap(ann.button(new RegExp(`^${text.HOME.goOn}`)));
  // Not the home screen's, which is there until the table is painted.
  await ann.tap(page.getByRole('button', { name: text.PANELS.replay, exact: true }));
  await isShown(page);
  const replay = page.getByRole('dialog', { name: REPLAY.title });
  await expect(replay.getByLabel(REPLAY.eyes)).toHaveValue('0');
  await expect(replay.getByRole('group', { name: text.HEADINGS.hand }).getByRole('button')).not.toHaveCount(0);
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.keyboard.press('End');
  // On a phone it is higher than the words in whose place it stands, but below the piles.
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0;
  const position = page.locator('.replay-result');
  await expect.poll(async () => (await top(ann.button(REPLAY.result))) - (await top(position))).toBe(0);
  await page.setViewportSize(TABLET.viewport!);
  await ann.tap(ann.button(REPLAY.result));
  for (const { total } of table.game!.seats)
    await expect(page.getByRole('dialog').last().getByText(text.plain(total), { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await ann.tap(replay.getByRole('button', { name: REPLAY.close }));
  await expect(replay).toHaveCount(0);
  await expect(ann.button(text.PANELS.rematch)).toBeVisible();
});

test('a record opens without a network', async ({ open, server }) => {
  const line = await lineTo(server.address);
  const ann = await open({ ...PLAIN_DEVICE(DESKTOP), serviceWorkers: 'allow' }, '/', line.address);
  const { page } = ann;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  line.cut(true);
  await page.goto(`${line.address}/?replay`);
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(printRecord(RECORDED)) };
  await page.getByLabel(REPLAY.choose).setInputFiles(file);
  await isShown(page);
  await expect(page.getByLabel(REPLAY.eyes)).toContainText(replayText.playerName(2));
  await line.close();
});
