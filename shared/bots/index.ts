import type { Card, PlayerView, Random, Seat, SeatAction } from '#engine';
import { positionIn } from '#solver';
import { firstOf } from './choose.ts';
import { giftsTo, hazard } from './danger.ts';
import { exposureFor } from './exposure.ts';
import { costOfStock, planFrom, type Weighing } from './plan.ts';
import { unseenBy } from './unseen.ts';

/** Somebody's next action, from what their seat may see; asked again after each action of the turn. */
export type Think = (view: PlayerView, random: Random) => SeatAction;

const STOCK: SeatAction = { type: 'draw', from: 'stock' };
const PILE: SeatAction = { type: 'draw', from: 'pile', count: 1 };

/**
 * A bot that plays to end each turn with the least expected penalty: it weighs what stays in hand now against what the
 * next draw promises, how soon somebody may go out, and what its discard gives the next player.
 */
export const think: Think = (view) => {
  const weighing = weigh(view);
  if (view.phase === 'draw') return chooseDraw(view, weighing);
  const position = positionIn(view);
  const plan = planFrom(position, weighing);
  if (!plan) return { type: 'takeBack' };
  return firstOf(view, plan.turn, position.melded, exposureFor(view, weighing.unseen));
};

const weigh = (view: PlayerView): Weighing => ({
  unseen: unseenBy(view),
  hazard: hazard(view),
  gift: giftsTo(view, view.viewer as Seat),
});

function chooseDraw(view: PlayerView, weighing: Weighing): SeatAction {
  const top = view.pile.at(-1);
  if (top === undefined || !mayTake(view)) return STOCK;
  const taken = planFrom(positionIn(view, top as Card), weighing);
  if (!taken) return STOCK;
  const isPlayed = taken.turn.steps.length + taken.turn.shapes.length + taken.turn.spare > 0;
  // Cards handed round without a play would go on for ever: then only a card that is put to use is taken.
  if (!isPlayed && view.idle >= view.seats.length) return STOCK;
  return taken.cost < costOfStock(positionIn(view), weighing) ? PILE : STOCK;
}

/** The holder of one card must draw from the stock (R104). */
const mayTake = ({ rules, draft }: PlayerView): boolean => !(rules.goingOut.oneCard && draft.held === 1);
