import { TURN_TIMES } from '#table';
import { text } from '../../../client/text/index.ts';
import { reviewText } from '../../../client/text/review.ts';
import { openAs } from '../../support/browser/guest.ts';
import type { BrowserPlayer } from '../../support/browser/player.ts';
import { BROWSER_TEMPO } from '../../support/browser/server.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, type TestStage, test } from '../../support/browser/test.ts';
import { newToken, type OpenSeat, takeSeat } from '../../support/server/seat.ts';
import { plainly } from '../../support/server/table.ts';
import { LONG_TURNS } from '../../support/server/testServer.ts';

/** Longer than the pause before a rematch, in ms. */
const SILENCE = 2 * BROWSER_TEMPO.next;

test.use({
  host: { tempo: { ...BROWSER_TEMPO, silence: SILENCE }, turnTimes: { ...LONG_TURNS, none: TURN_TIMES.none } },
});

/** Two people at a table without a clock, each on a page, at the turn of one of them. */
async function two({ open, server }: TestStage): Promise<{ mover: BrowserPlayer; other: BrowserPlayer }> {
  const names = ['Ann', 'Ben'];
  const tokens = [await newToken(server.address), await newToken(server.address)] as const;
  const game = { rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;
  const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', token: tokens[0], ...game });
  const { code } = ann.table;
  await takeSeat(server.address, { want: 'code', code, name: 'Ben', token: tokens[1], spectate: false });
  await ann.connection.start();
  const { game: view } = await ann.until((table) => table.game !== null && table.game.turn >= 0 && table.game.turn < 2);
  const path = `/t/${code}`;
  const pages: BrowserPlayer[] = [];
  for (const [index, token] of tokens.entries()) {
    const page = await openAs(open, PLAIN_DEVICE(index === 0 ? TABLET : DESKTOP), server.address, { token, path });
    await expect(page.seats.filter({ hasText: `${names[index]} (you)` })).toBeVisible();
    pages.push(page);
  }
  const [first, second] = pages as [BrowserPlayer, BrowserPlayer];
  const [mover, other] = view?.turn === 0 ? [first, second] : [second, first];
  await expect(mover.turn).toBeVisible();
  return { mover, other };
}

test('a player who is gone is passed over by one tap of another, and comes back by one tap', async ({
  open,
  server,
}) => {
  const { mover, other } = await two({ open, server });
  const letBotPlay = other.button(text.SILENCE.letBot);
  await expect(letBotPlay).toHaveCount(0);
  await server.pass(SILENCE);
  await expect(mover.page.getByText(text.SILENCE.you)).toBeVisible();
  await other.tap(letBotPlay);
  await expect(letBotPlay).toHaveCount(0);
  await expect(other.turn).toBeVisible();
  await mover.tap(mover.button(text.STAND_IN.back));
  await expect(mover.button(text.STAND_IN.back)).toHaveCount(0);
  await other.drawIfAsked();
});

test('a thinking player who touches the screen is not passed over', async ({ open, server }) => {
  const { mover, other } = await two({ open, server });
  const letBotPlay = other.button(text.SILENCE.letBot);
  for (let times = 0; times < 3; times++) {
    await server.pass(SILENCE);
    await expect(letBotPlay).toBeVisible();
    await mover.tap(mover.hand.nth(times));
    await expect(letBotPlay).toHaveCount(0);
    await expect(mover.page.getByText(text.SILENCE.you)).toHaveCount(0);
  }
  await expect(mover.turn).toBeVisible();
  await mover.drawIfAsked();
});

/** Plays until the game is over. */
async function playToTheEnd(...people: readonly OpenSeat[]): Promise<void> {
  const play = async (each: OpenSeat): Promise<void> => {
    while (each.table.stage !== 'over') {
      if (each.game.phase === 'ready') await each.connection.next();
      await each.playDeal(plainly);
    }
  };
  await Promise.all(people.map(play));
}

test('a player who reads the review when another game begins keeps the seat, and plays on by one tap', async ({
  open,
  server,
}) => {
  const token = await newToken(server.address);
  const wish = { want: 'private', name: 'Ann', rules: 'crazy-rummy-3', seats: 3, pace: 'usual', token } as const;
  const seated = await takeSeat(server.address, wish);
  const { code } = seated.table;
  const ben = await takeSeat(server.address, { want: 'code', code, name: 'Ben', spectate: false });
  await seated.connection.start();
  await playToTheEnd(seated, ben);
  const ann = await openAs(open, PLAIN_DEVICE(DESKTOP), server.address, { token, path: `/t/${code}` });
  await ann.tap(ann.button(text.PANELS.review));
  const review = ann.page.getByRole('dialog', { name: reviewText.reviewTitle(null) });
  await expect(review.getByRole('article')).not.toHaveCount(0);
  await ben.connection.rematch();
  await expect(review.getByRole('button', { name: reviewText.REVIEW.toTable })).toBeVisible();
  await server.pass(BROWSER_TEMPO.next);

  await expect(review.getByRole('status')).toHaveText(reviewText.REVIEW.nextBegan);
  await expect(review.getByRole('article')).not.toHaveCount(0);
  expect((await ben.until(({ stage }) => stage === 'playing')).seats[0]).toMatchObject({ name: 'Ann', standIn: true });
  await ann.tap(review.getByRole('button', { name: reviewText.REVIEW.toTable }));
  await ann.tap(ann.button(text.STAND_IN.back));
  await ben.until(({ seats }) => seats[0]?.standIn === false);
  await expect(ann.hand).not.toHaveCount(0);
});
