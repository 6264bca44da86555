import { expect, TABLET, test } from '../support/browser/test.ts';

const TURNS = 3;

test('practice is played by touch and requests nothing from the server but the page', async ({ open }) => {
  const ann = await open(TABLET);
  const asked: string[] = [];
  ann.page.on('websocket', (socket) => asked.push(socket.url()));
  ann.page.on('request', (request) => request.method() === 'GET' || asked.push(request.url()));

  await ann.choose('Players at the table', '3');
  await ann.tap(ann.button(/^Practise/));
  for (let turn = 0; turn < TURNS; turn++) {
    await ann.drawIfAsked();
    await expect(ann.hand).toHaveCount(8);
    await ann.discardAny();
  }
  expect(asked).toEqual([]);
});

/** About the time that five bots take for a round, in ms: each draws and discards after a pause of 900. */
const ROUND = 5 * 2 * 900;

test('a tap on the table skips the bots’ pauses until the player’s own turn', async ({ open }) => {
  const ann = await open(TABLET);
  const waiting = ann.words.filter({ hasText: /^Waiting for/ });
  await ann.choose('Players at the table', '6');
  await ann.tap(ann.button(/^Practise/));
  await expect(waiting.or(ann.turn)).toBeVisible();
  if (await waiting.isVisible()) await ann.tap(waiting);
  await ann.drawIfAsked();
  await ann.discardAny();
  await expect(waiting).toBeVisible();
  await ann.tap(waiting);
  // A bot may go out in its first turn.
  await expect(ann.words.filter({ hasText: /^Your turn|^Deal \d+ is over$/ })).toBeVisible({ timeout: ROUND / 2 });
});
