import { fewestPoints, fitsOn, NO_FACES, type Position, roomOn, sizeOf, type Turn, turnsFrom } from '#solver';
import type { Gift } from './danger.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Unseen } from './unseen.ts';

/** What going out is worth beside one's own points: the others pay for theirs. */
const OUT_WORTH = 14;

/** What a bot takes into account when it weighs turns. */
export interface Weighing {
  readonly unseen: Unseen;
  /** How likely the deal is to end before the next turn. */
  readonly hazard: number;
  readonly gift: Gift;
}

/** The turn with the least expected cost, and that cost in points. */
export interface Plan {
  readonly turn: Turn;
  readonly cost: number;
}

/** The best of all ways to play a position out; null when the rules leave none but to take something back. */
export function planFrom(position: Position, weighing: Weighing): Plan | null {
  const outlooks = new Map<string, Outlook>();
  let best: Plan | null = null;
  for (const turn of turnsFrom(position, 1)) {
    const cost = costOf(position, turn, weighing, outlooks);
    if (!best || cost < best.cost) best = { turn, cost };
  }
  return best;
}

function costOf(
  position: Position,
  turn: Turn,
  { unseen, hazard, gift }: Weighing,
  outlooks: Map<string, Outlook>,
): number {
  if (sizeOf(turn.left) === 0) return -OUT_WORTH;
  const melded = position.melded || turn.shapes.length > 0;
  const fits = melded ? fitsOn(turn.targets) : NO_FACES;
  const room = melded ? roomOn(turn.targets) : 0;
  const key = `${turn.left.suits.join()},${turn.left.wilds},${fits.join()},${room}`;
  let outlook = outlooks.get(key);
  if (!outlook) {
    outlook = outlookOf(position, { left: turn.left, fits, room }, unseen);
    outlooks.set(key, outlook);
  }
  const lives = 1 - hazard;
  return hazard * turn.points + lives * (outlook.points - OUT_WORTH * outlook.out) + gift(turn.discard);
}

/** How much of one draw's gain the draw after it is thought to bring. */
const NEXT_GAIN = 0.8;

/** The expected cost of drawing from the stock, in the same points as a plan's. */
export function costOfStock(position: Position, { unseen, hazard }: Weighing): number {
  const { melded, targets, hand, tables } = position;
  const room = melded ? roomOn(targets) : 0;
  const { points, out } = outlookOf(position, { left: hand, fits: melded ? fitsOn(targets) : NO_FACES, room }, unseen);
  const gain = Math.max(0, fewestPoints(tables, hand, room) - points);
  return points - OUT_WORTH * out - (1 - hazard) * NEXT_GAIN * gain;
}
