import type { Locator, Page } from '@playwright/test';
import { historyText } from '../../client/text/history.ts';
import { text } from '../../client/text/index.ts';
import { ratingsText } from '../../client/text/ratings.ts';
import { seasonNumber } from '../../server/ratings/standing.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { keepPicture } from '../support/browser/fit.ts';
import { openAs } from '../support/browser/guest.ts';
import { Keyboard } from '../support/browser/keyboard.ts';
import { expect, PLAIN_DEVICE, TABLET, type TestDevice, test } from '../support/browser/test.ts';
import { filedGameOf, partOf } from '../support/server/filedGames.ts';
import { memoryStore } from '../support/server/memoryStore.ts';
import { newToken, takeSeat } from '../support/server/seat.ts';
import { plainly } from '../support/server/table.ts';

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };
const { RATINGS } = ratingsText;
const { OWN_CARDS } = historyText;

/** A day of the season from October to December 2026. */
const DAY = Date.UTC(2026, 10, 23);
const store = memoryStore();
const clock = { now: () => DAY + performance.now() };
test.use({ host: { store, clock, calendar: clock } });

const NAMES = ['Ben', 'Clara', 'Dario', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Jan', 'Kim', 'Lea', 'Max'];
const idOf = (name: string): string => Buffer.from(name).toString('hex').padStart(32, '0');
const season = seasonNumber(DAY);

/** A rating in the first family. */
const ratingOf = (
  player: string,
  points: number,
  own: Partial<Parameters<typeof store.ratings.add>[1][number]> = {},
) => ({
  ...({ player, family: 'crazyRummy', number: 0, standing: '{}', season, points } as const),
  ...{ games: 12, opponents: 5, isShown: true },
  ...own,
});

/** Rates twelve people, a level of bots, and this player not enough to be shown. */
async function fill(player: string): Promise<void> {
  const before = '0'.repeat(32);
  const ids = [...NAMES.map(idOf), before];
  const parts = [...NAMES, 'Nora'].map((name, seat) => partOf(seat, `guest ${name}`, { name }));
  await store.games.keep(filedGameOf('f'.repeat(32), DAY, parts), () => ids.shift() ?? '');
  const people = NAMES.map((name, i) => ratingOf(idOf(name), 1700 - 20 * i));
  const own = ratingOf(player, 1650, { games: 4, opponents: 2, isShown: false });
  const past = ratingOf(before, 1550, { season: season - 1 });
  await store.ratings.add('first', [
    ...people,
    own,
    past,
    ratingOf('bot:sharp', 1604, { opponents: 0, isShown: false }),
  ]);
  await store.ratings.settle('first');
}

const rows = (page: Page): Locator =>
  page.getByRole('table', { name: RATINGS.heading }).locator('tbody').getByRole('row');

test('the leaderboard has everybody’s place, the own one too, and the way to each player; cards are counted', async ({
  open,
  server,
}, info) => {
  const token = await newToken(server.address);
  // A public game, since only their names are listed.
  const wish = { want: 'quick', name: 'Ann', rules: 'crazy-rummy-3', seats: 3, pace: 'usual', token } as const;
  const ann = await takeSeat(server.address, wish);
  await ann.until(({ stage }) => stage === 'playing');
  await ann.playGame(plainly);
  const asked = { headers: { Authorization: `Bearer ${token}` } };
  const me = async (): Promise<string | null> => (await (await fetch(`${server.address}/api/me`, asked)).json()).player;
  await expect.poll(me).not.toBeNull();
  const player = (await me()) as string;
  await fill(player);

  const phone = await openAs(open, PLAIN_DEVICE(PHONE), server.address, { token, path: '/' });
  const { page } = phone;
  await test.step('from home, by touch: twelve people, the bots apart, and the games missing for a rating', async () => {
    await phone.tap(phone.button(text.HOME.ratings));
    await expect(rows(page)).toHaveCount(12);
    await expect(rows(page).first()).toContainText(/1.*Ben.*1700.*12/);
    await expect(page.getByText('6 more games and 3 more people to meet')).toBeVisible();
    const bots = page.getByRole('table', { name: RATINGS.bots });
    await expect(bots).toContainText(/Sharp bot.*1604/);
    await phone.tap(phone.button(RATINGS.how));
    await expectAccessible(page, 'the leaderboard');
    await keepPicture(page, info, 'leaderboard');
  });
  await test.step('a name leads to its player’s ratings, and from there to the leaderboard', async () => {
    await phone.tap(page.getByRole('link', { name: 'Clara' }));
    await expect(page.getByRole('heading', { name: historyText.gamesOf('Clara') })).toBeVisible();
    await phone.tap(page.getByRole('link', { name: /Crazy Rummy.*Rank 2, rating 1680, 12 games/ }));
    await expect(rows(page)).toHaveCount(12);
  });
  await test.step('with enough games, the own line has the rank', async () => {
    await store.ratings.add('second', [ratingOf(player, 1690, { number: 1, games: 10 })]);
    await store.ratings.settle('second');
    await page.reload();
    await expect(rows(page).nth(1)).toContainText(/2.*\(you\).*1690/);
    await expect(page.getByText('Rank 2 of 13, rating 1690, 10 games')).toBeVisible();
  });

  await test.step('on a tablet, by keys: another family has nobody yet, and says how to be the first', async () => {
    const tablet = await openAs(open, PLAIN_DEVICE(TABLET), server.address, { token, path: '/?ratings' });
    const keyboard = new Keyboard(tablet.page);
    await expect(rows(tablet.page)).toHaveCount(13);
    await keyboard.tabTo(ratingsText.familyName('crazyRummy'));
    await keyboard.press('ArrowRight');
    await expect(tablet.page).toHaveURL(/\?ratings=houses$/);
    await expect(tablet.page.getByText(ratingsText.howToGetOn())).toBeVisible();
    await expectAccessible(tablet.page, 'an empty leaderboard');
    await keyboard.press('ArrowLeft');
    await expect(rows(tablet.page)).toHaveCount(13);
    const seasons = tablet.page.getByLabel(RATINGS.season);
    await seasons.focus();
    await keyboard.press('ArrowDown');
    await expect(rows(tablet.page)).toHaveCount(1);
    await expect(seasons).toBeFocused();
    await expect(tablet.page.getByText(ratingsText.ownLine(null, 1, false))).toBeVisible();
    await tablet.page.close();
  });

  await test.step('“Your games” has the own rating, and counts the cards dealt', async () => {
    await page.goto(`${server.address}/?history`);
    await expect(page.getByRole('link', { name: /Rank 2, rating 1690, 10 games/ })).toBeVisible();
    await phone.tap(phone.button(historyText.countButton(0, 1)));
    await expect(page.getByText(historyText.countedWords(1, 3))).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`^${OWN_CARDS.rows.bots} 6 `) })).toBeVisible();
    await expectAccessible(page, 'the cards dealt');
    await keepPicture(page, info, 'cards');
  });
});

test('a game of two people at a public table says that it is rated', async ({ open, server }) => {
  const phone = await open(PLAIN_DEVICE(PHONE));
  const { page } = phone;
  await phone.callThemselves('Ann');
  await phone.tap(phone.button(new RegExp(`^${text.HOME.playNow}`)));
  await expect(page.getByText(text.RATED.waiting)).toBeVisible();
  const wish = { want: 'quick', name: 'Ben', rules: 'crazy-rummy', seats: 4, pace: 'usual' } as const;
  await takeSeat(server.address, wish, '192.0.2.2');
  await expect(phone.hand).not.toHaveCount(0);
  await expect(phone.words.first()).toContainText(text.RATED.mark);
  await expect(phone.button(text.LEARNING.hint)).toHaveCount(0);
  await phone.tap(phone.button(text.PANELS.leave));
  await expect(page.getByText(text.RATED.running)).toBeVisible();
  await phone.tap(phone.button(new RegExp(`^${text.PANELS.leaveTable}`)));
  await expect(page.getByText(text.RATED.leaving)).toBeVisible();
});
