import type { Logger } from 'pino';
import type { Entropy } from '#table';
import type { Journal } from '../store/journal.ts';
import type { Store, UnrecordedTable } from '../store/store.ts';
import type { Converted, NotConverted, Unconverted } from './conversion.ts';
import { fileGames } from './filing.ts';
import { type LogPart, readLogOf } from './readLog.ts';

/** The number of tables that are looked up at once. */
const TABLES_AT_ONCE = 50;

/** The parts of a server that a recorder needs. */
interface RecorderContext {
  readonly store: Store;
  readonly journal: Pick<Journal, 'settled'>;
  readonly entropy: Entropy;
  readonly log: Logger;
}

/** Converts the logs of tables, as `Converter` does. */
export interface Converting {
  convert(table: Unconverted): Promise<Converted | NotConverted>;
  close(): Promise<void>;
}

/**
 * Stores the games of tables, one table at a time. No table waits for it. Whatever it misses, because the process or
 * the store fails, the next `sweep` finds, since the store knows how far each log has been looked at.
 */
export class Recorder {
  readonly #context: RecorderContext;
  readonly #converter: Converting;
  /** The tables that wait. */
  readonly #noted = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(context: RecorderContext, converter: Converting) {
    this.#context = context;
    this.#converter = converter;
  }

  /** A game at this table is over or adjourned, or the table has ended. */
  note(table: string): void {
    if (this.#noted.has(table)) return;
    this.#noted.add(table);
    void this.alone(async () => {
      this.#noted.delete(table);
      await this.#context.journal.settled();
      const found = await this.#context.store.logs.table(table);
      if (found) await this.#record(found);
    }).catch((err) => this.#report(err, table));
  }

  /** Stores all games that are not stored although they could be. A table that fails does not hold up the others. */
  async sweep(): Promise<void> {
    for (let after = ''; !this.#isClosed; ) {
      const tables = await this.#context.store.logs.unrecorded(after, TABLES_AT_ONCE);
      const last = tables.at(-1);
      if (!last) return;
      for (const table of tables) await this.alone(() => this.#record(table));
      after = last.id;
    }
  }

  /** Runs a task while no game is being stored. */
  alone<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Stops; resolves once the store is no longer used. Tables that still wait are found by the next process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
    await this.#converter.close();
  }

  async #record(table: UnrecordedTable): Promise<void> {
    if (this.#isClosed) return;
    try {
      await this.#storeGames(table, await readLogOf(this.#context.store.logs, table));
    } catch (err) {
      this.#report(err, table.id);
    }
  }

  #report(err: unknown, table: string): void {
    this.#context.log.error({ err, table }, 'game could not be stored; it is tried again');
  }

  async #storeGames(table: UnrecordedTable, { lines, count, guests }: LogPart): Promise<void> {
    const { store, log } = this.#context;
    const converted = lines ? await this.#converter.convert({ ...table, lines }).catch(unreadable) : TOO_LONG;
    if ('why' in converted) {
      if (converted.why === 'newer') return;
      log.error({ table: table.id, why: converted.words }, 'games of a table cannot be stored');
    }
    const { resume, ...done } = 'why' in converted ? { games: [], toRate: [], resume: table.from } : converted;
    await fileGames(this.#context, table, done, guests);
    await store.logs.looked({ ...table, count: table.from + count }, resume);
  }
}

const TOO_LONG: NotConverted = { why: 'unreadable', words: 'the log is too long' };

/** The thread died, or took too long: the same would happen again. */
const unreadable = (error: unknown): NotConverted => ({ why: 'unreadable', words: String(error) });
