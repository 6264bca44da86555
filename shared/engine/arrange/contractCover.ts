import { ACE, ALL_SUITS, KING, type Rank } from '../cards/cards.ts';
import { HIGH_ACE } from '../melds/wilds.ts';
import { type ContractHand, indexOf } from './contractHand.ts';
import type { ContractOutlook } from './contractOutlook.ts';
import type { ContractSearch, PartRun } from './contractState.ts';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Whether the naturals from this rank on are not in too many suits or ranks to be laid, as far as can be seen. */
export function canCoverFrom(search: ContractSearch, rank: Rank, runs: readonly PartRun[]): boolean {
  const { hand, runsOpen, setsOpen } = search;
  const freeRuns = total(runsOpen);
  const freeSets = total(setsOpen);
  if (freeRuns > 0 && freeSets > 0) return true;
  let newRuns = 0;
  let ranks = 0;
  for (const suit of ALL_SUITS) {
    const current = runs.filter((run) => run.suit === suit).length;
    let most = 0;
    for (let at = Math.max(rank, ACE + 1); at <= KING; at++) {
      const count = hand.naturals[indexOf(suit, at)] as number;
      most = Math.max(most, count);
      if (count > current) ranks |= 1 << at;
    }
    newRuns += Math.max(0, most - current);
  }
  return freeSets === 0 ? newRuns <= freeRuns : bitCount(ranks) <= freeSets;
}

/**
 * Whether each natural can be in some meld: the ranks with one that fits into no run (R45) are not more than the sets.
 * @param least the fewest cards of a run, or null without runs
 * @param sets the number of sets
 */
export function canCoverAll(
  hand: ContractHand,
  { gaps, holes }: ContractOutlook,
  least: number | null,
  sets: number,
): boolean {
  let ranks = 0;
  for (const suit of ALL_SUITS) {
    const reached = least === null ? 0 : reachOfRuns(hand, gaps[suit] as number[], holes[suit] as number[], least);
    for (let rank = ACE; rank <= KING; rank++) {
      const places = rank === ACE ? (1 << ACE) | (1 << HIGH_ACE) : 1 << rank;
      if (hand.naturals[indexOf(suit, rank)] !== 0 && (reached & places) === 0) ranks |= 1 << rank;
    }
  }
  return bitCount(ranks) <= sets;
}

/** Bit mask of the ranks of a suit that are in some run of enough cards and not too many wilds. */
function reachOfRuns(
  { bounds, mostWilds, wilds }: ContractHand,
  gaps: readonly number[],
  holes: readonly number[],
  least: number,
): number {
  let reached = 0;
  for (let start = bounds.low; start <= bounds.top; start++) {
    const most = Math.min(bounds.most, bounds.top + 1 - start, mostWilds.run.length - 1);
    for (let size = least; size <= most; size++) {
      const within = (lower: readonly number[]): number => (lower[start + size] as number) - (lower[start] as number);
      if (within(gaps) <= wilds && within(holes) <= (mostWilds.run[size] as number))
        reached |= ((1 << size) - 1) << start;
    }
  }
  return reached;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}
