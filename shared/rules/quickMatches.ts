import type { RuleSet } from '#engine';
import { namedGame, ratedGame } from './changes.ts';
import { printRules } from './codes/print.ts';
import { parseRules } from './codes/read.ts';
import { withField } from './options/index.ts';

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

/** The table that somebody wishes for in a quick match. */
export interface QuickMatchOptions {
  /** The canonical text of the rules. */
  readonly rules: string;
  readonly seats: number;
  /** The name of the pace; `none` has no clock. */
  readonly pace: string;
}

/** A table as quick matches compare it. */
export interface QuickTable extends QuickMatchOptions {
  /** `waiting` while people gather. */
  readonly stage: string;
  /** The current or last scored deal; 0 before the first. */
  readonly deal: number;
  /** Seats that belong to people or are held for people on their way. */
  readonly people: number;
  /** Whether a newcomer may sit down now. */
  readonly isOpen: boolean;
}

/** The last deal in which a quick match may join a game. */
const LATEST_JOIN_DEAL = 3;

/** Added to the rank of a waiting table: more than the people of any table. */
const WAITING_SCORE = 100;

/** How well a table suits a quick match: waiting tables before running games, then by people; 0 if it does not. */
export function quickRank({ stage, deal, people, isOpen }: QuickTable): number {
  return isOpen && deal <= LATEST_JOIN_DEAL ? 1 + people + (stage === 'waiting' ? WAITING_SCORE : 0) : 0;
}

/**
 * In how many ways a table differs from a wish: in its number of deals, its number of seats and its pace. Null if it is
 * another game.
 */
export function tableDistance(table: QuickMatchOptions, wish: QuickMatchOptions): number | null {
  const differences = [table.rules !== wish.rules, table.seats !== wish.seats, table.pace !== wish.pace];
  return isSameGame(table.rules, wish.rules) ? differences.filter(Boolean).length : null;
}

function isSameGame(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [parseRules(one), parseRules(other)];
  return first !== null && second !== null && isNearGame(first, second);
}

/**
 * The table to which a quick match leads: one as wished or, if `orNear`, else the nearest. Of those equally near, the
 * one with the best rank. Undefined if none suits.
 */
export function bestTable<Table extends QuickTable>(
  wish: QuickMatchOptions,
  orNear: boolean,
  tables: readonly Table[],
): Table | undefined {
  const fitting = tables.flatMap((table) => {
    const rank = quickRank(table);
    const distance = rank > 0 ? tableDistance(table, wish) : null;
    // Another table is worth it only for the people there, and only with a clock: nobody waits for ever for a stranger.
    const suits = distance === 0 || (orNear && table.people > 0 && table.pace !== 'none');
    return distance !== null && suits ? [{ table, rank, distance }] : [];
  });
  return fitting.sort((one, other) => one.distance - other.distance || other.rank - one.rank)[0]?.table;
}
