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
import { type Outlook, outlookOf, type WaitingHand } from './outlook.ts';

/** What going out is worth beside one's own points: the others pay for theirs. */
const OUT_WORTH = 14;

/** What it is worth not to lay a meld yet: nobody can lay off on it, swap its wild or count the cards left. */
const SECRET_WORTH = 2;

/** What a bot takes into account when it weighs turns. */
export interface Weighing {
  readonly unseen: Unseen;
  /** How likely the deal is to end before the next turn. */
  readonly hazard: number;
  readonly gift: Gift;
}

/** The turn with the least expected cost, and that cost in points. */
export interface CheapestTurn {
  readonly turn: Turn;
  readonly cost: number;
}

/** The best of all ways to play a position out; null when the rules leave none but to take something back. */
export function planFrom(position: TurnPosition, weighing: Weighing): CheapestTurn | null {
  const outlooks = new Map<string, Outlook>();
  let best: CheapestTurn | null = null;
  for (const turn of turnsFrom(position)) {
    const cost = costOf(position, turn, weighing, outlooks);
    if (!best || cost < best.cost) best = { turn, cost };
  }
  return best;
}

function costOf(position: TurnPosition, turn: Turn, weighing: Weighing, outlooks: Map<string, Outlook>): number {
  const { unseen, hazard, gift } = weighing;
  if (sizeOf(turn.left) === 0) return -OUT_WORTH;
  const waiting = waitingWith(turn.left, turn.targets, position.melded || turn.shapes.length + turn.heldBack > 0);
  const key = `${turn.left.suits.join()},${turn.left.wilds},${waiting.fits.join()},${waiting.room}`;
  const outlook = outlooks.get(key) ?? outlookOf(position, waiting, unseen);
  outlooks.set(key, outlook);
  const later = outlook.points - OUT_WORTH * outlook.out;
  return hazard * turn.points + (1 - hazard) * later + gift(turn.discard) - SECRET_WORTH * turn.heldBack;
}

/** A hand between turns: who has not melded has nothing on the table to add to. */
const waitingWith = (left: SuitMasks, targets: readonly MeldTarget[], melded: boolean): WaitingHand =>
  melded ? { left, fits: fitsOn(targets), room: roomOn(targets) } : { left, fits: NO_FACES, room: 0 };

/** How much of one draw's gain the draw after it is thought to bring. */
const NEXT_GAIN = 0.8;

/** The expected cost of drawing from the stock, in the same points as a plan's: by what one more card does to the hand. */
export function guessStock(position: TurnPosition, { unseen, hazard }: Weighing): number {
  const { melded, targets, hand, tables } = position;
  const waiting = waitingWith(hand, targets, melded);
  const { points, out } = outlookOf(position, waiting, unseen);
  const gain = Math.max(0, fewestPoints(tables, hand, waiting.room) - points);
  return points - OUT_WORTH * out - (1 - hazard) * NEXT_GAIN * gain;
}

/** The same with more care: by what the best turn costs after each of some `samples` of the unseen cards. */
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
