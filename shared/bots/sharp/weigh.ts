import { bitCount, type PlayerView, type Seat } from '#engine';
import {
  type Faces,
  fitsOn,
  NO_FACES,
  roomOn,
  type SuitMasks,
  sizeOf,
  type Turn,
  type TurnPosition,
  turnsFrom,
} from '#solver';
import type { Gift } from '../gift.ts';
import { giftsTo } from '../solved/exposure.ts';
import { drawsFor, type WaitingHand } from '../solved/outlook.ts';
import { type EndOdds, endOddsFor, type Likely, likelyIn } from './odds.ts';

/** The value of going out now: more than that of any hand to wait with. */
const OUT_NOW_POINTS = 100;
/** The value, in points, of going out at the next draw. 8 to 22 do equally well, more does worse. */
export const OUT_LATER_POINTS = 14;
/**
 * The cost of holding back a meld, in points. Steady counts it as a gain of 2; with 0 it wins 0.5 points a deal more,
 * with this cost 0.8 (400 deals each, played four times): its owner may add to a meld on the table, and is safe.
 */
const HELD_BACK_POINTS = 2;
/**
 * The value of two cards left that go together, beyond what the next draw makes of them. Measured in 40,000 pairs of
 * turns played out from the same cards: each pair kept was worth 1.0 ± 0.2 points more than predicted without this.
 */
const PAIR_POINTS = 0.6;

/**
 * The cost, in points, of a natural kept, or a wild discarded, although it could be laid off while somebody is about to
 * go out. Without it Sharp kept such a card in 93 of 1,000 deals, so as not to be left with one; deals played out by
 * Steady found 5 of 9 such moves more than a point worse than the best. With 2 it still does in 20, with 3 or more
 * never; it gains 0.01 ± 0.02.
 */
const KEPT_AT_END_POINTS = 4;
/** A discarded wild in `Turn.discard`. */
const WILD_CARD = -1;
/** With this few cards, a seat may go out in its next turn. */
const FEW_CARDS = 2;

/** The facts by which a seat weighs its turns. */
export interface Situation {
  readonly unseen: readonly Likely[];
  readonly ending: EndOdds;
  readonly gift: Gift;
  readonly isClose: boolean;
}

export function situationOf(view: PlayerView): Situation {
  const unseen = likelyIn(view);
  return { unseen, ending: endOddsFor(view, unseen), gift: giftsTo(view, view.viewer as Seat), isClose: isClose(view) };
}

/** Whether another seat may go out in its next turn, or the stock ends. */
export const isClose = ({ seats, stock, viewer }: PlayerView): boolean =>
  stock < seats.length || seats.some(({ melded, cards }, seat) => seat !== viewer && melded && cards <= FEW_CARDS);

/** A turn and its expected cost in points. */
export interface WeighedTurn {
  readonly turn: Turn;
  readonly cost: number;
}

/** All turns that the rules allow, but for taking back. */
export function weighTurns(position: TurnPosition, situation: Situation): readonly WeighedTurn[] {
  const known = new Map<string, number>();
  return turnsFrom(position).map((turn) => ({ turn, cost: costOf(position, turn, situation, known) }));
}

/** The turn with the least expected cost; null if the rules allow nothing but taking back. */
export const bestTurn = (position: TurnPosition, situation: Situation): WeighedTurn | null =>
  weighTurns(position, situation).reduce<WeighedTurn | null>(
    (best, one) => (best && best.cost <= one.cost ? best : one),
    null,
  );

/**
 * The expected cost of a turn in points.
 * @param known the costs at the next draw by the hands already weighed in this position
 */
export function costOf(
  position: Pick<TurnPosition, 'tables' | 'rules' | 'melded'>,
  turn: Pick<Turn, 'left' | 'targets' | 'heldBack' | 'shapes' | 'points' | 'discard'>,
  situation: Situation,
  known = new Map<string, number>(),
): number {
  const { left, targets, heldBack } = turn;
  if (sizeOf(left) === 0) return -OUT_NOW_POINTS;
  const table = fitsOn(targets);
  const adds = position.melded || turn.shapes.length + heldBack > 0;
  const waiting = adds ? { left, fits: table, room: roomOn(targets) } : { left, fits: NO_FACES, room: 0 };
  const key = `${left.suits.join()},${left.wilds},${waiting.fits.join()},${waiting.room}`;
  const later = known.get(key) ?? costLater(position, waiting, situation.unseen);
  known.set(key, later);
  const ends = situation.ending(opennessOf(table, situation.unseen));
  const cost = ends * turn.points + (1 - ends) * later + situation.gift(turn.discard) + HELD_BACK_POINTS * heldBack;
  if (!situation.isClose) return cost;
  const isWasted = turn.discard === WILD_CARD && waiting.room > 0;
  return cost + KEPT_AT_END_POINTS * (fitting(left, waiting.fits) + (isWasted ? 1 : 0));
}

/** How many naturals of a hand fit the table. */
const fitting = ({ suits }: SuitMasks, fits: Faces): number =>
  suits.reduce((count, mask, suit) => count + bitCount(mask & (fits[suit] as number)), 0);

/** The share of the unseen cards that fit the table. */
export const opennessOf = (fits: Faces, unseen: readonly Likely[]): number =>
  unseen.reduce((sum, { suit, rank, weight }) => (((fits[suit] ?? 0) >> rank) & 1 ? sum + weight : sum), 0);

/** The expected cost of a hand after its next draw, if the deal lasts until then. */
function costLater(
  position: Pick<TurnPosition, 'tables' | 'rules'>,
  waiting: WaitingHand,
  unseen: readonly Likely[],
): number {
  const { points } = drawsFor(position, waiting);
  let sum = 0;
  for (const { suit, rank, weight } of unseen) {
    const left = points(suit, rank);
    sum += weight * (left === 0 ? -OUT_LATER_POINTS : left);
  }
  return sum - PAIR_POINTS * pairsIn(waiting.left);
}

/** How many pairs of naturals are of one rank, or of one suit and at most two ranks apart. */
function pairsIn({ suits }: SuitMasks): number {
  let pairs = 0;
  for (const [suit, mask] of suits.entries()) {
    pairs += bitCount(mask & (mask >> 1)) + bitCount(mask & (mask >> 2));
    for (let other = suit + 1; other < 4; other++) pairs += bitCount(mask & (suits[other] as number));
  }
  return pairs;
}
