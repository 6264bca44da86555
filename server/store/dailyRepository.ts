import type { DailyDay, DailyRow } from '#protocol';
import type { Query } from './database.ts';

/** The table of somebody's daily deal. */
export interface DailySeat {
  readonly id: string;
  readonly code: string;
}

/** Somebody's part in the daily deal of a day. */
export interface DailyPart {
  readonly table: DailySeat;
  /** Null until they have finished it. */
  readonly points: number | null;
  /** Their place at their own table, from 1; null until they have finished it. */
  readonly place: number | null;
}

/** Somebody who has finished a daily deal. */
export interface DailyFinisher extends DailyRow {
  readonly guest: string;
  /** The id of their table. */
  readonly table: string;
}

/** The standing of a day. */
export interface DailyStanding {
  /** The number of people who have finished the deal. */
  readonly count: number;
  /** The best of them, fewest points first. */
  readonly best: readonly DailyRow[];
}

/** The daily deals that guests have played. A day is a text such as `2026-11-23`. */
export interface DailyRepository {
  /** The guest's part in the deal of this day; null if they have none. */
  part(day: string, guest: string): Promise<DailyPart | null>;
  /**
   * Gives the guest a table for this day, unless they have one.
   * @param instead the id of a table that ended before it began, whose place this one takes; null if there is none
   * @returns the guest's table
   */
  begin(day: string, guest: string, table: DailySeat, instead: string | null): Promise<DailySeat>;
  /** Stores a guest's result. The first counts. */
  finish(day: string, guest: string, name: string, result: Pick<DailyRow, 'points' | 'place'>): Promise<void>;
  standing(day: string, most: number): Promise<DailyStanding>;
  /** How many people have finished this day's deal with fewer points. */
  ahead(day: string, points: number): Promise<number>;
  /** The days whose deal the guest has finished, latest first. */
  days(guest: string, most: number): Promise<readonly DailyDay[]>;
  /** The best of the others who have finished this day's deal; null if nobody else has. */
  bestBeside(day: string, guest: string): Promise<DailyFinisher | null>;
  /** Removes a guest from all days. */
  erase(guest: string): Promise<void>;
}

const FINISHED = 'FROM dailies WHERE day = $1 AND points IS NOT NULL';

const numberIn = (value: unknown): number | null => (value === null ? null : Number(value));

/** Opens the daily deals in a SQL database. */
export function openDailies(query: Query): DailyRepository {
  const part: DailyRepository['part'] = async (day, guest) => {
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
