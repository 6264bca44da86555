const DAY_MS = 24 * 60 * 60 * 1000;

/** The UTC day so many days before a day. */
export const dayBefore = (day: string, count = 1): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

/**
 * The number of days in a row that end with this day or, as it may still be played, with the day before.
 * @param days finished days, latest first
 */
export function streakOf(days: readonly string[], today: string): number {
  let next = days.includes(today) ? today : dayBefore(today);
  let streak = 0;
  while (days.includes(next)) {
    streak++;
    next = dayBefore(next);
  }
  return streak;
}
