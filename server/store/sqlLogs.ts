import type { LogBook, Query, UnrecordedTable } from './store.ts';
import { type StoredOrder, storedTableOf } from './storedOrder.ts';

/** The number of lines of a table. */
const COUNT = 'COALESCE((SELECT max(number) FROM lines WHERE table_id = id), -1) + 1';

const COLUMNS = `id, CAST(wish AS text), CASE WHEN ended_at IS NULL THEN 0 ELSE 1 END, COALESCE(looked_line, 0), ${COUNT}`;

/** Tables after the id `$1` with lines that nobody has looked at. Those that ended and are recorded are not read. */
const UNRECORDED = `SELECT ${COLUMNS} FROM tables
  WHERE recorded IS NULL AND id > $1 AND (ended_at IS NOT NULL OR looked_count IS DISTINCT FROM ${COUNT})
  ORDER BY id LIMIT CAST($2 AS bigint)`;

/** The logs of a SQL database, as the recorder and the eraser use them. */
export function openLogs(query: Query): LogBook {
  return {
    async sat(guest, table) {
      await query('INSERT INTO sittings (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [guest, table]);
    },
    async unsat(guest, table) {
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
    async looked({ id, count, isEnded }, resume) {
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
    ...storedTableOf(JSON.parse(wish as string) as StoredOrder),
    ...{ id: id as string, isEnded: Number(isEnded) === 1, from: Number(from), count: Number(count) },
  };
}
