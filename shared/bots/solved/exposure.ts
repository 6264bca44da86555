import {
  type Card,
  cardOf,
  isWild,
  type LayOffAction,
  legalActions,
  type PlayerView,
  playOrder,
  rankOf,
  type Seat,
  suitOf,
} from '#engine';
import { type Exposure, fitsOn, swapsIn, targetsIn } from '#solver';
import { fittingGift, type Gift, giftBeside, WILD_GIVEN_POINTS } from '../gift.ts';
import { canTake } from '../hazard.ts';
import type { Unseen } from '../unseen.ts';

/**
 * How bad it is to put a wild in a card's place: another player who holds or draws that card can swap for it. A place
 * whose card the viewer holds is good, since the viewer can swap the wild back (E14).
 */
export function exposureFor(view: PlayerView, unseen: Unseen): Exposure {
  const others = new Set<Card>(unseen.naturals);
  for (const [seat, { known }] of view.seats.entries())
    if (seat !== view.viewer) for (const card of known) others.add(card);
  return (suit, rank) => {
    const card = cardOf(suit, rank);
    if (isWild(view.rules, view.wildRank, card)) return 0;
    return view.hand.includes(card) ? -1 : others.has(card) ? 1 : 0;
  };
}

/** The lay-off of a wild that is hardest for others to undo; null if no meld takes a wild. */
export function safestWild(view: PlayerView, exposure: Exposure): LayOffAction | null {
  const offers = legalActions(view).layOffs.filter(({ card }) => isWild(view.rules, view.wildRank, card));
  let best: LayOffAction | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    const risk = riskOf(view, offer, exposure);
    if (risk < least) {
      least = risk;
      best = offer;
    }
  }
  return best;
}

function riskOf(view: PlayerView, { meld: id, place }: LayOffAction, exposure: Exposure): number {
  const meld = view.melds.find((lying) => lying.id === id);
  if (!meld) return 0;
  if (place === 'set') {
    const risks = [0, 1, 2, 3]
      .filter((suit) => !meld.cards.includes(cardOf(suit, meld.rank)))
      .map((suit) => exposure(suit, meld.rank));
    return risks.reduce((sum, risk) => sum + risk, 0);
  }
  return exposure(meld.suit, place === 'low' ? meld.rank - 1 : meld.rank + meld.cards.length);
}

/** Prices the viewer's discards by their use to the next seat. Card `-1` is a wild. */
export function giftsTo(view: PlayerView, from: Seat): Gift {
  const seat = playOrder(view.rules, view.seats.length, from)[1] as Seat;
  const next = view.seats[seat];
  // A player with one card cannot take a discard, and after the last stock card nobody draws at all.
  if (!next || view.stock === 0 || !canTake(view.rules, next)) return () => 0;
  const fits = fitsOn(targetsIn(view));
  const swaps = swapsIn(view);
  const known = next.known.filter((card) => !isWild(view.rules, view.wildRank, card));
  const fitting = fittingGift(next.cards);
  return (card) => {
    if (card < 0) return WILD_GIVEN_POINTS;
    const suit = suitOf(card);
    const bit = 1 << rankOf(card);
    let cost = 0;
    if (((fits[suit] as number) & bit) !== 0) cost += next.melded ? fitting : 1;
    if (swaps.some(({ faces }) => ((faces[suit] as number) & bit) !== 0)) cost += next.melded ? 5 : 1.5;
    return cost + giftBeside(known, card);
  };
}
