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

/** Runs in the worker of a practice table: keeps the length of every pause that it sets, in ms. */
function keepPauses(): void {
  const worker = self as typeof self & { pauses?: number[] };
  const pauses: number[] = [];
  worker.pauses = pauses;
  const set = worker.setTimeout.bind(worker);
  worker.setTimeout = ((callback: () => void, ms = 0) => {
    pauses.push(ms);
    return set(callback, ms);
  }) as typeof worker.setTimeout;
}

test('a tap on the table skips the bots’ pauses until the player’s own turn', async ({ open }) => {
  const ann = await open(TABLET);
  const waiting = ann.words.filter({ hasText: /^Waiting for/ });
  await ann.choose('Players at the table', '6');
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  const [worker] = ann.page.workers();
  await worker!.evaluate(keepPauses);
  const pauses = () => worker!.evaluate(() => (self as typeof self & { pauses?: number[] }).pauses?.splice(0) ?? []);
  await ann.discardAny();
  await expect(waiting).toBeVisible();
  // Before the tap a bot waits as people can follow, about 900 ms with the manner of each.
  expect(Math.max(...(await pauses()))).toBeGreaterThan(400);
  await ann.tap(waiting);
  // A bot may go out in its first turn.
  await expect(ann.words.filter({ hasText: /^Your turn|^Deal \d+ is over$/ })).toBeVisible();
  const skipped = await pauses();
  expect(skipped.length).toBeGreaterThan(4);
  // One pause may have begun between the two looks.
  expect(skipped.filter((ms) => ms > 50).length).toBeLessThanOrEqual(1);
});
