import type { Result } from '#engine';
import type { DealRecord, Refusal, TakenHand } from '#protocol';
import type { SeenDeal } from '#record';
import type { CheckedDeal, CheckJob } from './check.worker.ts';

/** The worker of a check. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/**
 * Why a deal cannot be checked: `unseen`: this page did not see its commitment before it; `missing`: the table no
 * longer has its record; `old`: the server keeps none; `busy`: it was asked too often; `offline`: it cannot be
 * reached; `failed`: our fault.
 */
export type CheckProblem = 'unseen' | 'missing' | 'old' | 'busy' | 'offline' | 'failed';

/** A deal that was checked, with the people who took over bots' hands in it. */
export type CheckedHands = CheckedDeal & { readonly taken: readonly TakenHand[] };

/** The deal to check, as this page saw it, and where its record comes from. */
export interface CheckRequest {
  readonly deal: number;
  readonly seen: SeenDeal | null;
  readonly record: (deal: number) => Promise<Result<DealRecord, Refusal>>;
}

const startWorker = (): CheckWorker =>
  new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module', name: 'check' });

const PROBLEM_OF_REFUSAL: Partial<Readonly<Record<Refusal, CheckProblem>>> = {
  badMessage: 'old',
  tooFast: 'busy',
  notNow: 'missing',
};

/**
 * Fetches the record of a deal from the table and checks it in a worker. Calls `report` once, with the result or with
 * the reason why there is none. Returns the function that cancels it, after which nothing is reported.
 */
export function startCheck(
  { deal, seen, record }: CheckRequest,
  report: (result: CheckedHands | CheckProblem) => void,
  start = startWorker,
): () => void {
  let worker: CheckWorker | null = null;
  let isCancelled = false;
  const end = (result: CheckedHands | CheckProblem | null): void => {
    worker?.terminate();
    if (!isCancelled && result !== null) report(result);
    isCancelled = true;
  };
  const run = async (): Promise<void> => {
    if (!seen) return end('unseen');
    const found = await record(deal);
    if (isCancelled) return;
    if (!found.ok) return end(PROBLEM_OF_REFUSAL[found.reason] ?? 'offline');
    const { text, taken } = found.value;
    worker = start();
    worker.addEventListener('message', (event) => end({ ...(event as MessageEvent<CheckedDeal>).data, taken }));
    worker.addEventListener('error', () => end('failed'));
    const task: CheckJob = { seen, record: text };
    worker.postMessage(task);
  };
  void run().catch((error: unknown) => {
    reportError(error);
    end('failed');
  });
  return () => {
    isCancelled = true;
    end(null);
  };
}
