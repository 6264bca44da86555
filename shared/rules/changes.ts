import type { RuleSet } from '#engine';
import { type GameInfo, gameInfoOf } from './catalogue/index.ts';
import { knownGame, printRules, ruleLink } from './codes/print.ts';
import { parseRules } from './codes/read.ts';
import { applies, isSameValue, OPTION_KEYS, type OptionKey, valueIn, withField } from './options/index.ts';
import { crazyRummy } from './presets/crazyRummy.ts';
import { PRESETS } from './presets/index.ts';

/** The named game that the rules started from. */
export const baseGame = ({ preset }: RuleSet): RuleSet => PRESETS[knownGame(preset)] as RuleSet;

/** The named game that these rules are; null for house rules. */
export const namedGame = (rules: RuleSet): GameInfo | null =>
  ruleLink(rules) === rules.preset ? (gameInfoOf(rules.preset) ?? null) : null;

/** From this many seats on, quick games give everybody a turn (§4.103). */
const LATE_TURN_SEATS = 5;

/**
 * The rules of a quick game with so many seats. The standard game and its shorter forms give everybody a turn at larger
 * tables (R108, §4.103); other games and house rules are played as they are.
 */
export const quickRules = (rules: RuleSet, seats: number): RuleSet =>
  seats >= LATE_TURN_SEATS && namedGame(rules)?.group === 'crazyRummy'
    ? withField(rules, 'goingOut.relief', 'fullTurn')
    : rules;

/**
 * The named game in which these rules may be rated, also as quick games play it (§4.103); null for other house rules,
 * which could make a game of pure luck.
 */
export function ratedGame(rules: RuleSet): GameInfo | null {
  const named = namedGame(rules);
  if (named || rules.goingOut.relief !== 'fullTurn') return named;
  const standard = namedGame(withField(rules, 'goingOut.relief', 'nothing'));
  return standard?.group === 'crazyRummy' ? standard : null;
}

/** Whether games at such a table are rated if enough people begin them. */
export const mayBeRated = (table: {
  readonly isPrivate: boolean;
  readonly isDaily: boolean;
  readonly rules: RuleSet;
}): boolean => !table.isPrivate && !table.isDaily && ratedGame(table.rules) !== null;

/** The rules without what quick games change (`quickRules`). */
const asNamed = (rules: RuleSet): RuleSet =>
  ratedGame(rules)?.group === 'crazyRummy' ? withField(rules, 'goingOut.relief', 'nothing') : rules;

/**
 * Whether two quick games differ at most in their numbers of deals and seats, so that people who want the one may like
 * the other.
 */
function isNearGame(one: RuleSet, other: RuleSet): boolean {
  const [first, second] = [asNamed(one), asNamed(other)];
  const { preset, wilds, game } = second;
  const isByDeals = first.game.end !== 'target' && game.end !== 'target';
  const asLong = { ...first, preset, wilds: { ...first.wilds, schedule: wilds.schedule } };
  return isByDeals && printRules(asLong) === printRules(second);
}

/** The game at a table, as far as quick matches compare it. */
interface Played {
  /** The canonical text of the rules. */
  readonly rules: string;
  readonly seats: number;
  /** The name of the pace. */
  readonly pace: string;
}

/**
 * In how many ways a table differs from what somebody wishes for in a quick match: in its number of deals, its number
 * of seats and its pace. Null if it is another game.
 */
export function tableDistance(table: Played, wish: Played): number | null {
  const differences = [table.rules !== wish.rules, table.seats !== wish.seats, table.pace !== wish.pace];
  return isSameGame(table.rules, wish.rules) ? differences.filter(Boolean).length : null;
}

function isSameGame(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [parseRules(one), parseRules(other)];
  return first !== null && second !== null && isNearGame(first, second);
}

/**
 * The options in which rules differ from another game, by default the standard one. Options that do not apply are left
 * out.
 */
export const changedKeys = (rules: RuleSet, from: RuleSet = crazyRummy): readonly OptionKey[] =>
  OPTION_KEYS.filter((key) => applies(rules, key) && !isSameValue(valueIn(rules, key), valueIn(from, key)));

/** How many options house rules have changed. Needs no words, so home can use it without loading them. */
export const changeCount = (rules: RuleSet): number => changedKeys(rules, baseGame(rules)).length;
