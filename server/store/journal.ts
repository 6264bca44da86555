import { setTimeout as afterMs, setImmediate as afterThisTurn } from 'node:timers/promises';
import type { TableLog } from '#table';
import type { Store, StoredLine } from './store.ts';

/** Thrown when a table's lines could not be stored: another process has the table, or the store failed. */
export class NotStored extends Error {
  /** Opening the table may be tried again, as after any failure of the store (`isStoreFailure`). */
  readonly code = 'storeFails';

  constructor() {
    super('a table could not be stored');
  }
}

interface Pending extends StoredLine {
  done(): void;
  failed(error: unknown): void;
}

/** The log of one table. Appended lines are sent to the store without delay. */
export interface KeptLog extends TableLog {
  /** Resolves once everything appended so far is stored; rejects with `NotStored` if it cannot be. */
  stored(): Promise<void>;
}

/** The minimum time between the starts of two batches, in ms: batches are expensive, lines are cheap. */
const GATHERING = 2;

/** Writes the logs of all tables to the store. Lines that arrive while a batch is written go into the next one. */
export class Journal {
  readonly #store: Store;
  readonly #report: (error: unknown) => void;
  #pending: Pending[] = [];
  /** Tables with a line that could not be stored; no later line may be stored. */
  readonly #broken = new Set<string>();
  #isWriting = false;
  #written: Promise<void> = Promise.resolve();
  /** When the last batch began. */
  #began = Number.NEGATIVE_INFINITY;

  /** @param report called with the store's errors */
  constructor(store: Store, report: (error: unknown) => void) {
    this.#store = store;
    this.#report = report;
  }

  /** @param kept the number of the table's lines that are already stored */
  open(table: string, kept: number): KeptLog {
    this.#broken.delete(table);
    let next = kept;
    let last: Promise<void> = Promise.resolve();
    return {
      append: (entry) => {
        last = this.#write({ table, number: next++, entry });
        // Callers that need the result use `stored`; an unhandled rejection would be logged as a fault.
        last.catch(() => {});
      },
      stored: () => last,
    };
  }

  #write(line: StoredLine): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ ...line, done: resolve, failed: reject });
      if (this.#isWriting) return;
      this.#isWriting = true;
      this.#written = this.#writeAll();
    });
  }

  /** Resolves once everything appended so far is stored or has failed. */
  settled(): Promise<void> {
    return this.#written;
  }

  async #writeAll(): Promise<void> {
    while (this.#pending.length > 0) {
      await this.#gather();
      const batch = this.#pending;
      this.#pending = [];
      await this.#writeBatch(batch.filter(({ table }) => !this.#broken.has(table)));
      for (const line of batch) {
        if (this.#broken.has(line.table)) line.failed(new NotStored());
        else line.done();
      }
    }
    this.#isWriting = false;
  }

  /** Waits so that lines that arrive together share a batch. A lone line waits for one turn of the event loop. */
  async #gather(): Promise<void> {
    const wait = GATHERING - (performance.now() - this.#began);
    await (wait > 0 ? afterMs(wait) : afterThisTurn());
    this.#began = performance.now();
  }

  async #writeBatch(batch: readonly Pending[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const lost = await this.#store.append(batch.map(({ table, number, entry }) => ({ table, number, entry })));
      for (const table of lost) this.#broken.add(table);
    } catch (error) {
      this.#report(error);
      for (const { table } of batch) this.#broken.add(table);
    }
  }
}
