import { type Card, rankOf, suitOf } from '#engine';
import {
  fewestPoints,
  fitsOn,
  type MeldTarget,
  NO_FACES,
  roomOn,
  type SuitMasks,
  sizeOf,
  type Turn,
  type TurnPosition,
  toggled,
  turnsFrom,
  withWilds,
} from '#solver';
import type { Gift } from '../gift.ts';
import type { Unseen } from '../unseen.ts';
import { type KnownProspects, type Outlook, type Prospect, prospectOf, type WaitingHand } from './outlook.ts';

/** The value of going out, apart from the viewer's own points: the others pay for their hands. */
const OUT_WORTH = 14;

/** The value of holding back a meld: nobody can lay off on it, swap its wild or count the remaining cards. */
const SECRET_WORTH = 2;

/** The inputs for weighing turns. */
export interface Weighing {
  readonly unseen: Unseen;
  /** The probability that the deal ends before the viewer's next turn. */
  readonly hazard: number;
  readonly gift: Gift;
  readonly prospects: KnownProspects;
}

/** The turn with the least expected cost, and that cost in points. */
export interface CheapestTurn {
  readonly turn: Turn;
  readonly cost: number;
}

/** More than what rounding makes of equal costs. */
const ROUNDING = 1e-6;

/** The best of all ways to play out a position; null if the rules allow nothing but taking back. */
export function planFrom(position: TurnPosition, weighing: Weighing): CheapestTurn | null {
  const turns = turnsFrom(position);
  const prospects = turns.map((turn) => prospectAfter(position, turn, weighing));
  const least = turns.map((turn, index) => costOf(turn, prospects[index]?.atBest, weighing));
  const first = least.indexOf(Math.min(...least));
  if (first < 0) return null;
  let best = first;
  let cost = Number.POSITIVE_INFINITY;
  // The most promising turn is weighed first, so that most of the others cannot be better and need no weighing.
  for (let index = -1; index < turns.length; index++) {
    const at = index < 0 ? first : index;
    if (index === first || (least[at] as number) > cost + ROUNDING) continue;
    const here = costOf(turns[at] as Turn, prospects[at]?.outlook(), weighing);
    if (here < cost || (here === cost && at < best)) {
      cost = here;
      best = at;
    }
  }
  return { turn: turns[best] as Turn, cost };
}

/** The prospect of the hand that a turn leaves; null if the turn goes out. */
function prospectAfter(position: TurnPosition, turn: Turn, { unseen, prospects }: Weighing): Prospect | null {
  if (sizeOf(turn.left) === 0) return null;
  const waiting = waitingWith(turn.left, turn.targets, position.melded || turn.shapes.length + turn.heldBack > 0);
  return prospectOf(prospects, position, waiting, unseen);
}

/** The expected cost of a turn that leaves a hand with this outlook, or goes out. */
function costOf(turn: Turn, outlook: Outlook | undefined, { hazard, gift }: Weighing): number {
  if (!outlook) return -OUT_WORTH;
  const later = outlook.points - OUT_WORTH * outlook.out;
  return hazard * turn.points + (1 - hazard) * later + gift(turn.discard) - SECRET_WORTH * turn.heldBack;
}

/** A hand between turns. A seat that has not melded cannot add to the table. */
const waitingWith = (left: SuitMasks, targets: readonly MeldTarget[], melded: boolean): WaitingHand =>
  melded ? { left, fits: fitsOn(targets), room: roomOn(targets) } : { left, fits: NO_FACES, room: 0 };

/** The gain expected of the draw after next, as a share of the next draw's gain. */
const NEXT_GAIN = 0.8;

/**
 * Estimates the cost of drawing from the stock, in the points of `planFrom`, by what one more card does to the hand.
 */
export function guessStock(position: TurnPosition, { unseen, hazard, prospects }: Weighing): number {
  const { melded, targets, hand, tables } = position;
  const waiting = waitingWith(hand, targets, melded);
  const { points, out } = prospectOf(prospects, position, waiting, unseen).outlook();
  const gain = Math.max(0, fewestPoints(tables, hand, waiting.room) - points);
  return points - OUT_WORTH * out - (1 - hazard) * NEXT_GAIN * gain;
}

/** A more careful estimate: the average cost of the best turn over `samples` of the unseen cards. */
export function weighStock(position: TurnPosition, weighing: Weighing, samples: number): number {
  const { naturals, wilds } = weighing.unseen;
  const total = naturals.length + wilds;
  if (total === 0) return 0;
  const cost = (hand: SuitMasks): number => planFrom({ ...position, hand }, weighing)?.cost ?? 0;
  const { hand } = position;
  const count = Math.min(samples, naturals.length);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const card = naturals[Math.floor(((i + 0.5) * naturals.length) / count)] as Card;
    sum += cost(toggled(hand, suitOf(card), 1 << rankOf(card)));
  }
  const natural = count > 0 ? (sum / count) * naturals.length : 0;
  return (natural + (wilds > 0 ? cost(withWilds(hand, hand.wilds + 1)) * wilds : 0)) / total;
}
