import { dealsIn, type RuleSet } from '#engine';
import type { LevelName, PaceName, PeopleNow, PublicTable } from '#protocol';
import { namedGame } from '#rules';
import { language } from '../language.ts';
import { rulesName } from './rules.ts';

const DAY = 86_400_000;

/** The days from a time to now: 0 for earlier today, 1 for yesterday. */
const daysAgo = (time: number, now: number): number => {
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((midnight(now) - midnight(time)) / DAY));
};

/** The day, for today the time, when something was: "18:05", "yesterday", "12 March". */
export const dayOf = (time: number, now: number): string => language.dayAgo(time, daysAgo(time, now));

/** A table of the player's, and when they were there last: "KXQTBC, paused since yesterday". */
export const ownTableWhen = (code: string, seenAt: number, adjourned: boolean, now: number): string =>
  language.ownTableSeen(code, seenAt, daysAgo(seenAt, now), adjourned);

/**
 * The host's choices, on the button that opens them: "No clock, Sharp bots, spectators allowed".
 * @param bots the levels of the bots; null without bots
 */
export function hostingInShort(
  pace: PaceName,
  bots: readonly LevelName[] | null,
  spectators: boolean,
  hints: boolean,
): string {
  const [level = 'none', ...others] = new Set(bots);
  return language.hosted(pace, others.length > 0 ? 'several' : level, spectators, hints);
}

/** The people at open tables: "3 people at 2 tables". */
export const hereNow = (tables: readonly PublicTable[]): string =>
  language.peopleAt(
    tables.reduce((sum, { people }) => sum + people, 0),
    tables.length,
  );

/** The people who are here and looking: "2 people looking, 14 playing"; empty if nobody is. */
export const peopleHere = (people: PeopleNow): string =>
  people.looking + people.playing > 0 ? language.peopleNow(people) : '';

/** The near table that *Play now* joins: "Joins 2 people: 7 deals, about 10 minutes · 4 players". */
export const joinsNear = (people: number, rules: RuleSet, seats: number, minutes: number | null): string =>
  language.joins(people, gameInShort(rules, seats, minutes));

/** A length of a game: "3 deals, about 5 minutes"; "7 deals" where nobody knows how long they take. */
export const lengthInShort = (deals: number, minutes: number | null): string =>
  minutes === null ? language.dealsCount(deals) : language.dealsInMinutes(deals, minutes);

/** The game that is chosen: "3 deals, about 5 minutes · 4 players"; "Biddies · 13 deals · 4 players". */
export function gameInShort(rules: RuleSet, seats: number, minutes: number | null): string {
  const name = namedGame(rules)?.group === 'crazyRummy' ? [] : [rulesName(rules)];
  const length = rules.game.end === 'target' ? [] : [lengthInShort(dealsIn(rules), minutes)];
  return [...name, ...length, language.playersCount(seats)].join(' · ');
}
