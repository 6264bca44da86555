import type { Logger } from 'pino';
import type { Entropy } from '#table';
import { isErased, isRated } from '../ratings/ratedGame.ts';
import { eraseRatings, rateStored } from '../ratings/storedRatings.ts';
import type { DailyRepository } from '../store/dailyRepository.ts';
import type { FiledGame } from '../store/gameRepository.ts';
import type { Journal } from '../store/journal.ts';
import type { LogRepository, UnrecordedTable } from '../store/logRepository.ts';
import type { Store } from '../store/store.ts';
import type { Converted, NotConverted, Unconverted } from './conversion.ts';
import type { GameToRate } from './gameToRate.ts';

/** The number of tables that are looked up at once. */
const TABLES_PER_LOOKUP = 50;

/** The parts of a server that the archive needs. */
interface ArchiveContext {
  readonly store: Store;
  readonly journal: Pick<Journal, 'settled'>;
  readonly entropy: Entropy;
  readonly log: Logger;
}

/** Converts the logs of tables, as `Converter` does. */
export interface LogConverter {
  convert(table: Unconverted): Promise<Converted | NotConverted>;
  close(): Promise<void>;
}

/**
 * Stores the games of tables, one table at a time. No table waits for it. Whatever it misses, because the process or
 * the store fails, the next `sweep` finds, since the store knows how far each log has been looked at.
 */
export class GameArchive {
  readonly #context: ArchiveContext;
  readonly #converter: LogConverter;
  /** The tables that wait. */
  readonly #noted = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(context: ArchiveContext, converter: LogConverter) {
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
      const tables = await this.#context.store.logs.unrecorded(after, TABLES_PER_LOOKUP);
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
    await store.logs.markRead({ ...table, count: table.from + count }, resume);
  }
}

const TOO_LONG: NotConverted = { why: 'unreadable', words: 'the log is too long' };

/** The thread died, or took too long: the same would happen again. */
const unreadable = (error: unknown): NotConverted => ({ why: 'unreadable', words: String(error) });

/** The number of lines that are read at once. */
const ENTRIES_PER_READ = 500;

/** The most characters of a log that are sent to the thread at once; a game of 13 deals has some 200,000. */
const MAX_LOG_CHARACTERS = 16_000_000;

/** A part of a log. */
interface LogPart {
  /** Null if they are too long. */
  readonly lines: readonly string[] | null;
  /** The number of lines. */
  readonly count: number;
  /** Its guests, with the number of a line that has theirs. */
  readonly guests: ReadonlyMap<string, number>;
}

/** Reads the part of a log that nobody has looked at, and lists its guests. */
async function readLogOf(logs: LogRepository, { id, from }: UnrecordedTable): Promise<LogPart> {
  const guests = new Map<string, number>();
  const lines: string[] = [];
  let [count, characters] = [0, 0];
  for (;;) {
    const part = await logs.lines(id, from + count, ENTRIES_PER_READ);
    for (const [guest, index] of guestsIn(part)) {
      if (guests.has(guest)) continue;
      guests.set(guest, from + count + index);
      await logs.addVisit(guest, id);
    }
    count += part.length;
    characters += part.reduce((sum, { length }) => sum + length, 0);
    if (characters <= MAX_LOG_CHARACTERS) lines.push(...part);
    else lines.length = 0;
    if (part.length < ENTRIES_PER_READ)
      return { lines: characters <= MAX_LOG_CHARACTERS ? lines : null, count, guests };
  }
}

/** The numbers of guests in lines of a log, of any version, each with the index of its line. */
const guestsIn = (lines: readonly string[]): readonly (readonly [guest: string, index: number])[] =>
  lines.flatMap((line, index) =>
    [...line.matchAll(/"player": ?"([0-9a-f]{32})"/g)].map(([, guest]) => [guest as string, index] as const),
  );

/** The parts of a server that storing games needs. */
interface FilingContext {
  readonly store: Store;
  readonly entropy: Entropy;
}

/** The public ids of guests. */
type PublicIds = Map<string, string>;

/**
 * Stores the games of a table, and rates those that count. Doing so again changes nothing.
 * @param guests the guests in its log, with the number of a line that has theirs
 */
async function fileGames(
  context: FilingContext,
  { id, order: { day } }: UnrecordedTable,
  { games, toRate }: Pick<Converted, 'games' | 'toRate'>,
  guests: ReadonlyMap<string, number>,
): Promise<void> {
  const { store, entropy } = context;
  const players: PublicIds = new Map();
  try {
    for (const game of games) {
      await store.games.keep(game, () => entropy().slice(0, 32));
      if (day !== undefined) await fileDaily(store.dailies, day, game);
    }
    for (const game of toRate) await rateGuests(context, game, players);
  } finally {
    // Also after a failure: the next round does not find these guests in the log any more.
    const stored = games.map((game) => game.id);
    await eraseAgain(context, { id, games: stored }, guests, players);
  }
}

/** Rates a game of guests by their public ids, if it counts, and adds these to `players`. */
async function rateGuests({ store, entropy }: FilingContext, game: GameToRate, players: PublicIds): Promise<void> {
  if (!isRated(game)) return;
  for (const one of game.players) {
    if (one.kind === 'bot' || isErased(one.id) || players.has(one.id)) continue;
    const player = await store.games.playerOf(one.id, () => entropy().slice(0, 32));
    // Another process erases this guest right now; the next round finds the game without them.
    if (player === null) throw new Error('a guest of the game has no public id');
    players.set(one.id, player);
  }
  const publicId = (id: string): string => players.get(id) ?? id;
  const known = game.players.map((one) => (one.kind === 'bot' ? one : { ...one, id: publicId(one.id) }));
  const rivals = game.rivals.map(
    ({ ids: [one, other], met }) => ({ ids: [publicId(one), publicId(other)], met }) as const,
  );
  await rateStored(store.ratings, game.id, { ...game, players: known, rivals });
}

/**
 * Erases guests whom another process has erased since the log was read. It rewrites the log before it erases them from
 * the games: if their number is still there, what we have stored will be erased, too.
 */
async function eraseAgain(
  { store }: FilingContext,
  table: { readonly id: string; readonly games: readonly string[] },
  guests: ReadonlyMap<string, number>,
  players: PublicIds,
): Promise<void> {
  for (const [guest, number] of guests) {
    const [line] = await store.logs.lines(table.id, number, 1);
    if (line === undefined || line.includes(guest)) continue;
    await store.noteErasure();
    const rated = players.get(guest);
    if (rated !== undefined) await eraseRatings(store.ratings, rated);
    await store.games.erase(guest);
    // The other process may have deleted the public id while we stored the games.
    for (const game of table.games) await store.games.eraseUnknown(game);
    await store.logs.removeVisit(guest, table.id);
  }
}

/** Stores the result of a daily deal that was finished. */
async function fileDaily(dailies: DailyRepository, day: string, { status, players }: FiledGame): Promise<void> {
  const person = players.find(({ guest }) => guest !== null);
  if (status !== 'finished' || !person || person.guest === null || person.place === null) return;
  await dailies.finish(day, person.guest, person.name ?? '', { points: person.points, place: person.place });
}
