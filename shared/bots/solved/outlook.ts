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

/** The outlook of a hand, and an outlook that is at least as good and cheap to find. */
export interface Prospect {
  readonly atBest: Outlook;
  /** Takes time when it is first called. */
  readonly outlook: () => Outlook;
}

/** The prospects weighed for one decision, by a hash of the hand: many ways to play lead to the same hand and table. */
export type KnownProspects = Map<number, KnownProspect>;

interface KnownProspect {
  readonly waiting: WaitingHand;
  readonly prospect: Prospect;
  /** Another one with the same hash. */
  readonly next: KnownProspect | undefined;
}

/** The prospect of a hand, which depends on rules, hand and unseen cards alone, from `known` if it is there. */
export function prospectOf(
  known: KnownProspects,
  position: TurnPosition,
  waiting: WaitingHand,
  unseen: Unseen,
): Prospect {
  const key = hashOf(waiting.left);
  const next = known.get(key);
  for (let one = next; one; one = one.next) if (isSame(one.waiting, waiting)) return one.prospect;
  const prospect = makeProspect(position, waiting, unseen);
  known.set(key, { waiting, prospect, next });
  return prospect;
}

const isSame = (one: WaitingHand, other: WaitingHand): boolean =>
  one.room === other.room &&
  isSameHand(one.left, other.left) &&
  one.fits.every((mask, suit) => mask === other.fits[suit]);

function makeProspect(position: TurnPosition, waiting: WaitingHand, unseen: Unseen): Prospect {
  const { left } = waiting;
  if (unseen.naturals.length + unseen.wilds === 0) {
    const none = { points: pointsOf(position.tables, left), out: 0 };
    return { atBest: none, outlook: () => none };
  }
  const draws = drawsFor(position, waiting);
  let outlook: Outlook | null = null;
  return {
    atBest: averageOf(unseen, draws.atBest),
    outlook: () => {
      outlook ??= averageOf(unseen, draws.points);
      return outlook;
    },
  };
}

/** The points left after a turn that begins with this draw. Suit -1 is a wild. */
type PointsAfterDraw = (suit: number, rank: number) => number;

function averageOf(unseen: Unseen, points: PointsAfterDraw): Outlook {
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
  return { points: sum / count, out: out / count };
}

/**
 * Looks one turn ahead: draws a card and plays on at the least cost. Lay-offs count if the table takes the card as it
 * lies. The other players' turns in between are ignored. `atBest` needs no search and is never more than `points`.
 */
export function drawsFor(
  { tables, rules }: Pick<TurnPosition, 'tables' | 'rules'>,
  { left, fits, room }: WaitingHand,
): { readonly points: PointsAfterDraw; readonly atBest: PointsAfterDraw } {
  const loose = withoutFaces(left, fits);
  const isTaken = (suit: number, rank: number): boolean =>
    suit < 0 ? room > 0 : ((fits[suit] as number) & (1 << rank)) !== 0;
  const pointsFor = (suit: number, rank: number): number => (suit < 0 ? tables.wild : (tables.points[rank] as number));
  const adding = (suit: number, rank: number): SuitMasks =>
    suit < 0 ? withWilds(loose, loose.wilds + 1) : toggled(loose, suit, 1 << rank);
  if (rules.goingOut.oneCard && sizeOf(left) === 1) {
    // The one-card rule: go out, or keep the drawn card.
    const isSure = sizeOf(loose) === 0;
    const points: PointsAfterDraw = (suit, rank) =>
      isTaken(suit, rank) || isSure || fewestAfterDiscard(tables, adding(suit, rank), room) === 0
        ? 0
        : pointsFor(suit, rank);
    return { points, atBest: () => 0 };
  }
  const base = fewestPoints(tables, loose, room);
  const shed = fewestAfterDiscard(tables, loose, room);
  const hasCompany = companyIn(loose);
  const withWild = fewestAfterDiscard(tables, adding(-1, 0), room, base);
  return {
    points: (suit, rank) => {
      if (isTaken(suit, rank)) return shed;
      if (suit < 0) return withWild;
      if (!hasCompany(suit, rank)) return Math.min(base, shed + pointsFor(suit, rank));
      return fewestAfterDiscard(tables, adding(suit, rank), room, base);
    },
    atBest: (suit, rank) => {
      if (isTaken(suit, rank)) return shed;
      if (suit < 0) return withWild;
      // In a meld a wild does whatever the card could do. In no meld, the card is discarded or stays.
      const alone = Math.min(base, shed + pointsFor(suit, rank));
      return hasCompany(suit, rank) ? Math.min(alone, withWild) : alone;
    },
  };
}

const withoutFaces = ({ suits, wilds }: SuitMasks, fits: Faces): SuitMasks => ({
  suits: [suits[0] & ~fits[0], suits[1] & ~fits[1], suits[2] & ~fits[2], suits[3] & ~fits[3]],
  wilds,
});
