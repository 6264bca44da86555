import type { DailyBook } from './dailyBook.ts';
import type { GameBook } from './gameBook.ts';
import type { RatingBook } from './ratingBook.ts';
import type { LogBook, Store } from './store.ts';

/**
 * Thrown when the store fails. It contains no stored data: a database's own error may quote the query, and a table's
 * log has secrets.
 */
export class StoreFails extends Error {
  /** The framework copies only the code and the message of an error. */
  readonly code = 'storeFails';

  constructor(cause: unknown) {
    super(`the store failed: ${wordsOf(cause)}`);
  }
}

/** Whether this is a `StoreFails`, even one that the framework has copied. */
export const isStoreFailure = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'storeFails';

const MOST_WORDS = 120;

/** The database's own message; errors that wrap it quote the query. */
function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no reason given';
  if (cause.cause instanceof Error) return wordsOf(cause.cause);
  return cause.message.startsWith('Failed query') ? 'a query failed' : cause.message.slice(0, MOST_WORDS);
}

/**
 * Wraps a store so that it fails only with `StoreFails`, which is distinct from faults of ours and safe to log.
 * @param measure called with the number of lines in each batch and the ms it took
 */
export function guardedStore(store: Store, measure: (lines: number, ms: number) => void): Store {
  const guarded = async <Value>(asked: Promise<Value>): Promise<Value> => {
    try {
      return await asked;
    } catch (error) {
      throw new StoreFails(error);
    }
  };
  return {
    games: guardedGames(store.games, guarded),
    logs: guardedLogs(store.logs, guarded),
    dailies: guardedDailies(store.dailies, guarded),
    ratings: guardedRatings(store.ratings, guarded),
    erased: () => guarded(store.erased()),
    noteErased: () => guarded(store.noteErased()),
    shred: () => guarded(store.shred()),
    create: (order, rules) => guarded(store.create(order, rules)),
    amend: (id, rules) => guarded(store.amend(id, rules)),
    find: (code) => guarded(store.find(code)),
    end: (id) => guarded(store.end(id)),
    close: () => guarded(store.close()),
    keepRecovery: (guest, hash) => guarded(store.keepRecovery(guest, hash)),
    findRecovery: (hash) => guarded(store.findRecovery(hash)),
    block: (guest, other, on) => guarded(store.block(guest, other, on)),
    keptFrom: (guest) => guarded(store.keptFrom(guest)),
    tidy: (tidying) => guarded(store.tidy(tidying)),
    tryWriting: () => guarded(store.tryWriting()),
    seen: (guest) => guarded(store.seen(guest)),
    secret: (name, made) => guarded(store.secret(name, made)),
    async append(lines) {
      const since = performance.now();
      const lost = await guarded(store.append(lines));
      measure(lines.length, performance.now() - since);
      return lost;
    },
  };
}

type Guarded = <Value>(asked: Promise<Value>) => Promise<Value>;

const guardedGames = (games: GameBook, guarded: Guarded): GameBook => ({
  keep: (game, newId) => guarded(games.keep(game, newId)),
  find: (id) => guarded(games.find(id)),
  record: (id) => guarded(games.record(id)),
  recordAt: (table, guest) => guarded(games.recordAt(table, guest)),
  publicId: (guest) => guarded(games.publicId(guest)),
  playerOf: (guest, newId) => guarded(games.playerOf(guest, newId)),
  nameOf: (asked) => guarded(games.nameOf(asked)),
  history: (asked, before, most) => guarded(games.history(asked, before, most)),
  presets: (asked) => guarded(games.presets(asked)),
  met: (asked) => guarded(games.met(asked)),
  erase: (guest) => guarded(games.erase(guest)),
  eraseUnknown: (game) => guarded(games.eraseUnknown(game)),
});

const guardedDailies = (dailies: DailyBook, guarded: Guarded): DailyBook => ({
  part: (day, guest) => guarded(dailies.part(day, guest)),
  begin: (day, guest, table, instead) => guarded(dailies.begin(day, guest, table, instead)),
  finish: (day, guest, name, result) => guarded(dailies.finish(day, guest, name, result)),
  standing: (day, most) => guarded(dailies.standing(day, most)),
  ahead: (day, points) => guarded(dailies.ahead(day, points)),
  days: (guest, most) => guarded(dailies.days(guest, most)),
  bestBeside: (day, guest) => guarded(dailies.bestBeside(day, guest)),
  erase: (guest) => guarded(dailies.erase(guest)),
});

const guardedLogs = (logs: LogBook, guarded: Guarded): LogBook => ({
  sat: (guest, table) => guarded(logs.sat(guest, table)),
  unsat: (guest, table) => guarded(logs.unsat(guest, table)),
  unrecorded: (after, most) => guarded(logs.unrecorded(after, most)),
  table: (id) => guarded(logs.table(id)),
  lines: (table, from, most) => guarded(logs.lines(table, from, most)),
  looked: (table, resume) => guarded(logs.looked(table, resume)),
  tablesOf: (guest) => guarded(logs.tablesOf(guest)),
  openCodesOf: (guest) => guarded(logs.openCodesOf(guest)),
  rewrite: (table, number, line) => guarded(logs.rewrite(table, number, line)),
  forget: (guest) => guarded(logs.forget(guest)),
});

const guardedRatings = (ratings: RatingBook, guarded: Guarded): RatingBook => ({
  isRated: (game) => guarded(ratings.isRated(game)),
  latest: (family, player) => guarded(ratings.latest(family, player)),
  add: (game, changes) => guarded(ratings.add(game, changes)),
  settle: (game) => guarded(ratings.settle(game)),
  count: (family, season) => guarded(ratings.count(family, season)),
  best: (family, season, most) => guarded(ratings.best(family, season, most)),
  some: (family, season, players) => guarded(ratings.some(family, season, players)),
  of: (player, season) => guarded(ratings.of(player, season)),
  after: (game, player) => guarded(ratings.after(game, player)),
  seasons: (family) => guarded(ratings.seasons(family)),
  met: (player) => guarded(ratings.met(player)),
  replace: (before, standing) => guarded(ratings.replace(before, standing)),
  unknown: () => guarded(ratings.unknown()),
  remove: (player) => guarded(ratings.remove(player)),
});
