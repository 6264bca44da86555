import { isWild, type PlayerView, playOrder, rankOf, type Seat, suitOf } from '#engine';
import { fitsOn, swapsIn, targetsIn } from '#solver';
import { fittingGift, type Gift, giftBeside, WILD_GIVEN } from '../gift.ts';
import { canTake } from '../hazard.ts';

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
    if (card < 0) return WILD_GIVEN;
    const suit = suitOf(card);
    const bit = 1 << rankOf(card);
    let cost = 0;
    if (((fits[suit] as number) & bit) !== 0) cost += next.melded ? fitting : 1;
    if (swaps.some(({ faces }) => ((faces[suit] as number) & bit) !== 0)) cost += next.melded ? 5 : 1.5;
    return cost + giftBeside(known, card);
  };
}
