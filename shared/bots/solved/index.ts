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
 * The next step of the turn with the least expected penalty, in rules that `isSolved` knows: it weighs what stays in hand
 * now against what the next draw promises, how soon somebody may go out, and what the discard gives the next player.
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
});

/** A card everybody saw taken has to be this many points better than an unknown one. */
const TAKE_MARGIN = 1;

/** When a guess at the stock comes this near the pile's worth, it is weighed with this many cards. */
const CLOSE_CALL = 5;
const SAMPLES = 6;

function chooseDraw(view: PlayerView, weighing: Weighing): SeatAction {
  const top = view.pile.at(-1);
  if (top === undefined || refusal(view, PILE) !== null) return STOCK;
  const taken = planFrom(positionIn(view, top), weighing);
  if (!taken) return STOCK;
  const isPlayed = taken.turn.steps.length + taken.turn.shapes.length + taken.turn.spare > 0;
  // Cards handed round without a play would go on for ever: then only a card that is put to use is taken.
  if (!isPlayed && view.idle >= view.seats.length) return STOCK;
  const guess = guessStock(positionIn(view), weighing);
  const isClose = Math.abs(taken.cost - guess) < CLOSE_CALL;
  const stock = isClose ? weighStock(positionIn(view), weighing, SAMPLES) : guess;
  return taken.cost < stock - TAKE_MARGIN ? PILE : STOCK;
}
