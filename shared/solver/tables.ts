import { type Card, cardOf, cardPoints, JOKER, type Rank, RUN_TOP, type RuleSet } from '#engine';
import { lowestRank } from './holding.ts';

const MASKS = 1 << RUN_TOP;

/** Below any sum of points: "cannot be done". */
export const NEVER = -4000;

/**
 * What the rules make of the cards of one suit, looked up by `mask >> 1`. Runs inside one suit depend on nothing but
 * that suit's mask and the wilds spent on it, so everything about them is worked out once per set of rules.
 */
export interface MeldTables {
  /** Points by rank of a natural card. */
  readonly points: Int16Array;
  /** Points of one wild. */
  readonly wild: number;
  /** Points of all cards of a mask. */
  readonly sum: Int16Array;
  /** `runs[k]`: the most points of a mask that runs can take in with exactly `k` wilds in them; NEVER if none can. */
  readonly runs: Int16Array[];
  readonly runMin: number;
  readonly setMin: number;
  readonly setMax: number;
}

const known = new WeakMap<RuleSet, (MeldTables | undefined)[]>();

/** The tables for a rule set, made once. They hold for games of one pack with the Ace low and no limit on wilds. */
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

/** Naturals score alike whatever is wild: another wild rank needs no tables of its own. */
function shareRuns(byRank: readonly (MeldTables | undefined)[], rules: RuleSet, wildRank: Rank): MeldTables {
  const other = byRank.find((tables) => tables) as MeldTables;
  return { ...other, wild: wildPoints(rules, wildRank) };
}

const wildPoints = (rules: RuleSet, wildRank: Rank): number =>
  cardPoints(rules, wildRank, wildRank > 0 ? cardOf(0, wildRank) : JOKER);

function makeTables(rules: RuleSet, wildRank: Rank): MeldTables {
  const points = new Int16Array(RUN_TOP + 1);
  for (let rank = 1; rank <= RUN_TOP; rank++) points[rank] = cardPoints(rules, 0, cardOf(0, rank) as Card);
  const sum = new Int16Array(MASKS);
  for (let mask = 1; mask < MASKS; mask++) {
    sum[mask] = (sum[mask & (mask - 1)] as number) + (points[lowestRank(mask) + 1] as number);
  }
  const { runMin, setMin, setMax } = rules.melds;
  return { points, wild: wildPoints(rules, wildRank), sum, runs: [], runMin, setMin, setMax };
}

/** `runs[k]` for every `k` up to `wilds`, made when first asked for. */
export function runsWith(tables: MeldTables, wilds: number): readonly Int16Array[] {
  while (tables.runs.length <= wilds) tables.runs.push(nextLayer(tables, tables.runs.length));
  return tables.runs;
}

function nextLayer(tables: MeldTables, wilds: number): Int16Array {
  const layer = new Int16Array(MASKS).fill(NEVER);
  const layers = [...tables.runs, layer];
  if (wilds === 0) layer[0] = 0;
  for (let mask = 1; mask < MASKS; mask++) {
    layer[mask] = layer[mask & (mask - 1)] as number;
    eachRunFromLowest(tables, mask, wilds, (taken, spent, gained) => {
      const rest = layers[wilds - spent]?.[mask & ~taken] ?? NEVER;
      if (rest > NEVER && rest + gained > (layer[mask] as number)) layer[mask] = rest + gained;
    });
  }
  return layer;
}

/**
 * Every run that holds the lowest natural of a mask (bit 0 = Ace), as the naturals it takes, the wilds it spends and the
 * points it gains. It takes each natural on its way: a wild in such a natural's place is better spent at an end.
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
  for (let high = low; high < RUN_TOP; high++) {
    if ((mask & (1 << high)) === 0) {
      if (++gaps > wilds) return;
      continue;
    }
    taken |= 1 << high;
    gained += points[high + 1] as number;
    const span = high - low + 1;
    const most = Math.min(wilds, gaps + RUN_TOP - span);
    for (let spent = Math.max(gaps, gaps + runMin - span); spent <= most; spent++) found(taken, spent, gained);
  }
}
