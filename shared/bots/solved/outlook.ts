import { rankOf, suitOf } from '#engine';
import {
  companyIn,
  type Faces,
  fewestAfterDiscard,
  fewestPoints,
  pointsOf,
  type SuitMasks,
  sizeOf,
  type TurnPosition,
  toggled,
  withWilds,
} from '#solver';
import type { Unseen } from '../unseen.ts';

/** What the next draw from the stock promises a hand. */
export interface Outlook {
  /** Points left after that turn, on average. */
  readonly points: number;
  /** How often that turn goes out, 0 to 1. */
  readonly out: number;
}

/** Where a hand stands between two turns. */
export interface WaitingHand {
  readonly left: SuitMasks;
  /** Naturals that fit the table as it lies; none for a seat that has not melded. */
  readonly fits: Faces;
  /** Wilds the table can take from it. */
  readonly room: number;
}

/**
 * Looks one turn ahead: draws each unseen card in turn and plays on as cheaply as can be. Lay-offs count when the table
 * takes the card as it lies; what others will do to the table meanwhile is left out.
 */
export function outlookOf(position: TurnPosition, waiting: WaitingHand, unseen: Unseen): Outlook {
  const points = pointsAfter(position, waiting);
  let sum = 0;
  let out = 0;
  for (const card of unseen.naturals) {
    const result = points(suitOf(card), rankOf(card));
    sum += result;
    if (result === 0) out++;
  }
  if (unseen.wilds > 0) {
    const result = points(-1, 0);
    sum += result * unseen.wilds;
    if (result === 0) out += unseen.wilds;
  }
  const count = unseen.naturals.length + unseen.wilds;
  if (count === 0) return { points: pointsOf(position.tables, waiting.left), out: 0 };
  return { points: sum / count, out: out / count };
}

/** The points after a turn by the card it draws; suit -1 is a wild. */
function pointsAfter(
  { tables, rules }: TurnPosition,
  { left, fits, room }: WaitingHand,
): (suit: number, rank: number) => number {
  const loose = withoutFaces(left, fits);
  const isSure = sizeOf(loose) < sizeOf(left);
  const isLast = rules.goingOut.oneCard && sizeOf(left) === 1;
  const base = fewestPoints(tables, loose, room);
  const shed = fewestAfterDiscard(tables, loose, room);
  const hasCompany = companyIn(loose);
  return (suit, rank) => {
    const isTaken = suit < 0 ? room > 0 : ((fits[suit] as number) & (1 << rank)) !== 0;
    const points = suit < 0 ? tables.wild : (tables.points[rank] as number);
    if (isTaken && !isLast) return shed;
    if (suit >= 0 && !isLast && !hasCompany(suit, rank)) return Math.min(base, shed + points);
    const drawn = suit < 0 ? withWilds(loose, loose.wilds + 1) : toggled(loose, suit, 1 << rank);
    // The one-card rule: out, or the card drawn is kept.
    if (isLast) return isTaken || isSure || fewestAfterDiscard(tables, drawn, room) === 0 ? 0 : points;
    return fewestAfterDiscard(tables, drawn, room);
  };
}

const withoutFaces = ({ suits, wilds }: SuitMasks, fits: Faces): SuitMasks => ({
  suits: [suits[0] & ~fits[0], suits[1] & ~fits[1], suits[2] & ~fits[2], suits[3] & ~fits[3]],
  wilds,
});
