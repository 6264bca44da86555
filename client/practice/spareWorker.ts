/** The worker of a practice table. */
export type TableWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const startWorker = (): TableWorker =>
  new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'practice' });

/** A worker started ahead of time, without a game; null if there is none or it has failed. */
let spare: TableWorker | null = null;

/** Starts the worker of the next practice game ahead of time. */
export function startSpareWorker(start = startWorker): void {
  if (spare) return;
  try {
    const worker = start();
    spare = worker;
    worker.addEventListener('error', () => {
      if (spare === worker) spare = null;
    });
  } catch {
    // The game tries again, and reports what is wrong.
  }
}

/** Ends a worker started ahead of time that is not needed for now. */
export function endSpareWorker(): void {
  spare?.terminate();
  spare = null;
}

/** The spare worker, or a new one. */
export function takeWorker(): TableWorker {
  const worker = spare ?? startWorker();
  spare = null;
  return worker;
}
