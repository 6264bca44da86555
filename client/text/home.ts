import { dealsIn, type RuleSet } from '#engine';
import type { LevelName, PaceName, PeopleNow } from '#protocol';
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

/** "Crazy Rummy with Ben and Cid" */
const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : say('ownTables-with', { game, names });

/** The texts of the home screen. */
export const homeText = {
  ...{ HOME, dealsCount, dealsInMinutes, lengthInShort, playersCount, gameInShort, peopleNow, peopleHere, joins },
  ...{ joinsNear, goOnHint, HOSTING, hosted, hostingInShort, ownTable },
};
