import type { DailyPage, DailyResult } from '#protocol';
import { more } from '../language.ts';

/** The seats of a table for a daily deal. */
const SEATS = 4;

/** The days in a row if there are several, else null. */
const several = (streak: number): number | null => (streak > 1 ? streak : null);

/** "2nd of 4 at your table, 61 points" */
export const resultLine = ({ place, points }: DailyResult): string => more.daily.ownResult(place, SEATS, points);

/** "5 days in a row"; empty for the first. */
export const streakLine = (streak: number): string => (streak > 1 ? more.daily.inARow(streak) : '');

/** The line on the home screen: "61 points · rank 3 of 12 · 5 days in a row", "Not played yet · 5 days in a row". */
export const stateLine = ({ own, count, streak }: DailyPage): string =>
  own
    ? more.daily.playedToday(own.points, own.rank, count, several(streak))
    : more.daily.notPlayedToday(several(streak));

/** The result to share, which says nothing about the cards. */
export function sharedLines({ day, count, streak }: DailyPage, own: DailyResult, address: string): string {
  const texts = more.daily;
  const lines = [
    texts.sharedHeading(day),
    texts.sharedResult(own.place, SEATS, own.points),
    texts.rankLine(own, count),
    streakLine(streak),
    address,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
