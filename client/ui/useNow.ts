import { useEffect, useState } from 'preact/hooks';

/** The longest time until the date is read again: the device's clock may be set in between. */
const MAX_AGE_MS = 30 * 60_000;

const DAY_MS = 86_400_000;

/** Whether a UTC day such as `2026-11-23` is over, by the device's clock. */
export const isDayOver = (day: string, now: number): boolean => now >= Date.parse(day) + DAY_MS;

/** How long the UTC day goes on, in ms. */
export const leftOfDay = (now: number): number => DAY_MS - (now % DAY_MS);

/** The next midnight, here or in UTC. */
export const nextMidnight = (now: number): number =>
  Math.min(new Date(now).setHours(24, 0, 0, 0), (Math.floor(now / DAY_MS) + 1) * DAY_MS);

/**
 * The date in ms since 1970, for texts and requests that depend on today: read anew when the page is shown again, and
 * when a day begins.
 * @param maxAge the longest time until then, in ms
 */
export function useNow(maxAge = MAX_AGE_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const control = new AbortController();
    const shown = (): void => {
      if (!document.hidden) setNow(Date.now());
    };
    document.addEventListener('visibilitychange', shown, { signal: control.signal });
    // A page restored from the back/forward cache was never hidden.
    window.addEventListener('pageshow', ({ persisted }) => persisted && shown(), { signal: control.signal });
    const timer = setTimeout(() => setNow(Date.now()), Math.min(maxAge, Math.max(1, nextMidnight(now) - Date.now())));
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [now, maxAge]);
  return now;
}
