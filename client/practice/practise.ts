import type { PracticeOptions } from './messages.ts';
import { PracticeTable } from './PracticeTable.ts';
import { takeWorker } from './spareWorker.ts';

/**
 * Starts a game against bots in a worker of this page, without server or network. Resolves when the first update has
 * arrived.
 * @throws Error if the worker cannot be started
 */
export async function practise(options: PracticeOptions, start = takeWorker): Promise<PracticeTable> {
  const table = new PracticeTable(start());
  await table.open({ type: 'open', options });
  return table;
}

/**
 * Resumes the practice game saved on this device; null if there is none or it cannot be resumed.
 * @throws Error if the worker cannot be started
 */
export async function goOnPractising(start = takeWorker): Promise<PracticeTable | null> {
  const table = new PracticeTable(start());
  if (await table.open({ type: 'goOn' })) return table;
  table.leave();
  return null;
}
