import { ACE, ALL_SUITS, type Rank, type Suit } from '../cards/cards.ts';
import { HIGH_ACE } from '../melds/wilds.ts';
import { type ContractHand, indexOf } from './contractHand.ts';
import { type ContractOutlook, canEnd, type RunOutlook, TOO_MANY_WILDS } from './contractOutlook.ts';

/** The card in a place: a natural, a wild in its own place that counts as one (R48), or any wild. */
export type Filling = 'natural' | 'home' | 'wild';

/** A run or the first cards of one, as a list from its last place back to its first. */
export interface PartRun {
  readonly suit: Suit;
  readonly start: Rank;
  /** The fewest cards that the contract asks for. */
  readonly asked: number;
  readonly cards: number;
  readonly filling: Filling;
  readonly before: PartRun | null;
  readonly wilds: number;
  /** The places of its first two wilds, or -1. */
  readonly first: number;
  readonly second: number;
}

/** The cards of a set, by the indices of their counts, and the number of wilds of other ranks. */
export interface PlannedSet {
  /** 0 for a set of wilds alone, which may have any rank. */
  readonly rank: Rank;
  readonly naturals: readonly number[];
  /** Wilds of its own rank. */
  readonly homes: readonly number[];
  readonly wilds: number;
}

/** The melds of a contract, before it is decided which wild is where. */
export interface ContractPlan {
  readonly runs: readonly PartRun[];
  readonly sets: readonly PlannedSet[];
  /** The sizes of runs of wilds alone. */
  readonly wildRuns: readonly number[];
}

/** A search that goes up the ranks from the low Ace; sets of Aces come last. */
export interface ContractSearch {
  readonly hand: ContractHand;
  readonly outlook: ContractOutlook;
  readonly exact: boolean;
  readonly everyCard: boolean;
  readonly alike: 'differ' | 'apart' | 'any';
  /** The different sizes asked. */
  readonly runSizes: readonly number[];
  readonly setSizes: readonly number[];
  /** By size: how many melds are not begun. */
  readonly runsOpen: number[];
  readonly setsOpen: number[];
  /** Numbers of cards not used yet, like those of the hand. */
  readonly naturals: Uint8Array;
  readonly homes: Uint8Array;
  readonly alwaysWild: Uint8Array;
  /** Number of wilds that may still be used. */
  rest: number;
  /** By rank in `twins`: number of wilds of other ranks that are in their own places or in a set of this rank. */
  readonly others: number[];
  /** Bit mask of the suits that have a run, where runs differ in suit. */
  suits: number;
  readonly runs: PartRun[];
  readonly sets: PlannedSet[];
  readonly wildRuns: number[];
  /** The keys of states from which the contract cannot be completed. */
  readonly failed: Set<string>;
}

/** The rank after which nothing is left to decide. */
export const END_RANK = HIGH_ACE + 1;

/** The rank printed on the cards. */
export const printedRank = (rank: Rank): Rank => (rank === HIGH_ACE ? ACE : rank);

/** The most cards of a run. */
export const mostInRun = ({ exact, hand }: ContractSearch, asked: number): number => (exact ? asked : hand.bounds.most);

/** Whether a run ends with a wild, beside which no other may lie (R45). */
export const isWildLast = ({ hand }: ContractSearch, { filling }: PartRun): boolean =>
  hand.rules.melds.wildLimit === 'apart' && filling === 'wild';

/** Takes a card for a place of a run from the hand, if there is one. */
export function takeFilling(search: ContractSearch, filling: Filling, suit: Suit, rank: Rank): boolean {
  const { naturals, homes, rest } = search;
  const index = indexOf(suit, rank);
  if (filling === 'natural') {
    if (naturals[index] === 0) return false;
    (naturals[index] as number)--;
    return true;
  }
  if (rest === 0) return false;
  if (filling === 'home') {
    if (homes[index] === 0 || !useOthers(search, rank, 1, 0)) return false;
    (homes[index] as number)--;
  }
  search.rest--;
  return true;
}

/** Takes back what `takeFilling` took. */
export function returnFilling(search: ContractSearch, filling: Filling, suit: Suit, rank: Rank): void {
  const { naturals, homes } = search;
  const index = indexOf(suit, rank);
  if (filling === 'natural') {
    (naturals[index] as number)++;
    return;
  }
  search.rest++;
  if (filling === 'wild') return;
  (homes[index] as number)++;
  useOthers(search, rank, -1, 0);
}

/**
 * Counts wilds for the ranks of which a set may hold only one of the identical wilds (R39), unless too few remain.
 * @param own wilds of this rank in their own places
 * @param foreign wilds of other ranks in a set of this rank
 */
export function useOthers({ hand, others }: ContractSearch, rank: Rank, own: number, foreign: number): boolean {
  const mores = hand.twins.map((twin) => (twin.rank === printedRank(rank) ? foreign : own));
  if (hand.twins.some((twin, i) => (others[i] as number) + (mores[i] as number) > twin.others)) return false;
  for (const [i, more] of mores.entries()) (others[i] as number) += more;
  return true;
}

/** A key that is equal for states that can be completed in the same ways. */
export function stateKey(search: ContractSearch, rank: Rank, runs: readonly PartRun[]): string {
  const { hand, naturals, homes, runsOpen, setsOpen, others, rest, suits, runSizes } = search;
  const codes = [rank * 64 + rest, suits, ...runsOpen, ...setsOpen, ...others];
  // Other cards of lower ranks are of no use any more.
  if (rank > ACE) codes.push(acesIn(naturals), acesIn(homes));
  const parts = runs.map((run) => {
    const { suit, cards, asked, wilds, first, second } = run;
    const places = hand.rules.melds.wildLimit === 'apart' ? [isWildLast(search, run) ? 1 : 0] : [first + 1, second + 1];
    return [suit, cards, wilds, ...places].reduce((code, part) => code * 16 + part, runSizes.indexOf(asked));
  });
  for (const part of parts.sort((a, b) => a - b)) codes.push(part >> 12, part & 0xfff);
  return String.fromCharCode(...codes);
}

const acesIn = (counts: Uint8Array): number =>
  ALL_SUITS.reduce((code, suit) => code * 8 + (counts[indexOf(suit, ACE)] as number), 0);

/** Whether there are enough naturals and wilds from this rank on, as far as can be seen at once. */
export function isInReach(search: ContractSearch, rank: Rank, runs: readonly PartRun[]): boolean {
  const { hand, outlook, naturals, rest, runSizes, setSizes, runsOpen, setsOpen } = search;
  let cards = 0;
  let wilds = 0;
  for (const run of runs) {
    const { asked, suit, start } = run;
    const holes = outlook.holes[suit] as readonly number[];
    if (!hand.allWild && !canEnd(hand, holes, rank, run, asked, mostInRun(search, asked))) return false;
    if (run.cards >= asked) continue;
    cards += asked - run.cards;
    const gaps = outlook.gaps[suit] as readonly number[];
    wilds += (gaps[start + asked] as number) - (gaps[rank] as number);
  }
  for (const [i, open] of runsOpen.entries()) {
    if (open === 0) continue;
    cards += open * (runSizes[i] as number);
    wilds += fewestInRuns(search, rank, runSizes[i] as number, open);
  }
  for (const [i, open] of setsOpen.entries()) {
    const size = setSizes[i] as number;
    cards += open * size;
    wilds += outlook.sets[size]?.[rank]?.[open] as number;
  }
  const aces = ALL_SUITS.reduce((sum, suit) => sum + (naturals[indexOf(suit, ACE)] as number), 0);
  return wilds <= rest && cards <= (outlook.naturals[rank] as number) + aces + rest;
}

/** The fewest wilds in so many further runs of this size. */
function fewestInRuns(
  { hand, outlook, alike, suits }: ContractSearch,
  rank: Rank,
  size: number,
  count: number,
): number {
  const { one, several } = outlook.runs[size] as RunOutlook;
  if (alike !== 'differ') return several[rank]?.[count] as number;
  const alone = hand.allWild ? size : TOO_MANY_WILDS;
  const costs = one.map((cost, suit) => (((suits >> suit) & 1) === 1 ? alone : Math.min(alone, cost[rank] as number)));
  costs.sort((a, b) => a - b);
  return costs.slice(0, count).reduce((sum, cost) => sum + cost, 0);
}
