import type { Locator } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import { playersText } from '../../../client/text/players.ts';
import { BROWSER_TEMPO, type BrowserServer } from '../../support/browser/server.ts';
import { DESKTOP, expect, PLAIN_DEVICE, test } from '../../support/browser/test.ts';
import { LONG_TURNS } from '../../support/server/testServer.ts';

/** Half a turn, in ms: bots and timeouts act only when the test moves the clock. */
const STEP = 300_000;

test.use({
  host: {
    tempo: { ...BROWSER_TEMPO, bot: STEP, deal: STEP, fill: STEP, search: STEP, grace: 2 * STEP },
    turnTimes: { ...LONG_TURNS, fast: { turn: 2 * STEP, bank: 0, credit: 0 } },
  },
});

/** Moves the server's clock until the page shows this. */
async function passUntil(server: BrowserServer, shown: Locator): Promise<void> {
  while (!(await shown.isVisible())) {
    await server.pass(STEP);
    // Once these are answered, the page has had time for all that the server sent before.
    await shown.page().evaluate(async () => {
      for (let asked = 0; asked < 5; asked++) {
        await fetch('/healthz');
        await new Promise(requestAnimationFrame);
      }
    });
  }
}

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
  await passUntil(server, first);
  await expect(first).toContainText(playersText.TIME_OUT.next);
  await ann.tap(first.getByRole('button', { name: playersText.TIME_OUT.goOn }));
  await expect(first).toBeHidden();

  const back = ann.button(text.STAND_IN.back);
  await passUntil(server, back);
  await expect(ann.seats.filter({ hasText: 'Guest (you)' })).toContainText('bot');

  const away = ann.page.getByRole('dialog', { name: playersText.AWAY.title });
  await ann.tap(back);
  await expect(away.getByRole('listitem')).not.toHaveCount(0);
  const told = await away.getByRole('listitem').allTextContents();
  expect(told.filter((line) => line.startsWith('The bot discarded'))).toHaveLength(2);
  await ann.tap(away.getByRole('button', { name: playersText.AWAY.goOn }));
  await expect(away).toBeHidden();
  await passUntil(server, ann.turn);
  await ann.drawIfAsked();
  await ann.discardAny();
});
