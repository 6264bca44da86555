import type { LogEntry } from '#table';
import type { TableOrder } from '../tables.ts';
import { tidy } from './sqlTidying.ts';
import { type Database, KeyTaken, MOST_BLOCKED, type Store, type StoredLine } from './store.ts';

/** A table's order as stored; old orders have no pace. */
type StoredOrder = Omit<TableOrder, 'pace'> & Partial<Pick<TableOrder, 'pace'>>;

const DAY = 24 * 60 * 60 * 1000;

/** Resets `seen_age`, at most once a day. The next tidying sets it to the store's age. */
const SEEN = `SET seen_age = NULL WHERE seen_age < (SELECT age - ${DAY} FROM upkeep)`;

/** Opens a store in a SQL database. Its methods are single statements, or may be interrupted between any two. */
export function openStore(database: Database): Store {
  const { query, linesOfJson } = database;
  const keep = (lines: readonly StoredLine[]) =>
    query(`INSERT INTO lines (table_id, number, entry) ${linesOfJson}`, [JSON.stringify(lines)]);
  /** False if one of the lines is already stored; then none of them is stored. */
  const isKept = async (lines: readonly StoredLine[]): Promise<boolean> => {
    try {
      await keep(lines);
      return true;
    } catch (error) {
      if (error instanceof KeyTaken) return false;
      throw error;
    }
  };

  return {
    async create(order) {
      const made = await query(
        'INSERT INTO tables (id, code, wish) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
        [order.id, order.code, JSON.stringify(order)],
      );
      return made.length > 0;
    },
    async append(lines) {
      if (await isKept(lines)) return [];
      // Another process has one of the tables: store each table's lines separately, so that the others succeed.
      const lost: string[] = [];
      for (const table of new Set(lines.map((line) => line.table))) {
        if (!(await isKept(lines.filter((line) => line.table === table)))) lost.push(table);
      }
      return lost;
    },
    async find(code) {
      const [table] = await query('SELECT CAST(wish AS text) FROM tables WHERE code = $1 AND ended_at IS NULL', [code]);
      if (!table) return null;
      const order = JSON.parse(table[0] as string) as StoredOrder;
      const log = await query('SELECT CAST(entry AS text) FROM lines WHERE table_id = $1 ORDER BY number', [order.id]);
      return {
        order: { ...order, pace: order.pace ?? 'usual' },
        entries: log.map(([entry]) => JSON.parse(entry as string) as LogEntry),
      };
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
         WHERE (SELECT count(*) FROM blocks WHERE guest = $1 AND other <> $2) < ${MOST_BLOCKED}
         ON CONFLICT (guest, other) DO UPDATE SET seen_age = NULL RETURNING other`,
        [guest, other],
      );
      return made.length > 0;
    },
    async keptFrom(guest) {
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
    close: () => database.close(),
  };
}
