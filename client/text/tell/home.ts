import type { LevelName, PaceName, PublicTable } from '#protocol';
import { language } from '../language.ts';

const DAY = 86_400_000;

/** The days from a time to now: 0 for earlier today, 1 for yesterday. */
const daysAgo = (time: number, now: number): number => {
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((midnight(now) - midnight(time)) / DAY));
};

/** The day, for today the time, when something was: "18:05", "yesterday", "12 March". */
export const dayOf = (time: number, now: number): string => language.dayAgo(time, daysAgo(time, now));

/** A table of the player's, and when they were there last: "KXQTBC, paused since yesterday". */
export const ownTableWhen = (code: string, seenAt: number, adjourned: boolean, now: number): string =>
  language.ownTableSeen(code, seenAt, daysAgo(seenAt, now), adjourned);

/**
 * The host's choices, on the button that opens them: "No clock, Sharp bots, spectators allowed".
 * @param bots the levels of the bots; null without bots
 */
export function hostingInShort(
  pace: PaceName,
  bots: readonly LevelName[] | null,
  spectators: boolean,
  hints: boolean,
): string {
  const [level = 'none', ...others] = new Set(bots);
  return language.hosted(pace, others.length > 0 ? 'several' : level, spectators, hints);
}

/** The people at open tables: "3 people at 2 tables". */
export const hereNow = (tables: readonly PublicTable[]): string =>
  language.peopleAt(
    tables.reduce((sum, { people }) => sum + people, 0),
    tables.length,
  );
