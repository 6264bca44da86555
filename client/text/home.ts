import { dealsIn, type RuleSet } from '#engine';
import type { LevelName, PaceName, PeopleNow } from '#protocol';
import { gameInfoOf, namedGame, readRuleCode } from '#rules';
import { clockOf } from './company.ts';
import { fixed, say } from './say.ts';

/** The name of a game: "Biddies"; its id if this page does not know it. */
export const gameNamed = (preset: string): string => {
  const game = gameInfoOf(preset);
  return game ? say(`title-${game.id}-name`) : preset;
};

/** "3 changes" */
export const changesCount = (changes: number): string => say('home-changesCount', { changes });

/** "Biddies", or "Biddies with house rules". */
export const rulesName = (rules: RuleSet): string => {
  const name = gameNamed(rules.preset);
  return namedGame(rules) ? name : say('home-withHouseRules', { game: name });
};

/** The name of the rules with this code; the code itself if this page cannot read it, e.g. of a newer game. */
export const codedGame = (code: string): string => {
  const rules = readRuleCode(code);
  return rules.ok ? rulesName(rules.value) : code;
};

/** One sentence about the rules: a named game's description, or the game they come from: "Biddies with 3 changes." */
export const rulesAbout = (rules: RuleSet, changes: number): string => {
  const game = gameInfoOf(rules.preset);
  if (!game) return '';
  if (namedGame(rules)) return say(`title-${game.id}-about`);
  return say('home-withChanges', { game: gameNamed(game.id), changes });
};

/** The home screen. */
const HOME = fixed('home');

/** A length of a game: "3 deals, about 5 minutes"; "7 deals" where nobody knows how long they take. */
export const lengthInShort = (deals: number, minutes: number | null): string =>
  minutes === null ? say('home-dealsCount', { deals }) : say('home-dealsInMinutes', { deals, minutes });

/** The game that is chosen: "3 deals, about 5 minutes · 4 players"; "Biddies · 13 deals · 4 players". */
export function gameInShort(rules: RuleSet, seats: number, minutes: number | null): string {
  const name = namedGame(rules)?.group === 'crazyRummy' ? [] : [rulesName(rules)];
  const length = rules.game.end === 'target' ? [] : [lengthInShort(dealsIn(rules), minutes)];
  return [...name, ...length, say('home-playersCount', { players: seats })].join(' · ');
}

/** The people at public tables: "2 people looking, 14 playing"; empty if nobody is there. */
export function peopleHere({ looking, playing }: PeopleNow): string {
  if (looking + playing === 0) return '';
  if (playing === 0) return say('home-onlyLooking', { people: looking });
  if (looking === 0) return say('home-onlyPlaying', { people: playing });
  return say('home-lookingAndPlaying', { people: looking, playing });
}

/** Below *Play now*, the other table that it joins: "Joins 2 people: 7 deals, about 10 minutes · 4 players". */
export const joinsNear = (people: number, rules: RuleSet, seats: number, minutes: number | null): string =>
  say('home-joins', { people, game: gameInShort(rules, seats, minutes) });

/** Below the button that continues a practice game. */
export const goOnHint = (deal: number): string => say('home-goOnHint', { deal });

/** The choices a host makes for a private table. */
export const HOSTING = fixed('hosting');

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
  const [level = null, ...others] = new Set(bots);
  return say('hosting-inShort', {
    ...{ pace: clockOf(pace), bots: others.length > 0 ? 'several' : level },
    ...{ spectators, hints },
  });
}

/** "Crazy Rummy with Ben and Cid" */
export const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : say('ownTables-with', { game, names });

/** The fixed texts of the home screen. */
export const homeText = { HOME };
