import type { Seat } from '#engine';
import type { DealRecord } from '#protocol';
import type { DealReview, DealtDeal, OwnAchievements } from '#review';
import type { ReviewJob, ReviewWorkerMessage } from './review.worker.ts';

/** The worker of a review. */
export type ReviewWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Starts the worker of a review. */
export const startWorker = (): ReviewWorker =>
  new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: 'review' });

/** The worker, started with the first task. It has one task at a time. */
export class Reviewer {
  readonly #start: () => ReviewWorker;
  #worker: ReviewWorker | null = null;
  #tell: (message: ReviewWorkerMessage | null) => void = () => undefined;

  constructor(start: () => ReviewWorker) {
    this.#start = start;
  }

  /** Reviews a deal; null if the text is damaged or the worker fails. Never resolves once the reviewer is closed. */
  review(task: Extract<ReviewJob, { type: 'review' }>, part: (done: number) => void): Promise<DealReview | null> {
    return new Promise((resolve) => {
      this.#ask(task, (message) => {
        if (message?.type === 'done') part(message.done);
        else resolve(message?.type === 'reviewed' ? message.review : null);
      });
    });
  }

  /** The deeds of a seat in a deal; null if the text is damaged or the worker fails. Never resolves once closed. */
  deeds(record: DealRecord, seat: Seat): Promise<OwnAchievements | null> {
    return new Promise((resolve) => {
      this.#ask({ type: 'deeds', record, seat }, (message) =>
        resolve(message?.type === 'deeds' ? message.deeds : null),
      );
    });
  }

  /** The hands dealt in a recorded game; null if its text is damaged. Rejects if the worker fails. */
  dealt(text: string): Promise<readonly DealtDeal[] | null> {
    return new Promise((resolve, reject) => {
      this.#ask({ type: 'dealt', text }, (message) => {
        if (message?.type === 'dealt') resolve(message.deals);
        else reject(new Error('the worker has failed'));
      });
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask(task: ReviewJob, tell: (message: ReviewWorkerMessage | null) => void): void {
    this.#tell = tell;
    this.#open().postMessage(task);
  }

  #open(): ReviewWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', (event) => this.#tell((event as MessageEvent<ReviewWorkerMessage>).data));
    worker.addEventListener('error', () => this.#tell(null));
    this.#worker = worker;
    return worker;
  }
}
