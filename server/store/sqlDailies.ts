import type { DailyBook } from './dailyBook.ts';
import type { Query } from './store.ts';

const FINISHED = 'FROM dailies WHERE day = $1 AND points IS NOT NULL';

const numberIn = (value: unknown): number | null => (value === null ? null : Number(value));

/** Opens the daily deals in a SQL database. */
export function openDailies(query: Query): DailyBook {
  const part: DailyBook['part'] = async (day, guest) => {
    const columns = 'table_id, code, points, place';
    const [row] = await query(`SELECT ${columns} FROM dailies WHERE day = $1 AND guest = $2`, [day, guest]);
    if (!row) return null;
    const [id, code, points, place] = row;
    return { table: { id: id as string, code: code as string }, points: numberIn(points), place: numberIn(place) };
  };
  return {
    part,
    async begin(day, guest, table, instead) {
      await query(
        `INSERT INTO dailies (day, guest, table_id, code) VALUES ($1, $2, $3, $4) ON CONFLICT (day, guest)
         DO UPDATE SET table_id = $3, code = $4 WHERE dailies.table_id = $5 AND dailies.points IS NULL`,
        [day, guest, table.id, table.code, instead],
      );
      return (await part(day, guest))?.table ?? table;
    },
    async finish(day, guest, name, { points, place }) {
      await query(
        'UPDATE dailies SET name = $3, points = $4, place = $5 WHERE day = $1 AND guest = $2 AND points IS NULL',
        [day, guest, name, points, place],
      );
    },
    async standing(day, most) {
      const [[count] = [0]] = await query(`SELECT count(*) ${FINISHED}`, [day]);
      const rows = await query(`SELECT name, points, place ${FINISHED} ORDER BY points, guest LIMIT $2`, [day, most]);
      const best = rows.map(([name, points, place]) => {
        return { name: name as string | null, points: Number(points), place: Number(place) };
      });
      return { count: Number(count), best };
    },
    async ahead(day, points) {
      const [[count] = [0]] = await query(`SELECT count(*) ${FINISHED} AND points < $2`, [day, points]);
      return Number(count);
    },
    async days(guest, most) {
      const rows = await query(
        'SELECT day, points, place FROM dailies WHERE guest = $1 AND points IS NOT NULL ORDER BY day DESC LIMIT $2',
        [guest, most],
      );
      return rows.map(([day, points, place]) => {
        return { day: day as string, points: Number(points), place: numberIn(place) };
      });
    },
    async bestBeside(day, guest) {
      const [row] = await query(
        `SELECT guest, table_id, name, points, place ${FINISHED} AND guest <> $2 ORDER BY points, guest LIMIT 1`,
        [day, guest],
      );
      if (!row) return null;
      const [other, table, name, points, place] = row;
      return {
        ...{ guest: other as string, table: table as string, name: name as string | null },
        ...{ points: Number(points), place: Number(place) },
      };
    },
    async erase(guest) {
      await query('DELETE FROM dailies WHERE guest = $1', [guest]);
    },
  };
}
