import { place } from '../../place.ts';
import { counted, formats } from '../plural.ts';
import { points } from '../table.ts';

/** The fixed texts of the daily deal. */
export const DAILY = {
  heading: 'Daily deal',
  what: 'Three deals against three Sharp bots, without hints.',
  same: 'Everybody gets the same cards today.',
  once: 'You play it once. If you stop, your table waits until tomorrow; if you leave it, you can’t start again.',
  play: 'Play today’s deal',
  result: 'Your result',
  counting: 'Counting your result…',
  standing: 'Table of the day',
  nobody: 'Nobody has finished it yet.',
  columns: { rank: 'Rank', name: 'Name', place: 'Place', points: 'Points' },
  placeHint: 'Place: among the four at their own table. Fewest points come first.',
  honest: 'A second guest can look at the cards first: this table is for fun.',
  gone: 'You have already played today’s deal, or left it.',
  offline: 'Can’t reach the server.',
  again: 'Try again',
  loading: 'Loading…',
  share: 'Share',
  shareText: 'Your result as text',
  calendar: 'Your days',
  noStreak: 'No days in a row at the moment.',
  streakRule:
    'Under a day: your points. A dash: missed. A day goes from midnight to midnight UTC, and today still counts until then.',
  states: {
    shared: 'Shared.',
    copied: 'Copied.',
    selected: 'Selected: now copy it with your device’s menu or keyboard.',
    cancelled: '',
    failed: '',
  },
  marks: { missed: '–', today: '?' },
  dayStates: { missed: 'missed', today: 'today, not played yet' },
  beside: {
    heading: 'Turn by turn',
    what: 'Your turns beside those of the best other player, who had the same cards.',
    show: 'Show both games',
    shared: 'The best game of a day is shown to those who have finished that day’s deal.',
    you: 'You',
    turn: 'Turn',
    noTurns: 'Neither of you had a turn.',
    nobody: 'Nobody else has finished it yet.',
    notYet: 'The server is still storing your game. Try again in a moment.',
    damaged: 'These games can’t be read.',
  },
  reminder: {
    heading: 'A reminder',
    what: 'This is a file for the calendar on your device, with one entry for every day. Open it, and your calendar reminds you. This page sends nothing.',
    time: 'Time',
    save: 'Save the calendar file',
    stop: 'To stop it, delete the entry in your calendar.',
    title: 'Crazy Rummy: daily deal',
  },
} as const;

/** "The next deal comes in 21 hours."; `wait` in ms. */
export const nextDeal = (wait: number): string => `The next deal comes ${formats.ahead(wait)}.`;

/** "23 November" */
export const dayInShort = (day: string): string => formats.day(Date.parse(day));

/** "2nd of 4 at your table, 61 points"; the place is null if it counts no more. */
export const ownResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `${place(position)} of ${seats} at your table, `}${points(scored)}`;

/** `ownResult` as a player tells it to others: "2nd of 4 at my table, 61 points". */
export const sharedResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `${place(position)} of ${seats} at my table, `}${points(scored)}`;

/** The first line of a result to share; `day` is the day in UTC, such as `2026-11-23`. */
export const sharedHeading = (day: string): string => `Crazy Rummy, daily deal of ${formats.date(Date.parse(day))}`;

/** "Rank 3 of 12 so far" */
export const rankLine = ({ rank }: { readonly rank: number }, count: number): string =>
  `Rank ${rank} of ${count} so far`;

/** "5 days in a row" */
export const inARow = (days: number): string => `${counted(days, 'day', 'days')} in a row`;

/** Home, once it is played: "61 points · rank 3 of 12 · 5 days in a row"; without days in a row if they are null. */
export const playedToday = (scored: number, rank: number, count: number, days: number | null): string =>
  [points(scored), `rank ${rank} of ${count}`, ...(days === null ? [] : [inARow(days)])].join(' · ');

/** Home, before it is played: "Not played yet · 5 days in a row". */
export const notPlayedToday = (days: number | null): string =>
  `Not played yet · ${days === null ? 'the same cards for everybody' : inARow(days)}`;

/** A name of the table of the day. */
export const nameIn = (name: string | null): string => name ?? 'Without a name';

/** The heading of a deal: "Deal 2". */
export const dealHeading = (deal: number): string => `Deal ${deal}`;

/** The weekday of a day: "Mon". */
export const weekday = (day: string): string => formats.weekday(Date.parse(day));
