import type { StoredRules } from '#rules';
import type { TableSettings } from '../tables.ts';
import { openDailies } from './dailyRepository.ts';
import { type Database, guardedQuery, KeyTaken } from './database.ts';
import { openGames } from './gameRepository.ts';
import { openLogs, type StoredSettings, storedTableOf } from './logRepository.ts';
import { openRatings } from './ratingRepository.ts';
import { MAX_BLOCKED_GUESTS, type Store, type StoredLogEntry } from './store.ts';
import { tidy } from './tidying.ts';

const printOrder = (order: TableSettings, ruleSet: StoredRules): string => JSON.stringify({ ...order, ruleSet });

/**
 * An open table's order, numbered -1, and then its lines from the last snapshot on. The snapshot is searched from the
 * end, so the lines before it are not read.
 */
const FIND = `WITH found AS (SELECT id, wish FROM tables WHERE code = $1 AND ended_at IS NULL)
  SELECT -1 AS number, CAST(wish AS text) FROM found
  UNION ALL
  SELECT number, CAST(entry AS text) FROM lines WHERE table_id = (SELECT id FROM found) AND number >= COALESCE((
    SELECT number FROM lines WHERE table_id = (SELECT id FROM found) AND entry->>'type' = 'snapshot'
    ORDER BY number DESC LIMIT 1), 0)
  ORDER BY number`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Resets `seen_age`, at most once a day. The next tidying sets it to the store's age. */
const SEEN = `SET seen_age = NULL WHERE seen_age < (SELECT age - ${DAY_MS} FROM upkeep)`;

/** The most lines in one statement. Each number of lines makes a statement of its own, which SQLite keeps prepared. */
const MAX_ROWS_PER_INSERT = 64;

const parameter = (index: number): string => `$${index + 1}`;

/** The statements that store a given number of lines. */
const INSERTS = Array.from({ length: MAX_ROWS_PER_INSERT + 1 }, (_, rows) => {
  const values = Array.from({ length: rows }, (_, row) => `(${[3 * row, 3 * row + 1, 3 * row + 2].map(parameter)})`);
  return `INSERT INTO lines (table_id, number, entry) VALUES ${values}`;
});

/** Opens a store in a SQL database. Its methods are single statements, or may be interrupted between any two. */
export function openStore(database: Database): Store {
  const query = guardedQuery(database.query);
  const keep = (lines: readonly StoredLogEntry[]) =>
    query(
      INSERTS[lines.length] as string,
      lines.flatMap(({ table, number, entry }) => [table, number, JSON.stringify(entry)]),
    );
  /** False if one of the lines is already stored; then none of them is stored. */
  const isKept = async (lines: readonly StoredLogEntry[]): Promise<boolean> => {
    try {
      await keep(lines);
      return true;
    } catch (error) {
      if (error instanceof KeyTaken) return false;
      throw error;
    }
  };

  return {
    games: openGames(query),
    logs: openLogs(query),
    dailies: openDailies(query),
    ratings: openRatings(query),
    async create(order, rules) {
      const made = await query(
        'INSERT INTO tables (id, code, wish) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
        [order.id, order.code, printOrder(order, rules)],
      );
      return made.length > 0;
    },
    async append(lines) {
      const lost = new Set<string>();
      for (let start = 0; start < lines.length; start += MAX_ROWS_PER_INSERT) {
        const part = lines.slice(start, start + MAX_ROWS_PER_INSERT).filter(({ table }) => !lost.has(table));
        if (part.length === 0 || (await isKept(part))) continue;
        // Another process has one of the tables: store each table's lines separately, so that the others succeed.
        for (const table of new Set(part.map((line) => line.table))) {
          if (!(await isKept(part.filter((line) => line.table === table)))) lost.add(table);
        }
      }
      return [...lost];
    },
    async find(code) {
      const rows = await query(FIND, [code]);
      const [[, wish] = [], ...lines] = rows;
      if (wish === undefined) return null;
      return {
        ...storedTableOf(JSON.parse(wish as string) as StoredSettings),
        lines: lines.map(([, entry]) => JSON.parse(entry as string) as unknown),
        count: Number(rows.at(-1)?.[0]) + 1,
      };
    },
    async replaceRules(id, rules) {
      const [[wish] = []] = await query('SELECT CAST(wish AS text) FROM tables WHERE id = $1', [id]);
      if (wish === undefined) return;
      const order = JSON.parse(wish as string) as StoredSettings;
      await query('UPDATE tables SET wish = $2 WHERE id = $1', [id, printOrder(order, rules)]);
    },
    async end(id) {
      await query('UPDATE tables SET ended_at = CURRENT_TIMESTAMP WHERE id = $1 AND ended_at IS NULL', [id]);
    },
    tidy: (tidying) => tidy(query, tidying),
    async tryWriting() {
      await query('UPDATE upkeep SET writes = writes + 1', []);
    },
    async seen(guest) {
      await query(`UPDATE guests ${SEEN} AND id = $1`, [guest]);
      await query(`UPDATE blocks ${SEEN} AND guest = $1`, [guest]);
    },
    async keepRecovery(id, recovery) {
      await query(
        `INSERT INTO guests (id, recovery) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET recovery = excluded.recovery, seen_age = NULL`,
        [id, recovery],
      );
    },
    async findRecovery(hash) {
      const [guest] = await query('SELECT id FROM guests WHERE recovery = $1', [hash]);
      return guest ? (guest[0] as string) : null;
    },
    async block(guest, other, on) {
      if (!on) {
        await query('DELETE FROM blocks WHERE guest = $1 AND other = $2', [guest, other]);
        return true;
      }
      const made = await query(
        `INSERT INTO blocks (guest, other) SELECT $1, $2
         WHERE (SELECT count(*) FROM blocks WHERE guest = $1 AND other <> $2) < ${MAX_BLOCKED_GUESTS}
         ON CONFLICT (guest, other) DO UPDATE SET seen_age = NULL RETURNING other`,
        [guest, other],
      );
      return made.length > 0;
    },
    async blockedWith(guest) {
      const others = await query(
        'SELECT other FROM blocks WHERE guest = $1 UNION ALL SELECT guest FROM blocks WHERE other = $1',
        [guest],
      );
      return others.map(([other]) => other as string);
    },
    async secret(name, made) {
      await query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, made]);
      const [kept] = await query('SELECT value FROM secrets WHERE name = $1', [name]);
      return kept ? (kept[0] as string) : made;
    },
    async noteErasure() {
      await query('UPDATE upkeep SET erased = erased + 1', []);
    },
    async vacuum() {
      const [[erased] = []] = await query('SELECT erased FROM upkeep', []);
      if (Number(erased) === 0) return;
      await database.vacuum();
      // What was erased meanwhile is shredded the next time.
      await query('UPDATE upkeep SET erased = 0 WHERE erased = $1', [Number(erased)]);
    },
    close: () => database.close(),
  };
}
