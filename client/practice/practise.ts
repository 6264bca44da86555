import type { PracticeOptions } from './messages.ts';
import { PracticeTable, type TableWorker } from './PracticeTable.ts';

const startWorker = (): TableWorker =>
  new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'practice' });

/**
 * A game against bots that runs in this page, in a worker of its own: no server, no network. Resolves once there is a
 * table to be seen.
 * @throws Error when the worker cannot be started
 */
export async function practise(options: PracticeOptions, start = startWorker): Promise<PracticeTable> {
  const table = new PracticeTable(start());
  await table.open({ type: 'open', options });
  return table;
}

/**
 * The practice game that is kept on this device, where it stopped; null when there is none, or none that can be gone on with.
 * @throws Error when the worker cannot be started
 */
export async function goOnPractising(start = startWorker): Promise<PracticeTable | null> {
  const table = new PracticeTable(start());
  if (await table.open({ type: 'goOn' })) return table;
  table.leave();
  return null;
}
