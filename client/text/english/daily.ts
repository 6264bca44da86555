import type { DailyPage, DailyResult } from '#protocol';
import { counted, formats } from './plural.ts';
import { place } from './scores.ts';
import { points } from './table.ts';

/** The fixed texts of the daily deal. */
export const DAILY = {
  heading: 'Daily deal',
  what: 'Three deals against three Sharp bots, without hints.',
  same: 'Everybody gets the same cards today.',
  once: 'You play it once. If you stop, your table waits until tomorrow; if you leave it, you can’t start again.',
  play: 'Play today’s deal',
  opening: 'Opening your table…',
  result: 'Your result',
  counting: 'Counting your result…',
  standing: 'Table of the day',
  nobody: 'Nobody has finished it yet.',
  columns: { rank: 'Rank', name: 'Name', place: 'Place', points: 'Points' },
  placeHint: 'Place: among the four at their own table. Fewest points come first.',
  honest: 'A second guest can look at the cards first: this table is for fun.',
  next: 'A new deal comes every day at 00:00 UTC.',
  gone: 'You have already played today’s deal, or left it.',
  older: 'This server has no daily deal.',
  offline: 'Can’t reach the server.',
  again: 'Try again',
  loading: 'Loading…',
  share: 'Share',
  shareText: 'Your result as text',
  states: {
    shared: 'Shared.',
    copied: 'Copied.',
    selected: 'Selected: now copy it with your device’s menu or keyboard.',
    cancelled: '',
    failed: '',
  },
} as const;

/** "23 November 2026" */
export const dayInWords = (day: string): string => formats.date(Date.parse(day));

/** "23 November" */
export const dayInShort = (day: string): string => formats.day(Date.parse(day));

/** The seats of a table for a daily deal. */
const SEATS = 4;

/** "2nd of 4 at your table, 61 points" */
export const resultLine = ({ place: at, points: scored }: DailyResult, whose = 'your'): string =>
  `${at === null ? '' : `${place(at)} of ${SEATS} at ${whose} table, `}${points(scored)}`;

/** "Rank 3 of 12 so far" */
export const rankLine = ({ rank }: Pick<DailyResult, 'rank'>, count: number): string =>
  `Rank ${rank} of ${count} so far`;

/** "5 days in a row"; empty for the first. */
export const streakLine = (streak: number): string => (streak > 1 ? `${counted(streak, 'day', 'days')} in a row` : '');

/** The line on the home screen: "61 points · rank 3 of 12 · 5 days in a row", "Not played yet · 5 days in a row". */
export function stateLine({ own, count, streak }: DailyPage): string {
  const parts = own
    ? [points(own.points), `rank ${own.rank} of ${count}`, streakLine(streak)]
    : ['Not played yet', streakLine(streak) || 'the same cards for everybody'];
  return parts.filter((part) => part !== '').join(' · ');
}

/** A name of the table of the day. */
export const nameIn = (name: string | null): string => name ?? 'Without a name';

/** The result to share, which says nothing about the cards. */
export function sharedLines({ day, count, streak }: DailyPage, own: DailyResult, address: string): string {
  const lines = [`Crazy Rummy, daily deal of ${dayInWords(day)}`, resultLine(own, 'my'), rankLine(own, count)];
  return [...lines, streakLine(streak), address].filter((line) => line !== '').join('\n');
}
