import { expect, test } from 'vitest';
import type { TableUpdate } from '#protocol';
import { crazyRummy } from '#rules';
import type { FromWorker, ToWorker } from '../../client/practice/messages.ts';
import { goOnPractising, practise } from '../../client/practice/PracticeTable.ts';
import { endSpareWorker, startSpareWorker, type TableWorker } from '../../client/practice/spareWorker.ts';
import { AROUND } from '../support/play/tableViews.ts';

const update: TableUpdate = {
  table: {
    ...AROUND,
    ...{ code: '', pace: 'none', rules: crazyRummy, seats: [], viewer: 0, game: null },
  },
  events: null,
};

/** A worker that records its messages and sends what the test tells it to. */
class SilentWorker extends EventTarget implements TableWorker {
  readonly asked: ToWorker[] = [];
  isGone = false;
  postMessage(message: ToWorker): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isGone = true;
  }
  says(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fails(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }
}

const open = (worker: SilentWorker) => practise({ name: 'Ana', rules: 'crazy-rummy', seats: 3 }, () => worker);

test('a worker that cannot start is reported at once', async () => {
  const worker = new SilentWorker();
  const opened = open(worker);
  worker.fails();
  await expect(opened).rejects.toThrow('out of memory');
});

test('a worker that fails later closes the table and answers pending and later requests', async () => {
  const worker = new SilentWorker();
  const opened = open(worker);
  worker.says({ type: 'update', update });
  const table = await opened;
  const told: unknown[] = [];
  table.onStatus((status, reason) => told.push([status, reason]));
  const waiting = table.next();
  worker.fails();
  expect(await waiting).toEqual({ ok: false, reason: 'tableClosed' });
  expect(await table.next()).toEqual({ ok: false, reason: 'tableClosed' });
  expect(told).toEqual([
    ['online', null],
    ['lost', 'tableClosed'],
  ]);
  expect(worker.isGone).toBe(true);
});

test('a game that another tab goes on with is lost here, and says why', async () => {
  const worker = new SilentWorker();
  const opened = open(worker);
  worker.says({ type: 'update', update });
  const table = await opened;
  const told: unknown[] = [];
  table.onStatus((status, reason) => told.push([status, reason]));
  worker.says({ type: 'takenOver' });
  table.onStatus((status, reason) => told.push([status, reason]));
  expect(told).toEqual([
    ['online', null],
    ['lost', 'takenOver'],
    ['lost', 'takenOver'],
  ]);
  expect(await table.next()).toEqual({ ok: false, reason: 'tableClosed' });
  expect(worker.isGone).toBe(true);
});

test('each request gets its own reply', async () => {
  const worker = new SilentWorker();
  const opened = open(worker);
  worker.says({ type: 'update', update });
  const table = await opened;
  const [next, back] = [table.next(), table.back()];
  expect(worker.asked.slice(1)).toEqual([
    { type: 'request', id: 1, request: { kind: 'next' } },
    { type: 'request', id: 2, request: { kind: 'back' } },
  ]);
  worker.says({ type: 'reply', id: 2, result: { ok: true, value: null } });
  worker.says({ type: 'reply', id: 1, result: { ok: false, reason: 'notNow' } });
  expect(await next).toEqual({ ok: false, reason: 'notNow' });
  expect(await back).toEqual({ ok: true, value: null });
});

test('resumes the saved game if there is one', async () => {
  const worker = new SilentWorker();
  const opened = goOnPractising(() => worker);
  worker.says({ type: 'update', update });
  expect(await opened).not.toBeNull();
  expect(worker.asked).toEqual([{ type: 'goOn' }]);
});

test('without a saved game there is no table and the worker ends', async () => {
  const worker = new SilentWorker();
  const opened = goOnPractising(() => worker);
  worker.says({ type: 'forgotten' });
  expect(await opened).toBeNull();
  expect(worker.isGone).toBe(true);
});

const OPTIONS = { name: 'Ana', rules: 'crazy-rummy', seats: 3 };

test('a worker started ahead of time gets the next game', async () => {
  const worker = new SilentWorker();
  startSpareWorker(() => worker);
  const opened = practise(OPTIONS);
  worker.says({ type: 'update', update });
  await opened;
  expect(worker.asked).toEqual([{ type: 'open', options: OPTIONS }]);
});

test('a worker that failed ahead of time is replaced', async () => {
  const [failed, worker] = [new SilentWorker(), new SilentWorker()];
  startSpareWorker(() => failed);
  failed.fails();
  startSpareWorker(() => worker);
  const opened = goOnPractising();
  worker.says({ type: 'update', update });
  expect(await opened).not.toBeNull();
  expect(failed.asked).toEqual([]);
});

test('a worker that is not needed ends', () => {
  const worker = new SilentWorker();
  startSpareWorker(() => worker);
  endSpareWorker();
  expect(worker.isGone).toBe(true);
});

test('the story of the first update is told until the next one', async () => {
  const worker = new SilentWorker();
  const opened = open(worker);
  const first: TableUpdate = { ...update, events: [] };
  worker.says({ type: 'update', update: first });
  const table = await opened;
  const told: TableUpdate['events'][] = [];
  table.subscribe(({ events }) => told.push(events))();
  worker.says({ type: 'update', update: first });
  table.subscribe(({ events }) => told.push(events))();
  expect(told).toEqual([[], null]);
});
