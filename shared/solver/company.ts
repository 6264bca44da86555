import type { SuitMasks } from './holding.ts';

/**
 * Whether one more natural card could be part of a meld with cards of a holding at all: a quick look that never misses
 * one, to spare the sums for cards that change nothing. With one wild it takes one companion, with none two.
 */
export function companyIn({ suits, wilds }: SuitMasks): (suit: number, rank: number) => boolean {
  if (wilds > 1) return () => true;
  const [a, b, c, d] = suits;
  const ranks = wilds === 1 ? a | b | c | d : (a & b) | (c & d) | ((a | b) & (c | d));
  return (suit, rank) => {
    // Two cards of a run lie at most two ranks apart from the next while there is at most one wild between them.
    const near = (suits[suit] as number) & ((31 << rank) >> 2);
    return ((ranks >> rank) & 1) === 1 || (wilds === 1 ? near !== 0 : (near & (near - 1)) !== 0);
  };
}
