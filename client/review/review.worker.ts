import { reviewDeal } from '#review';
import type { FromReviewer, ReviewTask } from './messages.ts';

const send = (message: FromReviewer): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ReviewTask>) => {
  const review = reviewDeal(data.record, data.seat, (done) => send({ type: 'done', done }));
  send({ type: 'reviewed', review: review.ok ? review.value : null });
});
