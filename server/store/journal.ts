import { setTimeout as afterMs, setImmediate as afterThisTurn } from 'node:timers/promises';
import type { TableLog, VersionedLogEntry } from '#table';
import type { Store, StoredLogEntry } from './store.ts';

/** Thrown when a table's lines could not be stored: another process has the table, or the store failed. */
export class NotStored extends Error {
  /** Opening the table may be tried again, as after any failure of the store (`isStoreFailure`). */
  readonly code = 'storeFails';

  constructor() {
    super('a table could not be stored');
  }
}

/** A table's open log. */
interface Log {
  readonly table: string;
  /** Whether a line could not be stored; then no later line may be stored. */
  isBroken: boolean;
}

/** Lines that are stored together. */
interface Batch {
  readonly lines: { readonly log: Log; readonly number: number; readonly entry: VersionedLogEntry }[];
  /** Resolves once each line is stored or its log is broken. */
  readonly done: Promise<void>;
  /** Resolves `done`. */
  end(): void;
}

function newBatch(): Batch {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { lines: [], done, end };
}

/** The log of one table. Appended lines are sent to the store without delay. */
export interface KeptLog extends TableLog {
  /** Resolves once everything appended so far is stored; rejects with `NotStored` if it cannot be. */
  stored(): Promise<void>;
}

/**
 * The minimum time between the starts of two batches, in ms: batches are expensive, lines are cheap, and people do not
 * notice the wait.
 */
export const MIN_BATCH_INTERVAL_MS = 10;

/** Writes the logs of all tables to the store. Lines that arrive while a batch is written go into the next one. */
export class Journal {
  readonly #store: Store;
  readonly #report: (error: unknown) => void;
  readonly #measure: (lines: number, ms: number) => void;
  /** Gathers the lines that come now. */
  #next = newBatch();
  #isWriting = false;
  /** Resolves with the batch of the last line. */
  #settled: Promise<void> = Promise.resolve();
  /** When the last batch began. */
  #began = Number.NEGATIVE_INFINITY;

  /**
   * @param report called with the store's errors
   * @param measure called with the number of lines in each batch and the ms it took
   */
  constructor(store: Store, report: (error: unknown) => void, measure: (lines: number, ms: number) => void) {
    this.#store = store;
    this.#report = report;
    this.#measure = measure;
  }

  /** @param kept the number of the table's lines that are already stored */
  open(table: string, kept: number): KeptLog {
    const log: Log = { table, isBroken: false };
    let number = kept;
    let last: Promise<void> | null = null;
    return {
      append: (entry) => {
        this.#next.lines.push({ log, number: number++, entry });
        last = this.#next.done;
        this.#settled = last;
        if (!this.#isWriting) void this.#writeAll();
      },
      async stored() {
        await last;
        if (log.isBroken) throw new NotStored();
      },
    };
  }

  /** Resolves once everything appended so far is stored or has failed. Later lines do not delay it. */
  settled(): Promise<void> {
    return this.#settled;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#next.lines.length > 0) {
      await this.#gather();
      const batch = this.#next;
      this.#next = newBatch();
      await this.#writeBatch(batch);
      batch.end();
    }
    this.#isWriting = false;
  }

  /** Waits so that lines that arrive together share a batch. A lone line waits for one turn of the event loop. */
  async #gather(): Promise<void> {
    const wait = MIN_BATCH_INTERVAL_MS - (performance.now() - this.#began);
    await (wait > 0 ? afterMs(wait) : afterThisTurn());
    this.#began = performance.now();
  }

  async #writeBatch(batch: Batch): Promise<void> {
    const lines = batch.lines.filter(({ log }) => !log.isBroken);
    if (lines.length === 0) return;
    try {
      const given = lines.map(({ log, number, entry }): StoredLogEntry => ({ table: log.table, number, entry }));
      const since = performance.now();
      const lost = await this.#store.append(given);
      this.#measure(lines.length, performance.now() - since);
      if (lost.length > 0) for (const { log } of lines) log.isBroken ||= lost.includes(log.table);
    } catch (error) {
      this.#report(error);
      for (const { log } of lines) log.isBroken = true;
    }
  }
}
