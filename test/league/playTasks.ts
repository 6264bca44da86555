import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DuelResult, DuelTask } from './duel.ts';
import { playDuel } from './playDuel.ts';

/** Called with each result, in any order. */
type Report = (task: DuelTask, result: DuelResult) => void;

/**
 * Plays all tasks, in this thread or in several others. The results are the same, apart from the times.
 * @throws Error if a contestant failed; what has been reported before is valid
 */
export async function playTasks(tasks: readonly DuelTask[], workers: number, report: Report): Promise<void> {
  if (workers === 1) {
    for (const task of tasks) report(task, playDuel(task.duel, task.index));
    return;
  }
  const queue = each(tasks);
  const threads = Array.from({ length: Math.min(workers, tasks.length) }, () => playInThread(queue, report));
  for (const ended of await Promise.allSettled(threads)) if (ended.status === 'rejected') throw ended.reason;
}

/** A generator, unlike an array's iterator, ends for all threads as soon as one of them fails. */
function* each<Item>(items: readonly Item[]): Generator<Item, void> {
  yield* items;
}

async function playInThread(queue: Iterable<DuelTask>, report: Report): Promise<void> {
  const worker = new Worker(new URL('./league.worker.ts', import.meta.url));
  try {
    for (const task of queue) {
      worker.postMessage(task);
      // Rejects with the error that ended the thread.
      const [result] = (await once(worker, 'message')) as [DuelResult];
      report(task, result);
    }
  } finally {
    await worker.terminate();
  }
}
