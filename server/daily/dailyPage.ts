import type { DailyPage, DailyResult } from '#protocol';
import type { DailyBook } from '../store/dailyBook.ts';
import type { DailyDeals } from './dailyDeals.ts';
import { streakOf } from './streak.ts';

/** The lines in the table of the day. */
const MOST_SHOWN = 20;

/** The longest streak that is counted, in days. */
const MOST_DAYS = 366;

/**
 * The daily deal of a day, as this guest may see it.
 * @param asked a day; today if null
 * @param guest null for somebody unknown
 * @returns null if the day has not begun
 */
export async function dailyPageOf(
  { daily, dailies }: { readonly daily: Pick<DailyDeals, 'today'>; readonly dailies: DailyBook },
  asked: string | null,
  guest: string | null,
): Promise<DailyPage | null> {
  const today = daily.today();
  const day = asked ?? today;
  if (day > today) return null;
  const { count, best } = await dailies.standing(day, MOST_SHOWN);
  if (guest === null) return { day, count, best, own: null, streak: 0 };
  const [own, days] = await Promise.all([resultOf(dailies, day, guest), dailies.days(guest, MOST_DAYS)]);
  return { day, count, best, own, streak: streakOf(days, day) };
}

async function resultOf(dailies: DailyBook, day: string, guest: string): Promise<DailyResult | null> {
  const part = await dailies.part(day, guest);
  if (!part || part.points === null) return null;
  const { points, place } = part;
  return { points, place, rank: (await dailies.ahead(day, points)) + 1 };
}
