import type { DailyDay, DailyPage, DailyResult } from '#protocol';
import type { DayState } from '../data.ts';
import { language, more } from '../language.ts';

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

/** "5 days in a row", "1 day in a row"; a sentence if there is none. */
export const streakSentence = (streak: number): string =>
  streak > 0 ? more.daily.inARow(streak) : more.daily.DAILY.noStreak;

/** Whether the calendar says something about a day without a result. */
const isOpen = (state: DayState): state is 'missed' | 'today' => state === 'missed' || state === 'today';

/** The mark of a day without a result; empty for one about which nothing is said. */
export const dayMark = (state: DayState): string => (isOpen(state) ? more.daily.DAILY.marks[state] : '');

/** A day of the calendar: "23 November: 2nd of 4 at your table, 61 points", "24 November: missed". */
export function calendarDay(day: string, state: DayState, result: DailyDay | null): string {
  const { dayInShort, ownResult, DAILY } = more.daily;
  if (result) return `${dayInShort(day)}: ${ownResult(result.place, SEATS, result.points)}`;
  return isOpen(state) ? `${dayInShort(day)}: ${DAILY.dayStates[state]}` : dayInShort(day);
}

/** Above the turns of one of two players: "Ben · 12 points". */
export const columnHead = (name: string, scored: number): string => `${name} · ${language.points(scored)}`;
