import { rankOf, suitOf } from '#engine';
import {
  companyIn,
  type Faces,
  fewestAfterDiscard,
  fewestPoints,
  hashOf,
  isSameHand,
  pointsOf,
  type SuitMasks,
  sizeOf,
  type TurnPosition,
  toggled,
  withWilds,
} from '#solver';
import type { Unseen } from '../unseen.ts';

/** The prospects of a hand at its next draw from the stock. */
export interface Outlook {
  /** Average points left after that turn. */
  readonly points: number;
  /** Probability, 0 to 1, of going out in that turn. */
  readonly out: number;
}

/** A hand between two turns. */
export interface WaitingHand {
  readonly left: SuitMasks;
  /** Naturals that fit the table as it lies. None for a seat that has not melded. */
  readonly fits: Faces;
  /** How many of its wilds the table can take. */
  readonly room: number;
}

/** The outlooks found for one decision, by the hash of the hand: many ways to play lead to the same hand and table. */
export type KnownOutlooks = Map<number, { readonly waiting: WaitingHand; readonly outlook: Outlook }[]>;

/** The outlook of a hand, which depends on the rules, the hand and the unseen cards alone, from `known` if it is there. */
export function outlookFor(
  known: KnownOutlooks,
  position: TurnPosition,
  waiting: WaitingHand,
  unseen: Unseen,
): Outlook {
  const key = hashOf(waiting.left);
  let alike = known.get(key);
  if (!alike) {
    alike = [];
    known.set(key, alike);
  }
  const found = alike.find((one) => isSame(one.waiting, waiting));
  if (found) return found.outlook;
  const outlook = outlookOf(position, waiting, unseen);
  alike.push({ waiting, outlook });
  return outlook;
}

const isSame = (one: WaitingHand, other: WaitingHand): boolean =>
  one.room === other.room &&
  isSameHand(one.left, other.left) &&
  one.fits.every((mask, suit) => mask === other.fits[suit]);

/**
 * Looks one turn ahead: draws each unseen card and plays on at the least cost. Lay-offs count if the table takes the
 * card as it lies. The other players' turns in between are ignored.
 */
function outlookOf(position: TurnPosition, waiting: WaitingHand, unseen: Unseen): Outlook {
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

/** The points left after a turn, as a function of the card drawn. Suit -1 is a wild. */
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
    // The one-card rule: go out, or keep the drawn card.
    if (isLast) return isTaken || isSure || fewestAfterDiscard(tables, drawn, room) === 0 ? 0 : points;
    return fewestAfterDiscard(tables, drawn, room, base);
  };
}

const withoutFaces = ({ suits, wilds }: SuitMasks, fits: Faces): SuitMasks => ({
  suits: [suits[0] & ~fits[0], suits[1] & ~fits[1], suits[2] & ~fits[2], suits[3] & ~fits[3]],
  wilds,
});
