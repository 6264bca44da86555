import { text } from '../../client/text/index.ts';
import { finger } from '../support/browser/hands.ts';
import { BrowserPlayer } from '../support/browser/player.ts';
import { shownAt } from '../support/browser/tableSeen.ts';
import { expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

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

declare global {
  interface WorkerGlobalScope {
    /** The length of every pause set since the player last asked to skip them, in ms. */
    pauses?: number[];
    isSkipping?: boolean;
  }
}

/** Runs in the worker of a practice table. */
function keepPauses(): void {
  const worker = globalThis as unknown as WorkerGlobalScope & typeof globalThis;
  const set = worker.setTimeout.bind(worker);
  worker.pauses = [];
  worker.setTimeout = ((callback: () => void, ms = 0) => {
    worker.pauses?.push(ms);
    return set(callback, ms);
  }) as typeof worker.setTimeout;
  worker.addEventListener('message', ({ data }) => {
    if (data.request?.kind !== 'hurry') return;
    worker.isSkipping = true;
    worker.pauses = [];
  });
}

/** A pause that lets people follow what a bot does; a table waits longer for a turn, and for its device to save. */
const isBotsPause = (ms: number): boolean => ms > 100 && ms < 5_000;

test('a tap on the table skips the bots’ pauses until the player’s own turn', async ({ open }) => {
  const ann = await open(TABLET);
  const waiting = ann.words.filter({ hasText: /^Waiting for/ });
  await ann.choose('Players at the table', '6');
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  const [worker] = ann.page.workers();
  await worker!.evaluate(keepPauses);
  const pauses = () => worker!.evaluate(() => (globalThis as unknown as WorkerGlobalScope).pauses ?? []);
  await ann.discardAny();
  await expect(waiting).toBeVisible();
  expect((await pauses()).filter(isBotsPause)).not.toEqual([]);
  await ann.tap(waiting);
  // A bot may go out in its first turn.
  await expect(ann.words.filter({ hasText: /^Your turn|^Deal \d+ is over$/ })).toBeVisible();
  expect(await worker!.evaluate(() => (globalThis as unknown as WorkerGlobalScope).isSkipping)).toBe(true);
  const set = await pauses();
  const last = set.lastIndexOf(0);
  expect(last, 'a pause was skipped').toBeGreaterThanOrEqual(0);
  // Once the others have played, a bot may pause before it speaks.
  expect(set.slice(0, last).filter(isBotsPause)).toEqual([]);
});

test('a game goes on in a second tab while the first stops, and is taken back in its newest state', async ({
  open,
}) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  const stoppedFor = ({ page }: BrowserPlayer) => page.getByRole('alertdialog', { name: text.CONNECTION.elsewhere });
  const home = ann.page.url();
  await ann.choose(text.HOME.seats, '3');
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  await ann.discardAny();
  await ann.drawIfAsked();
  const before = await shownAt(ann);

  const tab = await ann.page.context().newPage();
  await tab.goto(home);
  const again = new BrowserPlayer(tab, await finger(tab));
  await again.tap(again.button(new RegExp(`^${text.HOME.goOn}`)));
  await expect.poll(() => shownAt(again)).toEqual(before);
  await expect(stoppedFor(ann)).toBeVisible();
  await again.discardAny();
  await again.drawIfAsked();
  const newest = await shownAt(again);
  expect(newest).not.toEqual(before);

  await ann.tap(stoppedFor(ann).getByRole('button', { name: text.CONNECTION.playHere }));
  await expect.poll(() => shownAt(ann)).toEqual(newest);
  await expect(stoppedFor(again)).toBeVisible();
  await ann.discardAny();
  await ann.drawIfAsked();
  const last = await shownAt(ann);

  await tab.reload();
  await again.tap(again.button(new RegExp(`^${text.HOME.goOn}`)));
  await expect.poll(() => shownAt(again)).toEqual(last);
});
