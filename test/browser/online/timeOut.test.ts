import { text } from '../../../client/text/index.ts';
import { playersText } from '../../../client/text/players.ts';
import { BROWSER_TEMPO } from '../../support/browser/server.ts';
import { DESKTOP, expect, PLAIN_DEVICE, test } from '../../support/browser/test.ts';
import { LONG_TURNS } from '../../support/server/testServer.ts';

/** Half a turn, in ms: bots and timeouts act only when the test moves the clock. */
const STEP = 300_000;

test.use({
  host: {
    tempo: { ...BROWSER_TEMPO, bot: STEP, deal: STEP, fill: STEP, grace: 2 * STEP },
    turnTimes: { ...LONG_TURNS, fast: { turn: 2 * STEP, bank: 0, credit: 0 } },
  },
});

test('whose time runs out twice is played for by a bot, and reads on coming back what was done', async ({
  open,
  server,
}) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  await ann.choose(text.PACE.anybody, text.PACE_LABELS.fast);
  await ann.choose(text.HOME.seats, '3');
  await ann.tap(ann.button(/^Play now/));
  await expect(ann.page.getByText(text.WAITING.filling)).toBeVisible();

  const first = ann.page.getByRole('dialog', { name: playersText.TIME_OUT.title });
  await expect(async () => {
    await server.pass(STEP);
    await expect(first).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(first).toContainText(playersText.TIME_OUT.next);
  await ann.tap(first.getByRole('button', { name: playersText.TIME_OUT.goOn }));
  await expect(first).toBeHidden();

  const back = ann.button(text.BACK);
  await expect(async () => {
    await server.pass(STEP);
    await expect(back).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(ann.seats.filter({ hasText: 'Guest (you)' })).toContainText('bot');

  const away = ann.page.getByRole('dialog', { name: playersText.AWAY.title });
  await ann.tap(back);
  await expect(away.getByRole('listitem')).not.toHaveCount(0);
  const told = await away.getByRole('listitem').allTextContents();
  expect(told.filter((line) => line.startsWith('The bot discarded'))).toHaveLength(2);
  await ann.tap(away.getByRole('button', { name: playersText.AWAY.goOn }));
  await expect(away).toBeHidden();
  await expect(async () => {
    await server.pass(STEP);
    await expect(ann.turn).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await ann.drawIfAsked();
  await ann.discardAny();
});
