import type { PublicTable } from '#protocol';
import { clockOf } from './company.ts';
import { fixed, say } from './say.ts';

/** The list of open tables. */
const OPEN_TABLES = fixed('openTables');

/** The people at these open tables: "3 people at 2 tables". */
const hereNow = (tables: readonly PublicTable[]): string =>
  say('openTables-peopleAt', {
    people: tables.reduce((sum, { people }) => sum + people, 0),
    tables: tables.length,
  });

/** "Show all 12" */
const showAll = (count: number): string => say('openTables-showAll', { count });

/** The state of an open table: "Usual pace. 2 people, 2 seats free." */
const openTableNow = ({ pace, people, free, isOpen, stage, deal }: PublicTable): string =>
  say('openTables-now', { pace: clockOf(pace), people, free, isOpen, deal: stage === 'playing' ? deal : null });

/** The accessible name of the button beside an open table: "Sit down: Biddies. Usual pace. …"; `now` is its state. */
const atOpenTable = (does: 'sitDown' | 'look', game: string, now: string): string =>
  say('openTables-at', { does, game, now });

/** Heading of the tables where the player has a seat. */
const ownTables = (): string => say('ownTables-heading');

const DAY_MS = 86_400_000;

/** The days from a time to now: 0 for earlier today, 1 for yesterday. */
const daysAgo = (time: number, now: number): number => {
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((midnight(now) - midnight(time)) / DAY_MS));
};

/** The day, for today the time, when something was: "18:05", "yesterday", "12 March". */
const dayOf = (time: number, now: number): string => say('home-dayAgo', { time, daysAgo: daysAgo(time, now) });

/** A table of the player's, and when they were there last: "KXQTBC, paused since yesterday". */
const ownTableWhen = (code: string, seenAt: number, isPaused: boolean, now: number): string =>
  say('ownTables-seen', { code, time: seenAt, daysAgo: daysAgo(seenAt, now), isPaused });

/** The texts of the lists at home: open tables, the player's tables and last games. */
export const tablesText = {
  ...{ OPEN_TABLES, hereNow, showAll, openTableNow, atOpenTable, ownTables, ownTableWhen, dayOf },
};
