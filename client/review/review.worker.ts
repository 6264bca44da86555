import type { Seat } from '#engine';
import type { DealRecord } from '#protocol';
import { type DealReview, reviewDeal } from '#review';

/** A message from the page to the worker: a deal to review for a seat. Answered with `done`, `reviewed` at last. */
export interface ReviewTask {
  readonly record: DealRecord;
  readonly seat: Seat;
}

/** A message from the worker. `done`: the share of the deal that is done, 0 to 1. `review`: null for damaged text. */
export type FromReviewer =
  | { readonly type: 'done'; readonly done: number }
  | { readonly type: 'reviewed'; readonly review: DealReview | null };

const send = (message: FromReviewer): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ReviewTask>) => {
  const review = reviewDeal(data.record, data.seat, (done) => send({ type: 'done', done }));
  send({ type: 'reviewed', review: review.ok ? review.value : null });
});
