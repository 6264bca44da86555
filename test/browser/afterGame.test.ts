import type { Locator, Page } from '@playwright/test';
import { thinkAs } from '#bots';
import { PRESETS, printRules } from '#rules';
import { finalText } from '../../client/text/final.ts';
import { historyText } from '../../client/text/history.ts';
import { text } from '../../client/text/index.ts';
import { reviewText } from '../../client/text/review.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { openAs } from '../support/browser/guest.ts';
import { expect, PLAIN_DEVICE, type TestDevice, test } from '../support/browser/test.ts';
import { newToken, takeSeat } from '../support/server/seat.ts';

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
] as const;

/** A rated game has two people or more. */
const DUEL = { rules: 'basic-rummy', seats: 2, pace: 'usual' } as const;

/** Ann swaps twice in the three deals that follow from it. */
const ANN_SWAPS = '01'.repeat(32);

const final = (page: Page): Locator => page.getByRole('region', { name: text.PANELS.final });

/** Place, result, and both main buttons are in view on every screen, whatever else the panel has. */
async function expectCalm(page: Page): Promise<void> {
  const panel = final(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await panel.locator('.panel-body').evaluate((body) => body.scrollTo(0, 0));
    const seen = [
      panel.getByRole('heading').first(),
      panel.locator('.standing .own'),
      ...[text.PANELS.rematch, text.PANELS.home].map((name) => panel.getByRole('button', { name, exact: true })),
    ];
    for (const one of seen) await expect(one).toBeInViewport({ ratio: 0.9 });
  }
}

test('a rated game tells each player what it won or lost them, and with whom they played', async ({ open, server }) => {
  const tokens = [await newToken(server.address), await newToken(server.address)] as const;
  const [ann, ben] = [
    await takeSeat(server.address, { want: 'quick', name: 'Ann', token: tokens[0], ...DUEL }, '192.0.2.1'),
    await takeSeat(server.address, { want: 'quick', name: 'Ben', token: tokens[1], ...DUEL }, '192.0.2.2'),
  ];
  await Promise.all([ann, ben].map((seat) => seat.until(({ game }) => game !== null)));
  expect(ben.table.rated).toBe(true);
  await Promise.all([ann, ben].map((seat) => seat.playGame((view, random) => thinkAs.sharp(view, random))));
  const { page } = await openAs(open, PLAIN_DEVICE(PHONE), server.address, {
    token: tokens[1],
    path: `/t/${ben.table.code}`,
  });
  const panel = final(page);
  await expect(
    panel.getByText(/^Rating [+−]\d+, now \d+ Provisional, only you see it: 9 more games and /),
  ).toBeVisible();
  await expect(panel.getByText(finalText.playedWith(['Ann']))).toBeVisible();
  // Nobody can write to strangers: they are there for a rematch alone.
  await expect(panel.getByRole('button', { name: finalText.INVITE_AGAIN.button })).toHaveCount(0);
  await expectCalm(page);
  await expectAccessible(page, 'the final standing of a rated game');
  await page.setViewportSize(SIZES[0]);
  await panel.getByRole('button', { name: text.PANELS.rematch, exact: true }).tap();
  await expect(panel.getByText('Waiting for Ann')).toBeVisible();
});

test('a private game shows the best swap and keeps the bests; the others can be invited again', async ({
  open,
  server,
}) => {
  const token = await newToken(server.address);
  const wish = { want: 'private', name: 'Ann', token, rules: 'crazy-rummy-3', seats: 3, pace: 'none' } as const;
  const ann = await takeSeat(server.address, wish);
  const { code } = ann.table;
  const guest = { want: 'code', code, name: 'Ben', token: await newToken(server.address), spectate: false } as const;
  const ben = await takeSeat(server.address, guest);
  server.dealFrom(ANN_SWAPS);
  await ann.connection.start();
  await Promise.all([ann, ben].map((seat) => seat.playGame((view, random) => thinkAs.sharp(view, random))));
  server.dealSeries('after a game');
  const { page } = await openAs(open, PLAIN_DEVICE(PHONE), server.address, { token, path: '/' });
  // An earlier game on this device, worse in everything.
  const earlier = {
    totals: [{ rules: printRules(PRESETS['crazy-rummy-3']!), points: 999 }],
    swaps: 0,
    out: 99,
    streak: 0,
    wins: 0,
    latest: [],
  };
  await page.evaluate((kept) => localStorage.setItem('crazy-rummy-1.bests', kept), JSON.stringify(earlier));
  await page.goto(`${server.address}/t/${code}`);
  const panel = final(page);
  await expect(panel.getByText(/^Your best in 3 deals: \d+ points?, 999 points before$/)).toBeVisible();
  await expect(panel.getByText(/^Your most swaps in a game: \d+, 0 before$/)).toBeVisible();
  await test.step('the best swap is a picture, which opens the review of the game', async () => {
    await panel.getByRole('button', { name: reviewText.REVIEW.swap }).tap();
    const review = page.getByRole('dialog', { name: reviewText.reviewTitle(null) });
    await expect(review).toBeVisible();
    await review.getByRole('button', { name: text.PANELS.close }).tap();
    await expect(review).toHaveCount(0);
  });
  await expect(panel.getByText(finalText.playedWith(['Ben']))).toBeVisible();
  await expectCalm(page);
  await expectAccessible(page, 'the final standing of a private game');
  await page.setViewportSize(SIZES[0]);
  await test.step('another private table opens, whose code is another one', async () => {
    await panel.getByRole('button', { name: finalText.INVITE_AGAIN.button }).tap();
    await expect(page.getByRole('heading', { name: text.WAITING.heading })).toBeVisible();
    await expect(page).toHaveURL(/\/t\//);
    expect(page.url()).not.toContain(code);
    await expect(page.getByText(text.WAITING.invite)).toBeVisible();
  });
  await test.step('the history lists the bests of this device', async () => {
    await page.goto(`${server.address}/?history`);
    const bests = page.locator('.card').filter({ hasText: finalText.BESTS.heading });
    await expect(bests.getByText(/^\d+ points?$/)).toBeVisible();
    await expect(bests.getByText(finalText.BESTS.swaps)).toBeVisible();
    await expect(page.getByRole('heading', { name: historyText.HISTORY.data })).toBeVisible();
  });
});
