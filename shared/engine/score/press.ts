import type { Seat } from '../actions.ts';
import type { RuleSet } from '../ruleSet.ts';
import { orderAfter } from '../seats.ts';

/** How far behind every other player the last one must be (R135). */
const LEAD = 50;
const AUTO_PLAYERS = 4;

/** What comes of the totals after a deal, before anybody is asked. */
export interface PressChange {
  /** Points that the Auto-Press adds, per seat; empty when it adds none. */
  readonly added: readonly number[];
  /** Is the Press on for the next deal. */
  readonly on: boolean;
}

/** Points a seat may take to put the Press on (R136). */
export interface PressOffer {
  readonly seat: Seat;
  readonly points: number;
}

/** Is one total 50 or more above every other, so that the next deal counts double (R135, D3). */
export function pressAfter({ scoring }: RuleSet, totals: readonly number[]): boolean {
  const [highest, next] = highestFirst(totals);
  return scoring.press !== 'off' && highest !== undefined && next !== undefined && highest - next >= LEAD;
}

/**
 * The Press after a deal (not the last one: there is no next). With the Auto-Press and four or more players, the highest
 * total, or all that are equally high, stand at least 50 above the next one after the first deal, and the Press is on
 * even if they tie (R137, R138, §4.24, D4, D14).
 */
export function autoPress(rules: RuleSet, deal: number, totals: readonly number[]): PressChange {
  const plain = { added: [], on: pressAfter(rules, totals) };
  const { press, autoPress: isAuto } = rules.scoring;
  if (plain.on || press === 'off' || !isAuto || deal !== 1 || totals.length < AUTO_PLAYERS) return plain;
  const highest = Math.max(...totals);
  const others = totals.filter((total) => total < highest);
  if (others.length === 0) return plain;
  const missing = Math.max(0, Math.max(...others) + LEAD - highest);
  return { added: missing === 0 ? [] : totals.map((total) => (total === highest ? missing : 0)), on: true };
}

/**
 * Who is asked, in this order and until one accepts, to take just the points that put the Press on: the highest total
 * only, equal ones one after the other from the left of that deal's dealer (R136, §4.25, D15). For totals after which it
 * is not on already.
 */
export function pressOffers(rules: RuleSet, totals: readonly number[], dealer: Seat): readonly PressOffer[] {
  const [highest, next] = highestFirst(totals);
  if (rules.scoring.press !== 'voluntary' || highest === undefined || next === undefined) return [];
  const points = next + LEAD - highest;
  if (points <= 0) return [];
  const order = orderAfter(rules, totals.length, dealer);
  return order.filter((seat) => totals[seat] === highest).map((seat) => ({ seat, points }));
}

const highestFirst = (totals: readonly number[]): readonly number[] => [...totals].sort((a, b) => b - a);
