/** A line of the table of the day. */
export interface DailyRow {
  readonly name: string | null;
  readonly points: number;
  /** Their place among the seats of their own table, from 1. */
  readonly place: number;
}

/** Somebody's own result of a day. */
export interface DailyResult {
  readonly points: number;
  readonly place: number | null;
  /** Their rank among all who have finished the day's deal, from 1. */
  readonly rank: number;
}

/** The daily deal of a day, as somebody may see it. */
export interface DailyPage {
  /** The day (UTC), such as `2026-11-23`. */
  readonly day: string;
  /** The number of people who have finished it. */
  readonly count: number;
  /** The best of them, fewest points first. */
  readonly best: readonly DailyRow[];
  /** Null until the asker has finished it. */
  readonly own: DailyResult | null;
  /** The days in a row on which the asker has finished the deal, up to this day or the one before. */
  readonly streak: number;
}
