import type { Locator } from '@playwright/test';
import { gamesText } from '../../../client/text/games.ts';
import { text } from '../../../client/text/index.ts';
import { playersText } from '../../../client/text/players.ts';
import { tablesText } from '../../../client/text/tables.ts';
import { PHONE } from '../../support/browser/gestureTable.ts';
import { openAs } from '../../support/browser/guest.ts';
import type { BrowserPlayer } from '../../support/browser/player.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../../support/browser/test.ts';
import { newToken, takeSeat } from '../../support/server/seat.ts';

const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;
const DAY = 24 * 3_600_000;

test('between two deals somebody who comes by the link takes the seat of a bot, and has its points and a hand', async ({
  open,
  server,
}) => {
  const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', ...GAME });
  await ann.connection.start();
  const ben = await open(PLAIN_DEVICE(TABLET), `/t/${ann.table.code}`);
  await expect(ben.page.getByText(gamesText.LOOK.afterDeal)).toBeVisible();
  await ann.playDeal();
  const [, bot] = ann.table.seats;
  const total = ann.game.seats[1]?.total ?? 0;

  await ben.page.reload();
  await expect(ben.page.getByRole('listitem').filter({ hasText: bot!.name })).toBeVisible();
  await ben.callThemselves('Ben');
  await ben.tap(ben.button(gamesText.LOOK.join));
  await expect(ben.seats.filter({ hasText: 'Ben (you)' })).toContainText(`${total} points`);
  await ann.until(({ seats }) => seats[1]?.kind === 'person' && seats[1].name === 'Ben');
  await ann.connection.next();
  await ben.tap(ben.button(text.PANELS.next));
  await expect(ben.words.filter({ hasText: 'Deal 2 of 13' })).toBeVisible();
  const { game } = await ann.until(({ game }) => game?.deal === 2);
  await expect(ben.hand).toHaveCount(game?.seats[1]?.cards ?? 0);
});

test('somebody who comes in mid-deal books a seat by one tap, keeps it over a reload, and plays the next deal', async ({
  open,
  server,
}) => {
  const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', ...GAME });
  await ann.connection.start();
  const ben = await open(PLAIN_DEVICE(PHONE), `/t/${ann.table.code}`);
  await ben.callThemselves('Ben');
  await ben.tap(ben.button(gamesText.LOOK.book));
  const seat = ben.page.getByRole('button', { name: text.TAKE_SEAT.booked });
  await expect(seat).toBeVisible();
  await expect(ben.hand).toHaveCount(0);
  await ann.until(({ seats }) => seats[1]?.booked === 'Ben');

  await ben.page.reload();
  await expect(seat).toBeVisible();
  await ben.tap(seat);
  const take = ben.page.getByRole('button', { name: text.TAKE_SEAT.take });
  await expect(take).toBeVisible();
  await ann.until(({ seats }) => seats[1]?.booked === '');
  await ben.tap(take);
  await expect(seat).toBeVisible();

  await ann.playDeal();
  await expect(ben.seats.filter({ hasText: 'Ben (you)' })).toBeVisible();
  await ann.connection.next();
  await ben.tap(ben.button(text.PANELS.next));
  await expect(ben.hand).not.toHaveCount(0);
});

// A cell with the hand may hold a phrase of its bot as well.
const pointsIn = ({ tally }: BrowserPlayer): Locator => tally.getByRole('cell').filter({ hasText: /^\+?\d+$/ });
const resting = ({ page }: BrowserPlayer): Locator => page.getByText(`${playersText.ADJOURN.resting}.`);

test('all who play stop after a deal; on another day the game goes on once they are back, on whatever device', async ({
  open,
  server,
}) => {
  const [annsToken, bensToken] = [await newToken(server.address), await newToken(server.address)];
  const annsGame = await takeSeat(server.address, { want: 'private', name: 'Ann', token: annsToken, ...GAME });
  const { code } = annsGame.table;
  const bensGame = await takeSeat(server.address, {
    want: 'code',
    code,
    name: 'Ben',
    token: bensToken,
    spectate: false,
  });
  await annsGame.connection.start();
  await Promise.all([annsGame.playDeal(), bensGame.playDeal()]);
  const ann = await openAs(open, PLAIN_DEVICE(DESKTOP), server.address, { token: annsToken, path: `/t/${code}` });
  const ben = await openAs(open, PLAIN_DEVICE(TABLET), server.address, { token: bensToken, path: `/t/${code}` });

  await expect(pointsIn(ann)).toHaveCount(6);
  const points = await pointsIn(ann).allTextContents();
  await ann.tap(ann.button(playersText.ADJOURN.ask));
  await expect(ben.page.getByText(playersText.wantToStop(['Ann'], false))).toBeVisible();
  await ben.tap(ben.button(playersText.ADJOURN.agree));
  for (const { page } of [ann, ben]) {
    const home = page.getByRole('alertdialog', { name: playersText.ADJOURN.title });
    await expect(home).toContainText(code);
    await home.getByRole('button', { name: playersText.ADJOURN.home }).click();
  }
  await server.pass(DAY);

  await ann.tap(ann.page.getByRole('region', { name: tablesText.ownTables() }).getByRole('button'));
  await expect(resting(ann)).toBeVisible();
  await expect(ann.button(text.PANELS.next)).toHaveCount(0);
  const phone = await openAs(open, PLAIN_DEVICE(TABLET), server.address, { token: bensToken, path: `/t/${code}` });
  await expect(resting(ann)).toBeHidden();
  await expect(pointsIn(phone)).toHaveText(points);
  for (const player of [ann, phone]) await player.tap(player.button(text.PANELS.next));
  for (const { words, hand } of [ann, phone]) {
    await expect(words.filter({ hasText: 'Deal 2 of 13' })).toBeVisible();
    await expect(hand).not.toHaveCount(0);
  }
});
