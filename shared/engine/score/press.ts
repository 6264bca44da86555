import type { Seat } from '../actions.ts';
import type { RuleSet } from '../ruleSet.ts';
import { orderAfter } from '../seats.ts';

/** The distance to every other total that turns the Press on (R135). */
const PRESS_LEAD_POINTS = 50;
const AUTO_PRESS_MIN_PLAYERS = 4;

/** The effect of the totals on the next deal, before any player is asked. */
export interface PressChange {
  /** Points the Auto-Press adds, per seat; empty if it adds none. */
  readonly added: readonly number[];
  /** Whether the Press is on for the next deal. */
  readonly on: boolean;
}

/** An offer to a seat to take the points that turn the Press on (R136). */
export interface PressOffer {
  readonly seat: Seat;
  readonly points: number;
}

/** Whether one total is 50 or more above all others, so that the next deal counts double (R135, D3). */
export function pressAfter({ scoring }: RuleSet, totals: readonly number[]): boolean {
  const [highest, next] = highestFirst(totals);
  return scoring.press !== 'off' && highest !== undefined && next !== undefined && highest - next >= PRESS_LEAD_POINTS;
}

/**
 * Returns the Press after any deal but the last. With the Auto-Press and four or more players, the highest total (all
 * highest ones, if equal) is raised to at least 50 above the next one after the first deal, and the Press is on even if
 * several are equal (R137, R138, §4.24, D4, D14).
 */
export function autoPress(rules: RuleSet, deal: number, totals: readonly number[]): PressChange {
  const plain = { added: [], on: pressAfter(rules, totals) };
  const { press, autoPress: isAuto } = rules.scoring;
  if (plain.on || press === 'off' || !isAuto || deal !== 1 || totals.length < AUTO_PRESS_MIN_PLAYERS) return plain;
  const highest = Math.max(...totals);
  const others = totals.filter((total) => total < highest);
  if (others.length === 0) return plain;
  const missing = Math.max(0, Math.max(...others) + PRESS_LEAD_POINTS - highest);
  return { added: missing === 0 ? [] : totals.map((total) => (total === highest ? missing : 0)), on: true };
}

/**
 * Returns the offers to make, in this order until one is accepted: exactly the points that turn the Press on, to
 * the highest total only; players tied for it in turn, from the left of that deal's dealer (R136, §4.25, D15). To
 * be called only if the Press is not on already.
 */
export function pressOffers(rules: RuleSet, totals: readonly number[], dealer: Seat): readonly PressOffer[] {
  const [highest, next] = highestFirst(totals);
  if (rules.scoring.press !== 'voluntary' || highest === undefined || next === undefined) return [];
  const points = next + PRESS_LEAD_POINTS - highest;
  if (points <= 0) return [];
  const order = orderAfter(rules, totals.length, dealer);
  return order.filter((seat) => totals[seat] === highest).map((seat) => ({ seat, points }));
}

const highestFirst = (totals: readonly number[]): readonly number[] => [...totals].sort((a, b) => b - a);
