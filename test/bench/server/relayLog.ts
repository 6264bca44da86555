import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as afterMs, setImmediate as afterThisTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { MIN_BATCH_INTERVAL_MS } from '../../../server/store/journal.ts';
import type { RelayLine } from './relayLog.worker.ts';

/** The log of a relay. */
export interface RelayLog {
  /** Stores the next line of a table, then calls `done`. */
  append(table: string, done: () => void): void;
  /** Deletes the database. */
  remove(): void;
}

/**
 * Opens a database in its own thread, with the durability and the batches of the game's store and nothing else: no
 * checksums, no checks, no JSON. The least that storing costs.
 */
export async function openRelayLog(lineBytes: number): Promise<RelayLog> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-relay-'));
  const worker = new Worker(new URL('./relayLog.worker.ts', import.meta.url), { workerData: join(folder, 'lines.db') });
  await once(worker, 'message');
  const entry = 'x'.repeat(lineBytes);
  const numbers = new Map<string, number>();
  let pending: RelayLine[] = [];
  let waiting: (() => void)[] = [];
  let isWriting = false;
  let began = Number.NEGATIVE_INFINITY;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (pending.length > 0) {
      const wait = MIN_BATCH_INTERVAL_MS - (performance.now() - began);
      await (wait > 0 ? afterMs(wait) : afterThisTurn());
      began = performance.now();
      const [lines, calls] = [pending, waiting];
      [pending, waiting] = [[], []];
      const stored = once(worker, 'message');
      worker.postMessage(lines);
      await stored;
      for (const call of calls) call();
    }
    isWriting = false;
  };
  return {
    append(table, done) {
      const number = numbers.get(table) ?? 0;
      numbers.set(table, number + 1);
      pending.push([table, number, entry]);
      waiting.push(done);
      if (!isWriting) void writeAll();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
