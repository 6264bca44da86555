import { type Card, type PlayerView, rankOf, refusal, type Seat, type SeatAction, suitOf } from '#engine';
import {
  fewestPoints,
  fitsOn,
  type MeldTarget,
  NO_FACES,
  positionIn,
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
import { hazard } from '../hazard.ts';
import { type Unseen, unseenBy } from '../unseen.ts';
import { firstOf } from './choose.ts';
import { exposureFor, giftsTo } from './exposure.ts';
import { type KnownProspects, type Outlook, type Prospect, prospectOf, type WaitingHand } from './outlook.ts';

/** The value of going out, apart from the viewer's own points: the others pay for their hands. */
const OUT_WORTH = 14;

/** The value of holding back a meld: nobody can lay off on it, swap its wild or count the remaining cards. */
const SECRET_WORTH = 2;

/** The inputs for weighing turns. */
interface Weighing {
  readonly unseen: Unseen;
  /** The probability that the deal ends before the viewer's next turn. */
  readonly hazard: number;
  readonly gift: Gift;
  readonly prospects: KnownProspects;
}

/** The turn with the least expected cost, and that cost in points. */
interface CheapestTurn {
  readonly turn: Turn;
  readonly cost: number;
}

/** More than what rounding makes of equal costs. */
const COST_TOLERANCE = 1e-6;

/** The best of all ways to play out a position; null if the rules allow nothing but taking back. */
function planFrom(position: TurnPosition, weighing: Weighing): CheapestTurn | null {
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
    if (index === first || (least[at] as number) > cost + COST_TOLERANCE) continue;
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
const NEXT_TURN_GAIN = 0.8;

/**
 * Estimates the cost of drawing from the stock, in the points of `planFrom`, by what one more card does to the hand.
 */
function guessStock(position: TurnPosition, { unseen, hazard, prospects }: Weighing): number {
  const { melded, targets, hand, tables } = position;
  const waiting = waitingWith(hand, targets, melded);
  const { points, out } = prospectOf(prospects, position, waiting, unseen).outlook();
  const gain = Math.max(0, fewestPoints(tables, hand, waiting.room) - points);
  return points - OUT_WORTH * out - (1 - hazard) * NEXT_TURN_GAIN * gain;
}

/** A more careful estimate: the average cost of the best turn over `samples` of the unseen cards. */
function weighStock(position: TurnPosition, weighing: Weighing, samples: number): number {
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

const STOCK: SeatAction = { type: 'draw', from: 'stock' };
const PILE: SeatAction = { type: 'draw', from: 'pile', count: 1 };

/**
 * The next action of the turn with the least expected penalty, for rules that `isSolved` accepts. It weighs the cards
 * left now against the next draw, the chance that somebody goes out, and the help the discard gives the next player.
 */
export function chooseSolved(view: PlayerView): SeatAction {
  const weighing = weigh(view);
  if (view.phase === 'draw') return chooseDraw(view, weighing);
  const position = positionIn(view);
  const plan = planFrom(position, weighing);
  if (!plan) return { type: 'takeBack' };
  return firstOf(view, plan.turn, position.melded, exposureFor(view, weighing.unseen));
}

const weigh = (view: PlayerView): Weighing => ({
  unseen: unseenBy(view),
  hazard: hazard(view),
  gift: giftsTo(view, view.viewer as Seat),
  prospects: new Map(),
});

/** How many points better than an unknown card a taken card must be, since everybody sees it taken. */
const TAKE_MARGIN_POINTS = 1;

/** If the estimate for the stock is within this of the pile's worth, it is refined with STOCK_SAMPLES cards. */
const CLOSE_CALL_POINTS = 5;
const STOCK_SAMPLES = 6;

function chooseDraw(view: PlayerView, weighing: Weighing): SeatAction {
  const top = view.pile.at(-1);
  if (top === undefined || refusal(view, PILE) !== null) return STOCK;
  const taken = planFrom(positionIn(view, top), weighing);
  if (!taken) return STOCK;
  const isPlayed = taken.turn.steps.length + taken.turn.shapes.length + taken.turn.spare > 0;
  // Cards passed round without a play would go on for ever, so only a card that is used is taken.
  if (!isPlayed && view.idle >= view.seats.length) return STOCK;
  const guess = guessStock(positionIn(view), weighing);
  const isClose = Math.abs(taken.cost - guess) < CLOSE_CALL_POINTS;
  const stock = isClose ? weighStock(positionIn(view), weighing, STOCK_SAMPLES) : guess;
  return taken.cost < stock - TAKE_MARGIN_POINTS ? PILE : STOCK;
}
