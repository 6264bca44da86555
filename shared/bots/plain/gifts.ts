import { type Card, playOrder, rankOf, type SeatView, suitOf, type TableMeld } from '#engine';
import { canTake } from '../hazard.ts';
import type { Notes } from './notes.ts';
import { hasSpot } from './spots.ts';

/** What a discard costs by what it gives others, in points. */
export type Gift = (card: Card) => number;

/** A wild thrown to the next seat. */
const WILD = 14;
/** A card the next seat can lay off at once; more when that seat is close to going out. */
const FITS = 3.5;
const FITS_CLOSE = 5;
const CLOSE = 3;
/** A card that goes with one the next seat is known to hold. */
const GOES_WITH = 2.5;

/**
 * Prices the discards of the viewer, the table being as it will be then: by what the next seat could do with each, and,
 * where discards may be called (R113), anybody.
 */
export function giftsIn(notes: Notes, melds: readonly TableMeld[]): Gift {
  const { rules, view, seat, wilds, stakes, points } = notes;
  const next = view.seats[playOrder(rules, view.seats.length, seat)[1] as number] as SeatView;
  const isCalled = rules.goingOut.callRummy !== 'off';
  if (!isCalled && !canTake(rules, next)) return () => 0;
  const known = next.known.filter((card) => wilds[card] === 0);
  const adds = isCalled || (rules.play.layOffOthers && canAdd(notes, next));
  const fitting = next.cards <= CLOSE ? FITS_CLOSE : FITS;
  return (card) => {
    if (wilds[card] === 1) return Math.max(WILD, stakes.laid * points(card));
    const fits = adds && hasSpot(notes, melds, card) ? Math.max(fitting, stakes.laid * points(card)) : 0;
    return fits + known.filter((held) => goesWith(card, held)).length * GOES_WITH;
  };
}

const canAdd = ({ rules }: Notes, { melded }: SeatView): boolean =>
  melded || (rules.play.contract === 'off' && !rules.play.layOffNeedsMeld);

/** Are two naturals two thirds of a set or run. */
const goesWith = (a: Card, b: Card): boolean =>
  rankOf(a) === rankOf(b) || (suitOf(a) === suitOf(b) && Math.abs(rankOf(a) - rankOf(b)) <= 2);
