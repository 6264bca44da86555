import type { Page } from '@playwright/test';
import { gamesText } from '../../../client/text/games.ts';
import { text } from '../../../client/text/index.ts';
import { tablesText } from '../../../client/text/tables.ts';
import type { BrowserPlayer } from '../../support/browser/player.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../../support/browser/test.ts';
import { type CuttableLine, lineTo } from '../../support/server/line.ts';
import { takeSeat } from '../../support/server/seat.ts';

const GAME = { want: 'private', name: 'Zoe', rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;

/** The silence after which a page asks, the time it waits for an answer, and the time that home waits, in ms. */
const [QUIET, ANSWER, ANSWER_AT_HOME] = [20_000, 4_000, 5_000];

/** The test moves this page's clock, also after it is loaded anew. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
}

/** Lets nothing more through, without a word; the page must say so once its time has passed. */
async function expectNoticed({ page }: BrowserPlayer, line: CuttableLine): Promise<void> {
  const banner = page.getByText(text.CONNECTION.reconnecting);
  line.hush(true);
  // Each step by itself, since what comes of it is a timer of its own.
  await page.clock.fastForward(QUIET);
  await page.clock.fastForward(ANSWER);
  await page.clock.fastForward(10);
  await expect(banner).toBeVisible();
  line.mend();
  // An attempt under way may still wait for an answer that never comes.
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await expect(banner).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** Opens a private table and counts the frames that its page sends. */
async function waitingRoom(ann: BrowserPlayer) {
  const sent: unknown[] = [];
  const heard: unknown[] = [];
  ann.page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(payload));
    socket.on('framereceived', ({ payload }) => heard.push(payload));
  });
  await ann.callThemselves('Ann');
  await ann.choose(text.HOME.seats, '3');
  await ann.openPrivately();
  await expect(ann.page.getByText(text.WAITING.invite)).toBeVisible();
  return { sent, heard };
}

test('a dead line is noticed in the waiting room and on the own turn', async ({ open, server }) => {
  const line = await lineTo(server.address);
  const ann = await open(PLAIN_DEVICE(TABLET), '/', line.address);
  await holdClock(ann.page);
  await waitingRoom(ann);
  await expectNoticed(ann, line);

  await ann.tap(ann.button(text.WAITING.start));
  await ann.drawIfAsked();
  await expectNoticed(ann, line);
  await ann.discardAny();
  await line.close();
});

test('a dead line is noticed by a spectator', async ({ open, server }) => {
  const line = await lineTo(server.address);
  const zoe = await takeSeat(server.address, GAME);
  await zoe.connection.start();
  const ann = await open(PLAIN_DEVICE(DESKTOP), `/t/${zoe.table.code}`, line.address);
  await holdClock(ann.page);
  await ann.tap(ann.button(gamesText.LOOK.watch));
  await expect(ann.seats.filter({ hasText: 'Zoe' })).toBeVisible();
  await expectNoticed(ann, line);
  await line.close();
});

test('a page that only waits sends three frames a minute', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  await holdClock(ann.page);
  const { sent, heard } = await waitingRoom(ann);
  const before = sent.length;
  for (let frames = 1; frames <= 3; frames++) {
    const answers = heard.length;
    await ann.page.clock.fastForward(QUIET);
    await expect.poll(() => heard.length).toBe(answers + 1);
    expect(sent.length - before).toBe(frames);
  }
});

test('a dead line is noticed at home, where practice comes first until it is back', async ({ open, server }) => {
  const line = await lineTo(server.address);
  const { page } = await open(PLAIN_DEVICE(DESKTOP), '/', line.address);
  await holdClock(page);
  await expect(page.getByText(tablesText.OPEN_TABLES.unknown)).toBeHidden();
  const first = page.locator('.home-play .big');
  await expect(first).toHaveText(new RegExp(`^${text.HOME.playNow}`));
  line.hush(true);
  await page.clock.fastForward(QUIET);
  await page.clock.fastForward(10);
  await page.clock.fastForward(ANSWER_AT_HOME);
  await expect(page.getByText(text.HOME.offline)).toBeVisible();
  await expect(first).toHaveText(new RegExp(`^${text.HOME.practise}`));
  line.mend();
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await expect(first).toHaveText(new RegExp(`^${text.HOME.playNow}`), { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(text.HOME.offline)).toBeHidden();
  await line.close();
});
