import { mostCovered } from './cover.ts';
import type { SuitMasks } from './suitMasks.ts';
import type { MeldTables } from './tables.ts';

/** The points of all the cards. */
export const pointsOf = ({ sum, wild }: MeldTables, { suits, wilds }: SuitMasks): number =>
  (sum[suits[0] >> 1] as number) +
  (sum[suits[1] >> 1] as number) +
  (sum[suits[2] >> 1] as number) +
  (sum[suits[3] >> 1] as number) +
  wild * wilds;

/**
 * The fewest points that can stay in hand after melding, ignoring the table.
 * @param room how many more wilds can be laid elsewhere, such as on melds on the table
 */
export function fewestPoints(tables: MeldTables, holding: SuitMasks, room = 0): number {
  const { suits, wilds } = holding;
  return pointsOf(tables, holding) - mostCovered(tables, suits[0], suits[1], suits[2], suits[3], wilds, room);
}

/**
 * The fewest points after one card has been discarded as well; 0 for an empty hand.
 * @param most points that are reached anyway; the result is never more
 */
export function fewestAfterDiscard(
  tables: MeldTables,
  holding: SuitMasks,
  room: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const [a, b, c, d] = holding.suits;
  const { wilds } = holding;
  const all = pointsOf(tables, holding);
  // One card fewer never lets the melds cover more.
  const left = all - mostCovered(tables, a, b, c, d, wilds, room);
  let best = most < all ? most : all;
  for (let rest = a | b | c | d; rest !== 0; ) {
    // From the highest rank on: that discard usually saves most, and the others need no look.
    const rank = 31 - Math.clz32(rest);
    const bit = 1 << rank;
    const off = ~bit;
    rest ^= bit;
    const points = tables.points[rank] as number;
    const least = left - points;
    const without = all - points;
    let here: number;
    if (a & bit && best > least) {
      here = without - mostCovered(tables, a & off, b, c, d, wilds, room);
      if (here < best) best = here;
    }
    if (b & bit && best > least) {
      here = without - mostCovered(tables, a, b & off, c, d, wilds, room);
      if (here < best) best = here;
    }
    if (c & bit && best > least) {
      here = without - mostCovered(tables, a, b, c & off, d, wilds, room);
      if (here < best) best = here;
    }
    if (d & bit && best > least) {
      here = without - mostCovered(tables, a, b, c, d & off, wilds, room);
      if (here < best) best = here;
    }
  }
  // A wild that always finds a place is worth its points there.
  if (wilds > 0 && best > (room < wilds ? left - tables.wild : left)) {
    const here = all - tables.wild - mostCovered(tables, a, b, c, d, wilds - 1, room);
    if (here < best) best = here;
  }
  return best;
}

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
