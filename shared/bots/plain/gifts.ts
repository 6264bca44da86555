import { playOrder, type SeatView, type TableMeld } from '#engine';
import { fittingGift, type Gift, giftBeside, WILD_GIVEN } from '../gift.ts';
import { canTake } from '../hazard.ts';
import type { Notes } from './notes.ts';
import { hasSpot, mayAdd } from './spots.ts';

/**
 * Prices the viewer's discards for a given table, by their use to the next seat or, where discards may be called
 * (R113), to anybody.
 */
export function giftsIn(notes: Notes, melds: readonly TableMeld[]): Gift {
  const { rules, view, seat, wilds, stakes, points, temper } = notes;
  // Even who denies nothing knows what a wild is worth.
  if (!temper.denies) return (card) => (wilds[card] === 1 ? WILD_GIVEN : 0);
  const next = view.seats[playOrder(rules, view.seats.length, seat)[1] as number] as SeatView;
  const isCalled = rules.goingOut.callRummy !== 'off';
  if (!isCalled && !canTake(rules, next)) return () => 0;
  const known = next.known.filter((card) => wilds[card] === 0);
  const adds = isCalled || (rules.play.layOffOthers && mayAdd(notes, next));
  const fitting = fittingGift(next.cards);
  return (card) => {
    if (wilds[card] === 1) return Math.max(WILD_GIVEN, stakes.laid * points(card));
    const fits = adds && hasSpot(notes, melds, card) ? Math.max(fitting, stakes.laid * points(card)) : 0;
    return fits + giftBeside(known, card);
  };
}
