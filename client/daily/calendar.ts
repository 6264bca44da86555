import { CALENDAR_DAYS, type DailyDay } from '#protocol';
import type { DayState } from '../text/daily.ts';

/** A day of the calendar (UTC). */
export interface CalendarDay {
  /** Such as `2026-11-23`. */
  readonly day: string;
  readonly state: DayState;
  /** The result of a day that was played, else null. */
  readonly result: DailyDay | null;
}

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const WEEKS = CALENDAR_DAYS / DAYS_OF_WEEK;

/** 1 January 1970 was a Thursday: weeks begin on Mondays. */
const THURSDAY = 3;

const dayIn = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Five weeks from Monday to Sunday, this week last. No day before the first one played counts as missed.
 * @param today a UTC day
 * @param played the days on which the deal was finished
 */
export function calendarOf(today: string, played: readonly DailyDay[]): readonly (readonly CalendarDay[])[] {
  const results = new Map(played.map((result) => [result.day, result]));
  const first = [...results.keys()].sort()[0] ?? today;
  const now = Date.parse(today);
  const weekday = (now / DAY_MS + THURSDAY) % DAYS_OF_WEEK;
  const start = now - (weekday + (WEEKS - 1) * DAYS_OF_WEEK) * DAY_MS;
  const dayAt = (index: number): CalendarDay => {
    const day = dayIn(start + index * DAY_MS);
    const result = results.get(day) ?? null;
    if (result) return { day, state: 'played', result };
    if (day === today) return { day, state: 'today', result };
    return { day, state: first < day && day < today ? 'missed' : 'none', result };
  };
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, index) => dayAt(week * DAYS_OF_WEEK + index)),
  );
}
