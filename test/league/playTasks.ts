import { once } from 'node:events';
import { setImmediate as afterThisTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DuelResult, DuelTask } from './duel.ts';
import { playDuel } from './playDuel.ts';

/** Called with each result, in any order. */
type Report = (task: DuelTask, result: DuelResult) => void;

/**
 * Plays all tasks, in this thread or in several others. The results are the same, apart from the times.
 * @param stop begins no further task once it is aborted
 * @throws Error if a contestant failed; what has been reported before is valid
 */
export async function playTasks(
  tasks: readonly DuelTask[],
  workers: number,
  report: Report,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const queue = untilStopped(tasks, stop);
  if (workers === 1) return playHere(queue, report);
  const threads = Array.from({ length: Math.min(workers, tasks.length) }, () => playInThread(queue, report));
  for (const ended of await Promise.allSettled(threads)) if (ended.status === 'rejected') throw ended.reason;
}

/** One queue for all threads. It ends for all of them as soon as one of them fails, as generators do. */
function* untilStopped(tasks: readonly DuelTask[], stop: AbortSignal): Generator<DuelTask, void> {
  for (const task of tasks) {
    if (stop.aborted) return;
    yield task;
  }
}

async function playHere(queue: Iterable<DuelTask>, report: Report): Promise<void> {
  for (const task of queue) {
    report(task, playDuel(task.duel, task.index));
    // Signals of the process are heard only between two turns of the event loop.
    await afterThisTurn();
  }
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
