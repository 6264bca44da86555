import { type Card, HIGH_ACE, type Rank, type RuleSet, rankOf, runBounds, suitOf } from '#engine';

/** Naturals counted by suit and rank. */
export interface Counts {
  /** By `suit * 16 + rank`. */
  readonly of: Uint8Array;
  /** Per suit, one bit per rank that a run may use; bit 14 is a high Ace. */
  readonly masks: readonly number[];
  /** Cards per suit. */
  readonly inSuit: readonly number[];
}

/** The bits for the places of a rank in a run. An Ace has two, 1 and 14. */
export const runPlaceBits = (rank: Rank): number => (rank === 1 ? (1 << 1) | (1 << HIGH_ACE) : 1 << rank);

export function countsOf(rules: RuleSet, naturals: readonly Card[]): Counts {
  const of = new Uint8Array(64);
  const masks = [0, 0, 0, 0];
  const inSuit = [0, 0, 0, 0];
  const { low, top } = runBounds(rules);
  const standing = ((2 << top) - 1) & -(1 << low);
  for (const card of naturals) {
    const suit = suitOf(card);
    const rank = rankOf(card);
    if (suit < 0) continue;
    (of[suit * 16 + rank] as number)++;
    (inSuit[suit] as number)++;
    masks[suit] = (masks[suit] as number) | (runPlaceBits(rank) & standing);
  }
  return { of, masks, inSuit };
}

/** The number of ranks in a mask. */
export function naturalsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
