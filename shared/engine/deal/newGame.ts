import type { Seat } from '../actions.ts';
import { packCount } from '../cards/pack.ts';
import type { GameEvent } from '../events.ts';
import type { RuleSet } from '../ruleSet.ts';
import { firstPlayer } from '../seats.ts';
import { type GameState, NO_DRAFT } from '../state.ts';
import { hasEnoughCards } from './dealSize.ts';

/** The maximum number of seats at a table (§4.92). */
export const MAX_SEATS = 8;

/** The reason why a table with this many seats cannot play these rules, or null (§4.18, §4.46, §4.63, §4.92). */
export function rulesProblem(rules: RuleSet, seats: number): 'tooFewSeats' | 'tooManySeats' | 'tooFewCards' | null {
  if (!Number.isInteger(seats) || seats < rules.table.minPlayers) return 'tooFewSeats';
  if (seats > Math.min(rules.table.maxPlayers, MAX_SEATS)) return 'tooManySeats';
  return hasEnoughCards(rules, seats) ? null : 'tooFewCards';
}

/**
 * Returns a game before its opening draw.
 * @throws RangeError if a table with this many seats cannot play these rules; check `rulesProblem` first.
 */
export function newGame(rules: RuleSet, seats: number): GameState {
  const problem = rulesProblem(rules, seats);
  if (problem) throw new RangeError(`${rules.preset} with ${seats} seats: ${problem}`);
  return blankGame(rules, seats);
}

/**
 * Returns a game before its opening draw, without checking whether these rules can still be played: for applying what
 * has happened.
 */
export function blankGame(rules: RuleSet, seats: number): GameState {
  const perSeat = <Value>(value: Value): readonly Value[] => Array.from({ length: seats }, () => value);
  return {
    rules: settledRules(rules, seats),
    seats,
    phase: 'opening',
    deal: 0,
    dealer: -1,
    turn: -1,
    wildRank: 0,
    stock: [],
    pile: [],
    hands: perSeat([]),
    melds: [],
    nextMeld: 0,
    melded: 0,
    draft: NO_DRAFT,
    idle: 0,
    turns: 0,
    played: 0,
    indicator: -1,
    chance: null,
    reshuffles: 0,
    window: null,
    passed: 0,
    offered: [],
    relief: -1,
    pressed: false,
    refusals: 0,
    ended: null,
    at: perSeat(0),
    totals: perSeat(0),
    results: [],
    moves: [],
    known: perSeat([]),
  };
}

/**
 * The first turn of the deal (R11). The extra card replaces its draw (R23); without one the first player draws (§4.1).
 */
export const firstTurn = (rules: RuleSet, seats: number, dealer: Seat): GameEvent => ({
  type: 'turnBegan',
  seat: firstPlayer(rules, seats, dealer),
  drawn: rules.deal.extra === 'firstPlayer',
  idle: 0,
});

/** The smallest value of the option `table.maxPlayers`. */
const SMALLEST_MAX_PLAYERS = 3;

/**
 * Returns the rules for a table with this many seats. Where the number of packs depends on the seats (R2), a set holds
 * no more cards than there are of its rank and names no suit more often (R38, R40, R52), and with one pack it holds no
 * card twice (R39). Other rules are returned unchanged.
 */
export function settledRules(rules: RuleSet, seats: number): RuleSet {
  const { setMax, overflow, duplicates, setWild } = rules.melds;
  if (overflow || !duplicates) return rules;
  const packs = packCount(rules, seats);
  const cards = 4 * packs;
  const isBound = cards <= 8 && (setMax === 0 || setMax > cards);
  const hasTwins = packs > 1;
  // A limit that no value of an option expresses is derived from the largest table.
  const isExpressible = setWild === 'anyMissing' && (setMax > 0 || isBound);
  const isLargest = packs === packCount(rules, rules.table.maxPlayers) || isExpressible || !hasTwins;
  if (!isBound && hasTwins && isLargest) return rules;
  return {
    ...rules,
    table: isLargest ? rules.table : { ...rules.table, maxPlayers: Math.max(seats, SMALLEST_MAX_PLAYERS) },
    melds: { ...rules.melds, setMax: isBound ? cards : setMax, duplicates: hasTwins },
  };
}
