import { type PlayerView, refusal, type Seat, type SeatAction } from '#engine';
import { positionIn } from '#solver';
import { hazard } from '../hazard.ts';
import { unseenBy } from '../unseen.ts';
import { firstOf } from './choose.ts';
import { exposureFor } from './exposure.ts';
import { giftsTo } from './gifts.ts';
import { guessStock, planFrom, type Weighing, weighStock } from './plan.ts';

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
const TAKE_MARGIN = 1;

/** If the estimate for the stock is within this of the pile's worth, it is refined with SAMPLES cards. */
const CLOSE_CALL = 5;
const SAMPLES = 6;

function chooseDraw(view: PlayerView, weighing: Weighing): SeatAction {
  const top = view.pile.at(-1);
  if (top === undefined || refusal(view, PILE) !== null) return STOCK;
  const taken = planFrom(positionIn(view, top), weighing);
  if (!taken) return STOCK;
  const isPlayed = taken.turn.steps.length + taken.turn.shapes.length + taken.turn.spare > 0;
  // Cards passed round without a play would go on for ever, so only a card that is used is taken.
  if (!isPlayed && view.idle >= view.seats.length) return STOCK;
  const guess = guessStock(positionIn(view), weighing);
  const isClose = Math.abs(taken.cost - guess) < CLOSE_CALL;
  const stock = isClose ? weighStock(positionIn(view), weighing, SAMPLES) : guess;
  return taken.cost < stock - TAKE_MARGIN ? PILE : STOCK;
}
