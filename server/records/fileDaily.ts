import type { DailyBook } from '../store/dailyBook.ts';
import type { FiledGame } from '../store/gameBook.ts';

/** Stores the result of a daily deal that was finished. */
export async function fileDaily(dailies: DailyBook, day: string, { status, players }: FiledGame): Promise<void> {
  const person = players.find(({ guest }) => guest !== null);
  if (status !== 'finished' || !person || person.guest === null || person.place === null) return;
  await dailies.finish(day, person.guest, person.name ?? '', { points: person.points, place: person.place });
}
