import type { DailyDay, DailyRow } from '#protocol';

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
export interface DailyBook {
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
