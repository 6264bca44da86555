import type { SuitMasks } from './holding.ts';

/**
 * A quick test whether one more natural could be in a meld with cards of the holding. It never misses one, and saves
 * the full calculation for cards that change nothing. With one wild a card needs one companion, without wilds two.
 */
export function companyIn({ suits, wilds }: SuitMasks): (suit: number, rank: number) => boolean {
  if (wilds > 1) return () => true;
  const [a, b, c, d] = suits;
  const ranks = wilds === 1 ? a | b | c | d : (a & b) | (c & d) | ((a | b) & (c | d));
  return (suit, rank) => {
    // In a run with at most one wild between them, neighbouring naturals are at most two ranks apart.
    const near = (suits[suit] as number) & ((31 << rank) >> 2);
    return ((ranks >> rank) & 1) === 1 || (wilds === 1 ? near !== 0 : (near & (near - 1)) !== 0);
  };
}
