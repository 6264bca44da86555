import type { ReviewJob, ReviewWorkerMessage } from '../../client/results/review.worker.ts';
import type { ReviewWorker } from '../../client/results/reviewer.ts';

/** A worker whose answers the test gives. */
export class FakeWorker implements ReviewWorker {
  readonly tasks: ReviewJob[] = [];
  isTerminated = false;
  readonly #listeners = new Map<string, (event: Event) => void>();

  postMessage(task: ReviewJob): void {
    this.tasks.push(task);
  }
  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, listener);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: ReviewWorkerMessage): void {
    this.#listeners.get('message')?.({ data } as MessageEvent);
  }
  fail(): void {
    this.#listeners.get('error')?.(new Event('error'));
  }
}
