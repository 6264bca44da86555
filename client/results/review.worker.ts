import type { Seat } from '#engine';
import type { DealRecord } from '#protocol';
import {
  type DealReview,
  type DealtDeal,
  dealtDeals,
  type OwnAchievements,
  ownAchievements,
  reviewDeal,
} from '#review';

/**
 * A message from the page to the worker. `review`: a deal to review for a seat, answered with `done`, `reviewed` at
 * last. `deeds`: a deal whose deeds of a seat are asked for. `dealt`: the record of a game whose dealt hands are asked
 * for.
 */
export type ReviewJob =
  | { readonly type: 'review'; readonly record: DealRecord; readonly seat: Seat }
  | { readonly type: 'deeds'; readonly record: DealRecord; readonly seat: Seat }
  | { readonly type: 'dealt'; readonly text: string };

/** A message from the worker. `done`: the share of the deal that is done, 0 to 1. Null results: the text is damaged. */
export type ReviewWorkerMessage =
  | { readonly type: 'done'; readonly done: number }
  | { readonly type: 'reviewed'; readonly review: DealReview | null }
  | { readonly type: 'deeds'; readonly deeds: OwnAchievements | null }
  | { readonly type: 'dealt'; readonly deals: readonly DealtDeal[] | null };

const send = (message: ReviewWorkerMessage): void => self.postMessage(message);

self.addEventListener('message', ({ data: task }: MessageEvent<ReviewJob>) => {
  if (task.type === 'dealt') {
    const deals = dealtDeals(task.text);
    send({ type: 'dealt', deals: deals.ok ? deals.value : null });
    return;
  }
  if (task.type === 'deeds') {
    const deeds = ownAchievements(task.record, task.seat);
    send({ type: 'deeds', deeds: deeds.ok ? deeds.value : null });
    return;
  }
  const review = reviewDeal(task.record, task.seat, (done) => send({ type: 'done', done }));
  send({ type: 'reviewed', review: review.ok ? review.value : null });
});
