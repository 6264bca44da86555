import type { DailyDay, DailyPage, DailyResult } from '#protocol';
import { historyText } from './history.ts';
import { fixed, say } from './say.ts';
import { points } from './table.ts';

/** The seats of a table for a daily deal. */
const DAILY_SEATS = 4;

/** The fixed texts of the daily deal. */
const DAILY = fixed('daily');

/** "The next deal comes in 21 hours."; `wait` in ms. */
const nextDeal = (wait: number): string => say('daily-nextDeal', { wait });

/** "23 November"; `day` is a day in UTC, such as `2026-11-23`. */
const dayInShort = (day: string): string => say('daily-dayInShort', { day: Date.parse(day) });

/** The weekday of a day: "Mon". */
const weekday = (day: string): string => say('daily-weekday', { day: Date.parse(day) });

/** "Rank 3 of 12 so far" */
const rankLine = ({ rank }: { readonly rank: number }, count: number): string => say('daily-rankLine', { rank, count });

/** "5 days in a row" */
const inARow = (days: number): string => say('daily-inARow', { days });

/** The heading of a deal: "Deal 2". */
const dealHeading = (deal: number): string => say('daily-dealHeading', { deal });

/** The days in a row if there are several, else null. */
const several = (streak: number): number | null => (streak > 1 ? streak : null);

/** "2nd of 4 at your table, 61 points"; the place is null if it counts no more. */
const resultLine = ({ place, points }: Pick<DailyResult, 'place' | 'points'>): string =>
  say('daily-ownResult', { position: place, seats: DAILY_SEATS, points });

/** "5 days in a row"; empty for the first. */
const streakLine = (streak: number): string => (streak > 1 ? inARow(streak) : '');

/** The line on the home screen: "61 points · rank 3 of 12 · 5 days in a row", "Not played yet · 5 days in a row". */
const stateLine = ({ own, count, streak }: DailyPage): string =>
  own
    ? say('daily-playedToday', { points: own.points, rank: own.rank, count, days: several(streak) })
    : say('daily-notPlayedToday', { days: several(streak) });

/** The result to share, which says nothing about the cards. */
function sharedLines({ day, count, streak }: DailyPage, own: DailyResult, address: string): string {
  const lines = [
    say('daily-sharedHeading', { day: Date.parse(day) }),
    say('daily-sharedResult', { position: own.place, seats: DAILY_SEATS, points: own.points }),
    rankLine(own, count),
    streakLine(streak),
    address,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** "5 days in a row", "1 day in a row"; a sentence if there is none. */
const streakSentence = (streak: number): string => (streak > 0 ? inARow(streak) : DAILY.noStreak);

/** The state of a day in the calendar. `none`: before the first that was played, or after today. */
export type DayState = 'played' | 'missed' | 'today' | 'none';

/** Whether the calendar says something about a day without a result. */
const isOpen = (state: DayState): state is 'missed' | 'today' => state === 'missed' || state === 'today';

/** The mark of a day without a result; empty for one about which nothing is said. */
const dayMark = (state: DayState): string => (isOpen(state) ? DAILY.marks[state] : '');

/** A day of the calendar: "23 November: 2nd of 4 at your table, 61 points", "24 November: missed". */
function calendarDay(day: string, state: DayState, result: DailyDay | null): string {
  if (result) return say('page-labelAbout', { label: dayInShort(day), subject: resultLine(result) });
  return isOpen(state)
    ? say('page-labelAbout', { label: dayInShort(day), subject: DAILY.dayStates[state] })
    : dayInShort(day);
}

/** Above the turns of one of two players: "Ben · 12 points". */
const columnHead = (name: string, scored: number): string => `${name} · ${points(scored)}`;

/** A name of the table of the day. */
const nameIn = (name: string | null): string => historyText.nameOf(name);

/** The texts of the daily deal. */
export const dailyText = {
  ...{ DAILY, nextDeal, dayInShort, weekday, rankLine, inARow, nameIn, dealHeading, resultLine, streakLine },
  ...{ stateLine, sharedLines, streakSentence, dayMark, calendarDay, columnHead },
};
