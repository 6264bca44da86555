import { bestArrangement, cardPoints, isWild, legalActions, pressOffers, type Rank, type SeatAction } from '#engine';
import type { Notes } from './notes.ts';

/** The value of a wild in hand, in points of what the others would have to pay. */
const WILD_HELD = 12;
/** The most points the viewer pays to start the Press. */
const FEW_POINTS = 3;

/** Names the rank that leaves the fewest points in hand, counting its wilds as a gain (R26, R30). */
export function nameWild({ view, rules }: Notes): SeatAction | null {
  const cost = (rank: Rank): number => {
    const { points } = bestArrangement(rules, rank, view.hand, (card) => cardPoints(rules, rank, card));
    return points - WILD_HELD * view.hand.filter((card) => isWild(rules, rank, card)).length;
  };
  const names = legalActions(view).names.map((name) => ({ name, cost: cost(name.rank) }));
  return names.toSorted((a, b) => a.cost - b.cost)[0]?.name ?? null;
}

/** Chooses many cards where melds score, few where cards in hand do (R19, §4.90). */
export const chooseSize = ({ stakes }: Notes): SeatAction => ({ type: 'chooseSize', size: stakes.laid === 1 ? 12 : 2 });

/** Takes the points that start the Press if they are few (R136). */
export function answerPress({ rules, view, seat }: Notes): SeatAction {
  const totals = view.seats.map(({ total }) => total);
  const offer = pressOffers(rules, totals, view.dealer).find((other) => other.seat === seat);
  return { type: 'press', take: offer !== undefined && offer.points <= FEW_POINTS };
}
