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

/** A day on which somebody finished the deal. */
export interface DailyDay extends Pick<DailyRow, 'points'> {
  /** The day (UTC), such as `2026-11-23`. */
  readonly day: string;
  /** Their place at their own table, from 1. */
  readonly place: number | null;
}

/** The days of a calendar: five weeks. */
export const CALENDAR_DAYS = 35;

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
  /** Those of the last five weeks up to this day on which the asker has finished the deal, latest first. */
  readonly days: readonly DailyDay[];
}

/** The seat of the player at each table of a daily deal; bots have the others. */
export const DAILY_SEAT = 0;

/** Two games with the same cards, for somebody who has finished theirs. Records are texts (`#record`). */
export interface DailyGames {
  /** The asker's game. */
  readonly own: string;
  /** That of the best other player; null until another has finished the deal. */
  readonly best: (DailyRow & { readonly record: string }) | null;
}
