import { ACE, ALL_SUITS, KING, type Rank, type Suit } from '../cards/cards.ts';
import { isRank } from '../melds/melds.ts';
import { HIGH_ACE } from '../melds/wilds.ts';
import { type ContractHand, indexOf } from './contractHand.ts';

/**
 * Bounds on what a hand can give from some rank on. Runs and sets are each counted as if they had all cards for
 * themselves. Aces count as the last rank in sets.
 */
export interface ContractOutlook {
  /** By rank: number of naturals, without Aces. */
  readonly naturals: readonly number[];
  /** By suit, then by rank: number of lower ranks of which there is no natural. */
  readonly gaps: readonly (readonly number[])[];
  /** The same, where wilds that count as natural in their own place are naturals. */
  readonly holes: readonly (readonly number[])[];
  /** By size. */
  readonly runs: readonly (RunOutlook | undefined)[];
  /** By size, rank and number of sets: the fewest wilds in so many sets. */
  readonly sets: readonly (readonly (readonly number[])[] | undefined)[];
}

/** Bounds on the runs of one size. */
export interface RunOutlook {
  /** By suit and rank: the fewest wilds in a run, unless it is one of wilds alone. */
  readonly one: readonly (readonly number[])[];
  /** By rank and number of runs: the fewest wilds in so many runs of any suits. */
  readonly several: readonly (readonly number[])[];
}

/** Melds of one size that a contract asks for. */
export interface MeldCount {
  readonly size: number;
  readonly count: number;
}

/** The melds that bounds are wanted for. */
export interface Wanted {
  readonly runs: readonly MeldCount[];
  readonly sets: readonly MeldCount[];
  /** The most sets of one rank. */
  readonly alikeSets: number;
  /** No run may be longer than asked. */
  readonly exact: boolean;
}

/** From 0 to the rank after the high Ace, from which there is nothing. */
const ALL_RANKS: readonly Rank[] = Array.from({ length: HIGH_ACE + 2 }, (_, rank) => rank);
/** More wilds than any hand has. */
export const TOO_MANY_WILDS = 99;

export function outlookOf(hand: ContractHand, { runs, sets, alikeSets, exact }: Wanted): ContractOutlook {
  const { naturals, homes, bounds } = hand;
  const isHeld = (suit: Suit, rank: Rank): boolean => naturals[indexOf(suit, rank)] !== 0;
  const isHome = (suit: Suit, rank: Rank): boolean => homes[indexOf(suit, rank)] !== 0;
  const held = ALL_RANKS.map((rank) => ALL_SUITS.reduce((sum, suit) => sum + (naturals[indexOf(suit, rank)] ?? 0), 0));
  const holes = ALL_SUITS.map((suit) => lowerRanks((rank) => !isHeld(suit, rank) && !isHome(suit, rank)));
  const runOutlooks: RunOutlook[] = [];
  for (const asked of runs) {
    const starts = holes.map((suitHoles) =>
      ALL_RANKS.filter((rank) => {
        const isInBounds = rank >= bounds.low && rank + asked.size - 1 <= bounds.top;
        return isInBounds && canEnd(hand, suitHoles, rank, NO_CARDS, asked.size, exact ? asked.size : bounds.most);
      }),
    );
    runOutlooks[asked.size] = runOutlook(hand, asked, starts);
  }
  const setOutlooks: (readonly number[])[][] = [];
  for (const asked of sets) setOutlooks[asked.size] = fewestInSets(hand, asked, held, alikeSets);
  return {
    naturals: ALL_RANKS.map((from) => held.slice(Math.max(from, ACE + 1), KING + 1).reduce((sum, n) => sum + n, 0)),
    gaps: ALL_SUITS.map((suit) => lowerRanks((rank) => !isHeld(suit, rank))),
    holes,
    runs: runOutlooks,
    sets: setOutlooks,
  };
}

/** By rank: the number of lower ranks for which something holds. */
function lowerRanks(holds: (rank: Rank) => boolean): readonly number[] {
  const lower = [0, 0];
  for (let rank = ACE; rank <= HIGH_ACE; rank++) lower.push((lower[rank] as number) + (holds(rank) ? 1 : 0));
  return lower;
}

const NO_CARDS = { cards: 0, wilds: 0 } as const;

/**
 * Whether a run of which these cards lie below a rank can get within the wild limit (R45).
 * @param holes the number of holes in its suit, by rank
 */
export function canEnd(
  { mostWilds, bounds }: ContractHand,
  holes: readonly number[],
  rank: Rank,
  { cards, wilds }: { readonly cards: number; readonly wilds: number },
  least: number,
  most: number,
): boolean {
  for (let size = Math.max(least, cards); size <= most; size++) {
    const end = rank + size - cards;
    if (end > bounds.top + 1 || size >= mostWilds.run.length) return false;
    if (wilds + (holes[end] as number) - (holes[rank] as number) <= (mostWilds.run[size] as number)) return true;
  }
  return false;
}

/** `starts`: by suit, the ranks where a run may begin. */
function runOutlook(hand: ContractHand, { size, count }: MeldCount, starts: readonly (readonly Rank[])[]): RunOutlook {
  const bySuit = starts.map((these, suit) => fewestInSuit(hand, { size, count }, suit, these));
  const alone = hand.allWild ? size : TOO_MANY_WILDS;
  const several = ALL_RANKS.map((rank) =>
    bySuit.reduce(
      (sums, costs) =>
        sums.map((_, runs) => {
          const ways = sums.slice(0, runs + 1).map((sum, others) => sum + (costs[runs - others]?.[rank] as number));
          return Math.min(...ways);
        }),
      Array.from({ length: count + 1 }, (_, runs) => runs * alone),
    ),
  );
  return { one: bySuit.map((costs) => costs[1] as readonly number[]), several };
}

/** By number of runs and rank: the fewest wilds in so many runs of a suit that start there or higher. */
function fewestInSuit(
  { naturals, wilds }: ContractHand,
  { size, count }: MeldCount,
  suit: Suit,
  starts: readonly Rank[],
): readonly (readonly number[])[] {
  const fewest = Array.from({ length: count + 1 }, (_, runs) =>
    ALL_RANKS.map((): number => (runs === 0 ? 0 : TOO_MANY_WILDS)),
  );
  const left = ALL_RANKS.map((rank) => naturals[indexOf(suit, rank)] as number);
  const add = (from: number, lowest: Rank | null, runs: number, spent: number): void => {
    for (let i = from; i < starts.length; i++) {
      const start = starts[i] as Rank;
      let cost = spent;
      for (let rank = start; rank < start + size; rank++) if ((left[rank] as number)-- <= 0) cost++;
      const known = fewest[runs] as number[];
      const first = lowest ?? start;
      known[first] = Math.min(known[first] as number, cost);
      if (runs < count && cost <= wilds) add(i, first, runs + 1, cost);
      for (let rank = start; rank < start + size; rank++) (left[rank] as number)++;
    }
  };
  add(0, null, 1, 0);
  for (const known of fewest) {
    for (let rank = HIGH_ACE; rank >= 0; rank--)
      known[rank] = Math.min(known[rank] as number, known[rank + 1] as number);
  }
  return fewest;
}

/** By rank and number of sets: the fewest wilds in so many sets. `held`: the number of naturals of each rank. */
function fewestInSets(
  { rules }: ContractHand,
  { size, count }: MeldCount,
  held: readonly number[],
  alikeSets: number,
): (readonly number[])[] {
  // Without naturals a set may have any rank.
  const costs = Array.from({ length: count }, () => size);
  const fewest: (readonly number[])[] = [];
  for (let rank = HIGH_ACE + 1; rank >= 0; rank--) {
    const isPlace = rank > ACE && rank <= HIGH_ACE && isRank(rules, rank === HIGH_ACE ? ACE : rank);
    for (let sets = 1; isPlace && sets <= alikeSets; sets++) {
      costs.push(Math.min(size, Math.max(0, sets * size - (held[rank] as number))));
    }
    costs.sort((a, b) => a - b);
    fewest[rank] = Array.from({ length: count + 1 }, (_, sets) => costs.slice(0, sets).reduce((sum, n) => sum + n, 0));
  }
  return fewest;
}
