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
const DAYS_PER_WEEK = 7;
const WEEKS = CALENDAR_DAYS / DAYS_PER_WEEK;

/** 1 January 1970 was a Thursday: weeks begin on Mondays. */
const EPOCH_WEEKDAY = 3;

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
  const weekday = (now / DAY_MS + EPOCH_WEEKDAY) % DAYS_PER_WEEK;
  const start = now - (weekday + (WEEKS - 1) * DAYS_PER_WEEK) * DAY_MS;
  const dayAt = (index: number): CalendarDay => {
    const day = dayIn(start + index * DAY_MS);
    const result = results.get(day) ?? null;
    if (result) return { day, state: 'played', result };
    if (day === today) return { day, state: 'today', result };
    return { day, state: first < day && day < today ? 'missed' : 'none', result };
  };
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, index) => dayAt(week * DAYS_PER_WEEK + index)),
  );
}

const pair = (number: number): string => `${number}`.padStart(2, '0');

/** Escapes a text of a calendar entry (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** No line may be longer, in bytes (RFC 5545, 3.1). */
const MAX_ENTRY_ROW_BYTES = 75;

/** Breaks a line between characters: what follows a line break and a space belongs to it. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const more = new TextEncoder().encode(character).length;
    if (bytes + more > MAX_ENTRY_ROW_BYTES) {
      parts.push(part);
      part = '';
      bytes = 1;
    }
    part += character;
    bytes += more;
  }
  return [...parts, part].join('\r\n ');
}

/** The words and the time of a reminder. */
interface Reminder {
  readonly title: string;
  readonly address: string;
  /** Local time of day, such as `18:30`. */
  readonly time: string;
  /** When it is made, in ms since 1970. */
  readonly now: number;
}

/**
 * An entry for a calendar (iCalendar, RFC 5545) that recurs daily, from today on. Its time has no zone: it is half past
 * six wherever the player is.
 */
export function reminderOf({ title, address, time, now }: Reminder): string {
  const date = new Date(now);
  const day = `${date.getFullYear()}${pair(date.getMonth() + 1)}${pair(date.getDate())}`;
  const made = `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Crazy Rummy//Daily deal//EN',
    'BEGIN:VEVENT',
    // The same entry again takes the place of the one before.
    `UID:daily-deal@${new URL(address).hostname}`,
    `DTSTAMP:${made}`,
    `DTSTART:${day}T${time.replace(':', '')}00`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
