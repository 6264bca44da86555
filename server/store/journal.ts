import { setTimeout as afterMs, setImmediate as afterThisTurn } from 'node:timers/promises';
import type { TableLog } from '#table';
import type { Store, StoredLine } from './store.ts';

/** Why a table's lines could not be kept: somebody else has the table, or the store fails. */
export class NotStored extends Error {
  constructor() {
    super('a table could not be kept');
  }
}

interface Pending extends StoredLine {
  done(): void;
  failed(error: unknown): void;
}

/** The log of one table: what is written to it is on its way to the store at once. */
export interface KeptLog extends TableLog {
  /** Resolves when everything written so far is kept; rejects with `NotStored` when it cannot be. */
  stored(): Promise<void>;
}

/** From the beginning of one batch to that of the next, in ms: a batch costs the store much, its lines little. */
const GATHERING = 2;

/** Writes the logs of all tables into the store: what comes in while one batch is written goes with the next. */
export class Journal {
  readonly #store: Store;
  readonly #report: (error: unknown) => void;
  #pending: Pending[] = [];
  /** Tables a line of which could not be kept: nothing may follow it. */
  readonly #broken = new Set<string>();
  #isWriting = false;
  #written: Promise<void> = Promise.resolve();
  /** When the last batch began. */
  #began = Number.NEGATIVE_INFINITY;

  /** @param report is told what the store fails with */
  constructor(store: Store, report: (error: unknown) => void) {
    this.#store = store;
    this.#report = report;
  }

  /** @param kept how many lines of it are kept already */
  open(table: string, kept: number): KeptLog {
    this.#broken.delete(table);
    let next = kept;
    let last: Promise<void> = Promise.resolve();
    return {
      append: (entry) => {
        last = this.#write({ table, number: next++, entry });
        // Whoever needs it asks for it; what fails meanwhile is no fault of the process.
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

  /** Resolves when all that was written so far is kept, or has failed. */
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

  /** What comes together goes in one batch; a line that comes alone waits for nothing but the turn of the loop. */
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
