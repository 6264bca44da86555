import { mostCovered } from './cover.ts';
import type { SuitMasks } from './holding.ts';
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

/** The fewest points after one card has been discarded as well; 0 for an empty hand. */
export function fewestAfterDiscard(tables: MeldTables, holding: SuitMasks, room: number): number {
  const [a, b, c, d] = holding.suits;
  const { wilds } = holding;
  const all = pointsOf(tables, holding);
  let best = wilds > 0 ? all - tables.wild - mostCovered(tables, a, b, c, d, wilds - 1, room) : all;
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = holding.suits[suit] as number; mask !== 0; mask &= mask - 1) {
      const off = ~(mask & -mask);
      const withoutA = suit === 0 ? a & off : a;
      const withoutB = suit === 1 ? b & off : b;
      const withoutC = suit === 2 ? c & off : c;
      const withoutD = suit === 3 ? d & off : d;
      const covered = mostCovered(tables, withoutA, withoutB, withoutC, withoutD, wilds, room);
      const points = all - (tables.points[31 - Math.clz32(~off)] as number) - covered;
      if (points < best) best = points;
    }
  }
  return best;
}
