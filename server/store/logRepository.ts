import type { TableSettings } from '../tables.ts';
import type { Query } from './database.ts';

/** A stored table, with everything needed to reopen it. */
export interface StoredTable {
  readonly order: TableSettings;
  /** Its whole rule set as stored, for `readStoredRules`. */
  readonly rules: unknown;
  /** Its log as stored, in order: from the last snapshot on, or from the beginning if there is none. */
  readonly lines: readonly unknown[];
  /** The number of all lines in its log. */
  readonly count: number;
}

/** A table whose games may not all be stored. */
export interface UnrecordedTable extends Pick<StoredTable, 'order' | 'rules' | 'count'> {
  readonly id: string;
  readonly isEnded: boolean;
  /** The number of the line from which its log has to be read. */
  readonly from: number;
}

/** The logs of tables, for those who store its games or erase a guest from it. */
export interface LogRepository {
  /** Notes that a guest comes to a table, so that their name is found in its log. */
  addVisit(guest: string, table: string): Promise<void>;
  /** Undoes `sat`: the guest is no longer in the table's log. */
  removeVisit(guest: string, table: string): Promise<void>;
  /** The first tables after this id with lines that nobody has looked at since they were stored. */
  unrecorded(after: string, most: number): Promise<readonly UnrecordedTable[]>;
  /** A table with this id; null if there is none. */
  table(id: string): Promise<UnrecordedTable | null>;
  /** The first lines of a log from this number on, as JSON. */
  lines(table: string, from: number, most: number): Promise<readonly string[]>;
  /**
   * Notes that the games in these lines of a table are stored. An ended table is then never looked at again.
   * @param resume the number of the line from which to read next time
   */
  markRead(table: Pick<UnrecordedTable, 'id' | 'count' | 'isEnded'>, resume: number): Promise<void>;
  /** The ids of the tables whose logs have this guest's number. */
  tablesOf(guest: string): Promise<readonly string[]>;
  /** The codes of those that have not ended. */
  openCodesOf(guest: string): Promise<readonly string[]>;
  /** Replaces a line of a log. */
  rewrite(table: string, number: number, line: string): Promise<void>;
  /** Deletes a guest's recovery code, blocks, blocks by others, and the list of their tables. */
  forget(guest: string): Promise<void>;
}

/** A table's order as stored, with its rule set. */
export interface StoredSettings extends TableSettings {
  readonly ruleSet: unknown;
}

/** The order and the rules of a stored table. */
export const storedTableOf = ({ ruleSet, ...order }: StoredSettings): Pick<StoredTable, 'order' | 'rules'> => ({
  order,
  rules: ruleSet,
});

/** The number of lines of a table. */
const COUNT = 'COALESCE((SELECT max(number) FROM lines WHERE table_id = id), -1) + 1';

const COLUMNS = `id, CAST(wish AS text), CASE WHEN ended_at IS NULL THEN 0 ELSE 1 END, COALESCE(looked_line, 0), ${COUNT}`;

/** Tables after the id `$1` with lines that nobody has looked at. Those that ended and are recorded are not read. */
const UNRECORDED = `SELECT ${COLUMNS} FROM tables
  WHERE recorded IS NULL AND id > $1 AND (ended_at IS NOT NULL OR looked_count IS DISTINCT FROM ${COUNT})
  ORDER BY id LIMIT CAST($2 AS bigint)`;

/** The logs of a SQL database, for the archive and for erasing. */
export function openLogs(query: Query): LogRepository {
  return {
    async addVisit(guest, table) {
      await query('INSERT INTO sittings (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [guest, table]);
    },
    async removeVisit(guest, table) {
      await query('DELETE FROM sittings WHERE guest = $1 AND table_id = $2', [guest, table]);
    },
    async unrecorded(after, most) {
      return (await query(UNRECORDED, [after, most])).map(tableOf);
    },
    async table(id) {
      const [row] = await query(`SELECT ${COLUMNS} FROM tables WHERE id = $1`, [id]);
      return row ? tableOf(row) : null;
    },
    async lines(table, from, most) {
      const rows = await query(
        `SELECT CAST(entry AS text) FROM lines WHERE table_id = $1 AND number >= CAST($2 AS bigint)
         ORDER BY number LIMIT CAST($3 AS bigint)`,
        [table, from, most],
      );
      return rows.map(([entry]) => entry as string);
    },
    async markRead({ id, count, isEnded }, resume) {
      await query('UPDATE tables SET looked_line = $2, looked_count = $3, recorded = $4 WHERE id = $1', [
        id,
        resume,
        count,
        isEnded ? 1 : null,
      ]);
    },
    async tablesOf(guest) {
      return (await query('SELECT table_id FROM sittings WHERE guest = $1', [guest])).map(([id]) => id as string);
    },
    async openCodesOf(guest) {
      const rows = await query(
        `SELECT code FROM sittings JOIN tables ON id = table_id WHERE guest = $1 AND ended_at IS NULL ORDER BY id`,
        [guest],
      );
      return rows.map(([code]) => code as string);
    },
    async rewrite(table, number, line) {
      await query('UPDATE lines SET entry = $3 WHERE table_id = $1 AND number = $2', [table, number, line]);
    },
    async forget(guest) {
      await query('DELETE FROM sittings WHERE guest = $1', [guest]);
      await query('DELETE FROM blocks WHERE guest = $1 OR other = $1', [guest]);
      await query('DELETE FROM guests WHERE id = $1', [guest]);
    },
  };
}

function tableOf([id, wish, isEnded, from, count]: readonly unknown[]): UnrecordedTable {
  return {
    ...storedTableOf(JSON.parse(wish as string) as StoredSettings),
    ...{ id: id as string, isEnded: Number(isEnded) === 1, from: Number(from), count: Number(count) },
  };
}
