import { CALENDAR_DAYS, type DailyGames, type DailyPage, type DailyResult } from '#protocol';
import type { DailyBook } from '../store/dailyBook.ts';
import type { GameBook, PackedRecord } from '../store/gameBook.ts';
import type { DailyDeals } from './dailyDeals.ts';
import { dayBefore, streakOf } from './streak.ts';

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
  if (guest === null) return { day, count, best, own: null, streak: 0, days: [] };
  const [own, days] = await Promise.all([resultOf(dailies, day, guest), dailies.days(guest, MOST_DAYS)]);
  const first = dayBefore(day, CALENDAR_DAYS - 1);
  const streak = streakOf(
    days.map((one) => one.day),
    day,
  );
  return { day, count, best, own, streak, days: days.filter((one) => first <= one.day && one.day <= day) };
}

/**
 * The game of a guest and that of the best other player with the same cards.
 * @param unpack the text of a stored record
 * @returns null to somebody who has not finished the deal of this day, or whose game is not stored yet
 */
export async function dailyGamesOf(
  { dailies, games, unpack }: GamesKept,
  day: string,
  guest: string,
): Promise<DailyGames | null> {
  const part = await dailies.part(day, guest);
  if (!part || part.points === null) return null;
  const own = await games.recordAt(part.table.id, guest);
  if (!own) return null;
  const finisher = await dailies.bestBeside(day, guest);
  const record = finisher && (await games.recordAt(finisher.table, finisher.guest));
  if (!record) return { own: await unpack(own), best: null };
  const { name, points, place } = finisher;
  return { own: await unpack(own), best: { name, points, place, record: await unpack(record) } };
}

interface GamesKept {
  readonly dailies: DailyBook;
  readonly games: Pick<GameBook, 'recordAt'>;
  unpack(record: PackedRecord): Promise<string>;
}

async function resultOf(dailies: DailyBook, day: string, guest: string): Promise<DailyResult | null> {
  const part = await dailies.part(day, guest);
  if (!part || part.points === null) return null;
  const { points, place } = part;
  return { points, place, rank: (await dailies.ahead(day, points)) + 1 };
}
