import { CALENDAR_DAYS, type DailyGames, type DailyPage, type DailyResult } from '#protocol';
import type { DailyRepository } from '../store/dailyRepository.ts';
import type { GameRepository, PackedRecord } from '../store/gameRepository.ts';
import type { DailyDeals } from './dailyDeals.ts';

/** The lines in the table of the day. */
const MAX_SHOWN_ROWS = 20;

/** The longest streak that is counted, in days. */
const MAX_STREAK_DAYS = 366;

/**
 * The daily deal of a day, as this guest may see it.
 * @param asked a day; today if null
 * @param guest null for somebody unknown
 * @returns null if the day has not begun
 */
export async function dailyPageOf(
  { daily, dailies }: { readonly daily: Pick<DailyDeals, 'today'>; readonly dailies: DailyRepository },
  asked: string | null,
  guest: string | null,
): Promise<DailyPage | null> {
  const today = daily.today();
  const day = asked ?? today;
  if (day > today) return null;
  const { count, best } = await dailies.standing(day, MAX_SHOWN_ROWS);
  if (guest === null) return { day, count, best, own: null, streak: 0, days: [] };
  const [own, days] = await Promise.all([resultOf(dailies, day, guest), dailies.days(guest, MAX_STREAK_DAYS)]);
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
  readonly dailies: DailyRepository;
  readonly games: Pick<GameRepository, 'recordAt'>;
  unpack(record: PackedRecord): Promise<string>;
}

async function resultOf(dailies: DailyRepository, day: string, guest: string): Promise<DailyResult | null> {
  const part = await dailies.part(day, guest);
  if (!part || part.points === null) return null;
  const { points, place } = part;
  return { points, place, rank: (await dailies.ahead(day, points)) + 1 };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The UTC day so many days before a day. */
const dayBefore = (day: string, count = 1): string =>
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
