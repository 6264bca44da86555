import { type Card, cardOf, cardPoints, JOKER, KING, type Rank, type RuleSet } from '#engine';
import { lowestRank } from './suitMasks.ts';

const MASK_COUNT = 1 << KING;

/** Below any sum of points: "impossible". */
export const IMPOSSIBLE_POINTS = -4000;

/**
 * Lookup tables for the cards of one suit, indexed by `mask >> 1`. Runs depend only on the suit's mask and the wilds
 * spent on it, so everything about them is computed once per rule set.
 */
export interface MeldTables {
  /** Points of a natural by rank. */
  readonly points: Int16Array;
  /** `mostUpTo[rank]`: the highest of the points of the ranks up to this one. */
  readonly mostUpTo: Int16Array;
  /** Points of a wild. */
  readonly wild: number;
  /** Points of all cards of a mask. */
  readonly sum: Int16Array;
  /** `runs[k]`: the most points of a mask that runs with exactly `k` wilds can cover, or `IMPOSSIBLE_POINTS`. */
  readonly runs: Int16Array[];
  readonly runMin: number;
  readonly setMin: number;
  readonly setMax: number;
}

const known = new WeakMap<RuleSet, (MeldTables | undefined)[]>();

/** The tables for a rule set, built once. Valid for games with one pack, low Aces and no wild limit. */
export function tablesFor(rules: RuleSet, wildRank: Rank): MeldTables {
  let byRank = known.get(rules);
  if (!byRank) {
    byRank = [];
    known.set(rules, byRank);
  }
  byRank[wildRank] ??= byRank.find((tables) => tables)
    ? shareRuns(byRank, rules, wildRank)
    : makeTables(rules, wildRank);
  return byRank[wildRank];
}

/** Naturals score the same whatever the wild rank, so the run tables are shared between wild ranks. */
function shareRuns(byRank: readonly (MeldTables | undefined)[], rules: RuleSet, wildRank: Rank): MeldTables {
  const other = byRank.find((tables) => tables) as MeldTables;
  return { ...other, wild: wildPoints(rules, wildRank) };
}

const wildPoints = (rules: RuleSet, wildRank: Rank): number =>
  cardPoints(rules, wildRank, wildRank > 0 ? cardOf(0, wildRank) : JOKER);

function makeTables(rules: RuleSet, wildRank: Rank): MeldTables {
  const points = new Int16Array(KING + 1);
  const mostUpTo = new Int16Array(KING + 1);
  for (let rank = 1; rank <= KING; rank++) {
    points[rank] = cardPoints(rules, 0, cardOf(0, rank) as Card);
    mostUpTo[rank] = Math.max(mostUpTo[rank - 1] as number, points[rank] as number);
  }
  const sum = new Int16Array(MASK_COUNT);
  for (let mask = 1; mask < MASK_COUNT; mask++) {
    sum[mask] = (sum[mask & (mask - 1)] as number) + (points[lowestRank(mask) + 1] as number);
  }
  const { runMin, setMin, setMax } = rules.melds;
  return { points, mostUpTo, wild: wildPoints(rules, wildRank), sum, runs: [], runMin, setMin, setMax };
}

/** `runs[k]` for every `k` up to `wilds`, built on demand. */
export function runsWith(tables: MeldTables, wilds: number): readonly Int16Array[] {
  while (tables.runs.length <= wilds) tables.runs.push(nextLayer(tables, tables.runs.length));
  return tables.runs;
}

function nextLayer(tables: MeldTables, wilds: number): Int16Array {
  const layer = new Int16Array(MASK_COUNT).fill(IMPOSSIBLE_POINTS);
  const layers = [...tables.runs, layer];
  if (wilds === 0) layer[0] = 0;
  for (let mask = 1; mask < MASK_COUNT; mask++) {
    layer[mask] = layer[mask & (mask - 1)] as number;
    eachRunFromLowest(tables, mask, wilds, (taken, spent, gained) => {
      const rest = layers[wilds - spent]?.[mask & ~taken] ?? IMPOSSIBLE_POINTS;
      if (rest > IMPOSSIBLE_POINTS && rest + gained > (layer[mask] as number)) layer[mask] = rest + gained;
    });
  }
  return layer;
}

/**
 * Calls `found` for every run that holds the lowest natural of a mask (bit 0 = Ace), with the naturals it takes, the
 * wilds it spends and the points it gains. A run takes every natural on its way: a wild in that place does better at an
 * end.
 */
export function eachRunFromLowest(
  { points, runMin }: MeldTables,
  mask: number,
  wilds: number,
  found: (taken: number, spent: number, gained: number) => void,
): void {
  const low = lowestRank(mask);
  let taken = 0;
  let gaps = 0;
  let gained = 0;
  for (let high = low; high < KING; high++) {
    if ((mask & (1 << high)) === 0) {
      if (++gaps > wilds) return;
      continue;
    }
    taken |= 1 << high;
    gained += points[high + 1] as number;
    const span = high - low + 1;
    const most = Math.min(wilds, gaps + KING - span);
    for (let spent = Math.max(gaps, gaps + runMin - span); spent <= most; spent++) found(taken, spent, gained);
  }
}
