import { describe, expect, test } from 'vitest';
import { no, ok, type Result } from '#engine';
import type { DealRecord, Refusal } from '#protocol';
import type { DealReview } from '#review';
import { type ReviewProgress, startReview } from '../../client/results/reviewing.ts';
import { settled } from '../support/progress.ts';
import { FakeWorker } from './fakeWorker.ts';

/** Lets pending promises run. */

const reviewOf = (deal: number) => ({ result: { deal } }) as DealReview;

let texts = 0;

/** A review of these deals, from a table that answers for each deal as given. */
function reviewing(answers: readonly (Refusal | null)[]) {
  const workers: FakeWorker[] = [];
  const told: ReviewProgress[] = [];
  const series = ++texts;
  const record = async (deal: number): Promise<Result<DealRecord, Refusal>> => {
    const refused = answers[deal - 1];
    return refused ? no(refused) : ok({ text: `deal ${deal} of ${series}`, automatic: [], taken: [] });
  };
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const order = { deals: answers.map((_, index) => index + 1), seat: 2, record };
  const open = () => startReview(order, (now) => void told.push(now), start);
  return { open, workers, told, last: () => told.at(-1) };
}

describe('a review', () => {
  test('fetches and reviews one deal after the other, and tells how far it is', async () => {
    const { open, workers, last } = reviewing([null, null]);
    open();
    await settled();
    const [worker] = workers;
    expect(worker?.tasks).toMatchObject([{ seat: 2, record: { automatic: [], taken: [] } }]);
    worker?.answer({ type: 'done', done: 0.5 });
    expect(last()).toMatchObject({ done: 0.25, isDone: false });
    worker?.answer({ type: 'reviewed', review: reviewOf(1) });
    await settled();
    expect(worker?.tasks).toHaveLength(2);
    worker?.answer({ type: 'reviewed', review: reviewOf(2) });
    await settled();
    const reviews = [reviewOf(1), reviewOf(2)];
    expect(last()).toEqual({ done: 1, isDone: true, reviews, missing: 0, problem: null });
    expect(workers).toEqual([worker]);
    expect(worker?.isTerminated).toBe(true);
  });

  test('of a deal is known the next time, without a worker', async () => {
    const { open, workers, last } = reviewing([null]);
    open();
    await settled();
    workers[0]?.answer({ type: 'reviewed', review: reviewOf(1) });
    await settled();
    open();
    await settled();
    expect(last()).toMatchObject({ isDone: true, reviews: [reviewOf(1)] });
    expect(workers).toHaveLength(1);
  });

  test('keeps the last fifty deals', async () => {
    const { open, workers, last } = reviewing(Array.from({ length: 51 }, () => null));
    open();
    await settled();
    const [worker] = workers;
    for (let deal = 1; deal <= 51; deal++) {
      worker?.answer({ type: 'reviewed', review: reviewOf(deal) });
      await settled();
    }
    expect(last()?.isDone).toBe(true);
    const texts = worker?.tasks.map((task) => (task.type === 'review' ? task.record.text : '')) ?? [];
    const startedFor = async (text = ''): Promise<number> => {
      let started = 0;
      const start = () => {
        started++;
        return new FakeWorker();
      };
      const record = async () => ok({ text, automatic: [], taken: [] });
      startReview({ deals: [1], seat: 2, record }, () => undefined, start);
      await settled();
      return started;
    };
    expect(await Promise.all([texts[0], texts[1], texts[50]].map((text) => startedFor(text)))).toEqual([1, 0, 0]);
  });

  test('goes on without deals that the table no longer has, and counts them', async () => {
    const { open, workers, last } = reviewing(['notNow', null]);
    open();
    await settled();
    workers[0]?.answer({ type: 'reviewed', review: reviewOf(2) });
    await settled();
    expect(last()).toMatchObject({ isDone: true, missing: 1, reviews: [reviewOf(2)] });
  });

  test.each([
    ['badMessage', 'old'],
    ['offline', 'offline'],
    ['tooFast', 'busy'],
  ] as const)('ends if the table answers %s', async (refusal, problem) => {
    const { open, workers, last } = reviewing([refusal, null]);
    open();
    await settled();
    expect(last()).toMatchObject({ isDone: false, problem });
    expect(workers).toEqual([]);
  });

  test.each<[string, (worker: FakeWorker) => void]>([
    ['the worker fails', (worker) => worker.fail()],
    ['the text is damaged', (worker) => worker.answer({ type: 'reviewed', review: null })],
  ])('ends if %s', async (_, happen) => {
    const { open, workers, last } = reviewing([null, null]);
    open();
    await settled();
    happen(workers[0]!);
    await settled();
    expect(last()).toMatchObject({ isDone: false, problem: 'failed' });
    expect(workers[0]?.isTerminated).toBe(true);
  });

  test('that is cancelled ends its worker and tells nothing more', async () => {
    const { open, workers, told } = reviewing([null]);
    const cancel = open();
    await settled();
    const before = told.length;
    cancel();
    expect(workers[0]?.isTerminated).toBe(true);
    workers[0]?.answer({ type: 'reviewed', review: reviewOf(1) });
    await settled();
    expect(told).toHaveLength(before);
  });

  test('that is cancelled while a deal is fetched starts no worker', async () => {
    const { open, workers } = reviewing([null]);
    open()();
    await settled();
    expect(workers).toEqual([]);
  });
});
