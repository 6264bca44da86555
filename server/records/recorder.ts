import type { Logger } from 'pino';
import type { Entropy } from '#table';
import type { DailyBook } from '../store/dailyBook.ts';
import type { FiledGame } from '../store/gameBook.ts';
import type { Journal } from '../store/journal.ts';
import type { Store, UnrecordedTable } from '../store/store.ts';
import type { Converted, NotConverted, Unconverted } from './conversion.ts';

/** The number of lines that are read at once. */
const LINES_AT_ONCE = 500;

/** The most characters of a log that are sent to the thread at once; a game of 13 deals has some 200,000. */
const MOST_CHARACTERS = 16_000_000;

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

/** A part of a log. */
interface ReadLog {
  /** Null if they are too long. */
  readonly lines: readonly string[] | null;
  /** The number of lines. */
  readonly count: number;
  /** Its guests, with the number of a line that has theirs. */
  readonly guests: ReadonlyMap<string, number>;
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
  #hasSwept = false;

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
    let areGuestsListed = true;
    for (let after = ''; !this.#isClosed; ) {
      const tables = await this.#context.store.logs.unrecorded(after, TABLES_AT_ONCE);
      const last = tables.at(-1);
      if (!last) {
        this.#hasSwept ||= areGuestsListed;
        return;
      }
      for (const table of tables) {
        const isListed = await this.alone(() => this.#record(table));
        areGuestsListed &&= isListed;
      }
      after = last.id;
    }
  }

  /** Whether all logs have been searched for guests since the start, and so the tables of each guest are known. */
  get hasSwept(): boolean {
    return this.#hasSwept;
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

  /** Stores the games of a table. Returns whether its guests are listed, even if a game could not be stored. */
  async #record(table: UnrecordedTable): Promise<boolean> {
    if (this.#isClosed) return false;
    let isListed = false;
    try {
      const read = await this.#read(table);
      isListed = true;
      await this.#storeGames(table, read);
    } catch (err) {
      this.#report(err, table.id);
    }
    return isListed;
  }

  #report(err: unknown, table: string): void {
    this.#context.log.error({ err, table }, 'game could not be stored; it is tried again');
  }

  async #storeGames(table: UnrecordedTable, { lines, count, guests }: ReadLog): Promise<void> {
    const { store, log, entropy } = this.#context;
    const converted = lines ? await this.#converter.convert({ ...table, lines }).catch(unreadable) : TOO_LONG;
    if ('why' in converted) {
      if (converted.why === 'newer') return;
      log.error({ table: table.id, why: converted.words }, 'games of a table cannot be stored');
    }
    const { games, resume } = 'why' in converted ? { games: [], resume: table.from } : converted;
    for (const game of games) {
      await store.games.keep(game, () => entropy().slice(0, 32));
      if (table.order.day !== undefined) await fileDaily(store.dailies, table.order.day, game);
    }
    await this.#eraseAgain(table.id, guests);
    await store.logs.looked({ ...table, count: table.from + count }, resume);
  }

  /**
   * Erases guests whom another process has erased since the log was read. It rewrites the log before it erases them
   * from the games: if their number is still there, what we have stored will be erased, too.
   */
  async #eraseAgain(table: string, guests: ReadonlyMap<string, number>): Promise<void> {
    const { store } = this.#context;
    for (const [guest, number] of guests) {
      const [line] = await store.logs.lines(table, number, 1);
      if (line === undefined || line.includes(guest)) continue;
      await store.noteErased();
      await store.games.erase(guest);
      await store.logs.unsat(guest, table);
    }
  }

  /** Reads the part of a log that nobody has looked at, and lists its guests. */
  async #read({ id, from }: UnrecordedTable): Promise<ReadLog> {
    const { logs } = this.#context.store;
    const guests = new Map<string, number>();
    const lines: string[] = [];
    let [count, characters] = [0, 0];
    for (;;) {
      const part = await logs.lines(id, from + count, LINES_AT_ONCE);
      for (const [guest, index] of guestsIn(part)) {
        if (guests.has(guest)) continue;
        guests.set(guest, from + count + index);
        await logs.sat(guest, id);
      }
      count += part.length;
      characters += part.reduce((sum, { length }) => sum + length, 0);
      if (characters <= MOST_CHARACTERS) lines.push(...part);
      else lines.length = 0;
      if (part.length < LINES_AT_ONCE) return { lines: characters <= MOST_CHARACTERS ? lines : null, count, guests };
    }
  }
}

const TOO_LONG: NotConverted = { why: 'unreadable', words: 'the log is too long' };

/** The thread died, or took too long: the same would happen again. */
const unreadable = (error: unknown): NotConverted => ({ why: 'unreadable', words: String(error) });

/** The numbers of guests in lines of a log, of any version, each with the index of its line. */
const guestsIn = (lines: readonly string[]): readonly (readonly [guest: string, index: number])[] =>
  lines.flatMap((line, index) =>
    [...line.matchAll(/"player": ?"([0-9a-f]{32})"/g)].map(([, guest]) => [guest as string, index] as const),
  );

/** Stores the result of a daily deal that was finished. */
async function fileDaily(dailies: DailyBook, day: string, { status, players }: FiledGame): Promise<void> {
  const person = players.find(({ guest }) => guest !== null);
  if (status !== 'finished' || !person || person.guest === null || person.place === null) return;
  await dailies.finish(day, person.guest, person.name ?? '', { points: person.points, place: person.place });
}
