import { crazyRummy, type StoredRules, storedRules } from '#rules';
import type { VersionedLogEntry } from '#table';
import { openDailies } from '../../../server/store/dailyRepository.ts';
import { KeyTaken, type Query, type Rows } from '../../../server/store/database.ts';
import { openGames } from '../../../server/store/gameRepository.ts';
import type { LogRepository, UnrecordedTable } from '../../../server/store/logRepository.ts';
import { openRatings } from '../../../server/store/ratingRepository.ts';
import { migrateSqlite, openFile } from '../../../server/store/sqliteSchema.ts';
import { MAX_BLOCKED_GUESTS, type Store } from '../../../server/store/store.ts';
import type { TableSettings } from '../../../server/tables.ts';

interface Kept {
  readonly order: TableSettings;
  rules: StoredRules;
  readonly entries: VersionedLogEntry[];
  ended: boolean;
  /** The number of log lines at the last `tidy`. */
  touchedLines?: number;
  /** The store's age in ms when `tidy` last found new lines. */
  touchedAge?: number;
  /** The store's age in ms at which the table is forgotten. */
  forgetAge?: number;
  /** The number of the line from which to look for games, of all lines when somebody looked last, and who sat there. */
  looked?: { readonly from: number; readonly count: number; readonly isEnded: boolean };
  readonly guests?: Set<string>;
}

/** Something stored for a guest, by the guest's id. */
interface Seen {
  readonly guest: string;
  /** The store's age in ms when the guest was last seen; null until the next `tidy` sets it. */
  seenAge: number | null;
}

interface Block extends Seen {
  readonly other: string;
}

interface Recovery extends Seen {
  readonly hash: string;
}

const DAY = 86_400_000;

/** The rule set of `orderOf`. */
export const RULES = storedRules(crazyRummy);

/** The same value as a database returns it. */
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** An order for a table for two with this id. */
export const orderOf = (id: string, code = id): TableSettings => ({
  ...{ id, code, isPrivate: true, seats: 2, rules: 'crazy-rummy', pace: 'usual' },
});

/** A store that lives as long as the test, and so outlives the servers the test starts. */
export interface MemoryStore extends Store {
  /** Every table that is not forgotten, ended ones included. */
  readonly tables: readonly Kept[];
}

/** Runs statements in a SQLite database in memory, opened with the first of them. */
function memoryQuery(): Query {
  let database: ReturnType<typeof openFile> | undefined;
  return async (sql, parameters) => {
    if (!database) {
      database = openFile(':memory:');
      migrateSqlite(database);
    }
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    try {
      return statement.all(
        Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value])),
      ) as unknown as Rows;
    } catch (error) {
      throw /UNIQUE/.test((error as Error).message) ? new KeyTaken() : error;
    }
  };
}

/** The logs of these tables. */
function memoryLogs(tables: readonly Kept[], forget: LogRepository['forget']): LogRepository {
  const unrecorded = ({ order, rules, entries, ended, looked }: Kept): UnrecordedTable => ({
    ...asJson({ id: order.id, order, rules, isEnded: ended }),
    ...{ from: looked?.from ?? 0, count: entries.length },
  });
  const tableOf = (id: string): Kept | undefined => tables.find(({ order }) => order.id === id);
  const hasNews = ({ looked, entries, ended }: Kept): boolean =>
    looked?.isEnded !== true && (ended || looked?.count !== entries.length);
  return {
    async addVisit(guest, table) {
      const kept = tableOf(table);
      if (kept) Object.assign(kept, { guests: new Set([...(kept.guests ?? []), guest]) });
    },
    async removeVisit(guest, table) {
      tableOf(table)?.guests?.delete(guest);
    },
    async unrecorded(after, most) {
      const found = tables.filter((table) => table.order.id > after && hasNews(table));
      return found
        .toSorted((a, b) => (a.order.id < b.order.id ? -1 : 1))
        .slice(0, most)
        .map(unrecorded);
    },
    async table(id) {
      const kept = tableOf(id);
      return kept ? unrecorded(kept) : null;
    },
    async lines(table, from, most) {
      const entries = tableOf(table)?.entries ?? [];
      return entries.slice(from, from + most).map((entry) => JSON.stringify(entry));
    },
    async markRead({ id, count, isEnded }, from) {
      Object.assign(tableOf(id) ?? {}, { looked: { from, count, isEnded } });
    },
    async tablesOf(guest) {
      return tables.filter(({ guests }) => guests?.has(guest)).map(({ order }) => order.id);
    },
    async openCodesOf(guest) {
      const open = tables.filter(({ guests, ended }) => guests?.has(guest) && !ended);
      return open.map(({ order }) => order.code);
    },
    async rewrite(table, number, line) {
      tableOf(table)?.entries.splice(number, 1, JSON.parse(line));
    },
    async forget(guest) {
      for (const { guests } of tables) guests?.delete(guest);
      await forget(guest);
    },
  };
}

export function memoryStore(): MemoryStore {
  const tables: Kept[] = [];
  const secrets = new Map<string, string>();
  let blocks: readonly Block[] = [];
  let recoveries: readonly Recovery[] = [];
  let age = 0;
  let notedAt: number | null = null;
  const open = (code: string): Kept | undefined => tables.find(({ order, ended }) => order.code === code && !ended);
  const query = memoryQuery();
  return {
    tables,
    games: openGames(query),
    dailies: openDailies(query),
    ratings: openRatings(query),
    logs: memoryLogs(tables, async (guest) => {
      blocks = blocks.filter((block) => block.guest !== guest && block.other !== guest);
      recoveries = recoveries.filter((one) => one.guest !== guest);
    }),
    async noteErasure() {},
    async vacuum() {},
    async create(order, rules) {
      if (open(order.code) || tables.some(({ order: { id } }) => id === order.id)) return false;
      tables.push(asJson({ order, rules, entries: [], ended: false }));
      return true;
    },
    async replaceRules(id, rules) {
      for (const table of tables) if (table.order.id === id) table.rules = asJson(rules);
    },
    async append(lines) {
      const lost: string[] = [];
      for (const table of new Set(lines.map((line) => line.table))) {
        const entries = tables.find(({ order }) => order.id === table)?.entries;
        const own = lines.filter((line) => line.table === table);
        if (entries && own[0]?.number === entries.length) entries.push(...asJson(own).map(({ entry }) => entry));
        else lost.push(table);
      }
      return lost;
    },
    async find(code) {
      const kept = open(code);
      if (!kept) return null;
      const { order, rules, entries } = kept;
      const snapshot = entries.findLastIndex(({ type }: { readonly type: string }) => type === 'snapshot');
      return asJson({ order, rules, lines: entries.slice(Math.max(0, snapshot)), count: entries.length });
    },
    async end(id) {
      for (const table of tables) if (table.order.id === id) table.ended = true;
    },
    async tidy({ now, most, ...retention }) {
      const passed = notedAt === null ? null : now - notedAt;
      age += Math.max(0, Math.min(most, passed ?? 0));
      notedAt = now;
      let ended = 0;
      for (const table of tables) {
        const { length } = table.entries;
        if (table.touchedLines !== length) Object.assign(table, { touchedLines: length, touchedAge: age });
        if (!table.ended && (table.touchedAge ?? age) <= age - retention.untouched) {
          table.ended = true;
          ended++;
        }
        const isPlayed = table.entries.some(({ type }) => type === 'game');
        if (table.ended) table.forgetAge ??= age + (isPlayed ? retention.ended : retention.unplayed);
      }
      const kept = tables.filter(({ forgetAge = Number.POSITIVE_INFINITY }) => forgetAge > age);
      tables.splice(0, tables.length, ...kept);
      for (const one of [...blocks, ...recoveries]) one.seenAge ??= age;
      const isSeen = ({ seenAge }: Seen): boolean => (seenAge ?? age) > age - retention.unseen;
      blocks = blocks.filter(isSeen);
      recoveries = recoveries.filter(isSeen);
      return { ended, passed };
    },
    async tryWriting() {},
    async seen(guest) {
      for (const one of [...blocks, ...recoveries]) {
        if (one.guest === guest && one.seenAge !== null && one.seenAge < age - DAY) one.seenAge = null;
      }
    },
    async block(guest, other, on) {
      const others = blocks.filter((block) => block.guest !== guest || block.other !== other);
      if (on && others.filter((block) => block.guest === guest).length >= MAX_BLOCKED_GUESTS) return false;
      blocks = on ? [...others, { guest, other, seenAge: null }] : others;
      return true;
    },
    async blockedWith(guest) {
      return blocks.flatMap((block) => {
        if (block.guest === guest) return [block.other];
        return block.other === guest ? [block.guest] : [];
      });
    },
    async keepRecovery(guest, hash) {
      recoveries = [...recoveries.filter((one) => one.guest !== guest), { guest, hash, seenAge: null }];
    },
    findRecovery: async (hash) => recoveries.find((one) => one.hash === hash)?.guest ?? null,
    async secret(name, made) {
      if (!secrets.has(name)) secrets.set(name, made);
      return secrets.get(name) ?? made;
    },
    async close() {},
  };
}
