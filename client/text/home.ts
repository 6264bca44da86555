import { dealsIn, type RuleSet } from '#engine';
import type { LevelName, PaceName, PeopleNow, PublicTable } from '#protocol';
import { namedGame } from '#rules';
import { clockOf } from './paces.ts';
import { rulesName } from './rulesNames.ts';
import { fixed, say } from './say.ts';

/** The home screen. */
const HOME = fixed('home');

/** A length of a game: "7 deals". */
const dealsCount = (deals: number): string => say('home-dealsCount', { deals });

/** A length of a game with the time that it takes: "3 deals, about 5 minutes". */
const dealsInMinutes = (deals: number, minutes: number): string => say('home-dealsInMinutes', { deals, minutes });

/** A length of a game: "3 deals, about 5 minutes"; "7 deals" where nobody knows how long they take. */
const lengthInShort = (deals: number, minutes: number | null): string =>
  minutes === null ? dealsCount(deals) : dealsInMinutes(deals, minutes);

/** "4 players" */
const playersCount = (players: number): string => say('home-playersCount', { players });

/** The game that is chosen: "3 deals, about 5 minutes · 4 players"; "Biddies · 13 deals · 4 players". */
function gameInShort(rules: RuleSet, seats: number, minutes: number | null): string {
  const name = namedGame(rules)?.group === 'crazyRummy' ? [] : [rulesName(rules)];
  const length = rules.game.end === 'target' ? [] : [lengthInShort(dealsIn(rules), minutes)];
  return [...name, ...length, playersCount(seats)].join(' · ');
}

/** The people at public tables: "2 people looking, 14 playing". At least one of the numbers is not 0. */
function peopleNow({ looking, playing }: PeopleNow): string {
  if (playing === 0) return say('home-onlyLooking', { people: looking });
  if (looking === 0) return say('home-onlyPlaying', { people: playing });
  return say('home-lookingAndPlaying', { people: looking, playing });
}

/** The people who are here and looking: "2 people looking, 14 playing"; empty if nobody is. */
const peopleHere = (people: PeopleNow): string => (people.looking + people.playing > 0 ? peopleNow(people) : '');

/** Below *Play now*, which leads to people at a table of another length, size or pace. `game`: that table's. */
const joins = (people: number, game: string): string => say('home-joins', { people, game });

/** The near table that *Play now* joins: "Joins 2 people: 7 deals, about 10 minutes · 4 players". */
const joinsNear = (people: number, rules: RuleSet, seats: number, minutes: number | null): string =>
  joins(people, gameInShort(rules, seats, minutes));

/** Below the button that continues a practice game. */
const goOnHint = (deal: number): string => say('home-goOnHint', { deal });

/** The choices a host makes for a private table. */
const HOSTING = fixed('hosting');

/**
 * The host's choices, on the button that opens them: "No clock, Sharp bots, spectators allowed".
 * @param bots the level of all bots; null without bots
 */
const hosted = (pace: PaceName, bots: LevelName | 'several' | null, spectators: boolean, hints: boolean): string =>
  say('hosting-inShort', { pace: clockOf(pace), bots, spectators, hints });

/**
 * The host's choices, on the button that opens them: "No clock, Sharp bots, spectators allowed".
 * @param bots the levels of the bots; null without bots
 */
function hostingInShort(
  pace: PaceName,
  bots: readonly LevelName[] | null,
  spectators: boolean,
  hints: boolean,
): string {
  const [level = null, ...others] = new Set(bots);
  return hosted(pace, others.length > 0 ? 'several' : level, spectators, hints);
}

/** The list of open tables. */
const OPEN_TABLES = fixed('openTables');

/** The people at open tables: "3 people at 2 tables" */
const peopleAt = (people: number, tables: number): string => say('openTables-peopleAt', { people, tables });

/** The people at these open tables: "3 people at 2 tables". */
const hereNow = (tables: readonly PublicTable[]): string =>
  peopleAt(
    tables.reduce((sum, { people }) => sum + people, 0),
    tables.length,
  );

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

/** "Crazy Rummy with Ben and Cid" */
const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : say('ownTables-with', { game, names });

const DAY = 86_400_000;

/** The days from a time to now: 0 for earlier today, 1 for yesterday. */
const daysAgo = (time: number, now: number): number => {
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((midnight(now) - midnight(time)) / DAY));
};

/** "18:05" for today, "yesterday", "12 March"; `days` from then to now. */
const dayAgo = (time: number, days: number): string => say('home-dayAgo', { time, daysAgo: days });

/** The day, for today the time, when something was: "18:05", "yesterday", "12 March". */
const dayOf = (time: number, now: number): string => dayAgo(time, daysAgo(time, now));

/** "KXQTBC, last played at 18:05", "KXQTBC, paused since yesterday"; `days` from then to now. */
const ownTableSeen = (code: string, seenAt: number, days: number, isPaused: boolean): string =>
  say('ownTables-seen', { code, time: seenAt, daysAgo: days, isPaused });

/** A table of the player's, and when they were there last: "KXQTBC, paused since yesterday". */
const ownTableWhen = (code: string, seenAt: number, isPaused: boolean, now: number): string =>
  ownTableSeen(code, seenAt, daysAgo(seenAt, now), isPaused);

/** The texts of the home screen. */
export const homeText = {
  ...{ HOME, dealsCount, dealsInMinutes, lengthInShort, playersCount, gameInShort, peopleNow, peopleHere, joins },
  ...{ joinsNear, goOnHint, HOSTING, hosted, hostingInShort, OPEN_TABLES, peopleAt, hereNow, showAll, openTableNow },
  ...{ atOpenTable, ownTables, ownTable, dayAgo, dayOf, ownTableSeen, ownTableWhen },
};
