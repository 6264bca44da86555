import { type Card, isWild, type PlayerView, type SeatAction } from '#engine';
import { cheapest, pointsOf, positionIn, sizeOf, suitMasksOf, targetsIn } from '#solver';
import { PILE_MARGIN_POINTS, stockCost } from '../sharp/index.ts';
import { bestTurn, costOf, OUT_LATER_POINTS, type Situation, situationOf } from '../sharp/weigh.ts';
import { beforeLast, discardOf, type Line } from './ways.ts';

/** Going out ends the deal at once, whatever Sharp makes of it to prefer it to everything else. */
const bounded = (cost: number): number => Math.max(cost, -OUT_LATER_POINTS);

/**
 * The points that a draw lost against another one, as Sharp expects them from what the seat knew; 0 if the draw was as
 * good. For games that `isSolved` accepts.
 * @param view the seat's view when it drew
 */
export function lostByDraw(view: PlayerView, drawn: SeatAction, better: SeatAction): number {
  const situation = situationOf(view);
  return Math.max(0, drawCost(view, drawn, situation) - drawCost(view, better, situation));
}

function drawCost(view: PlayerView, draw: SeatAction, situation: Situation): number {
  const position = positionIn(view);
  if (draw.type !== 'draw' || draw.from === 'stock') return stockCost(position, situation, bounded);
  const taken = bestTurn(positionIn(view, view.pile.at(-1)), situation);
  return taken ? bounded(taken.cost) + PILE_MARGIN_POINTS : Number.POSITIVE_INFINITY;
}

/**
 * The points that the rest of a turn lost against another line, as Sharp expects them from what the seat knew; 0 if it
 * was as good. Only the table, the hand and the discard at the end count: the order of the plays does not. For games
 * that `isSolved` accepts.
 * @param begun the seat's view after its draw, before its first play
 * @param ended its view before the discard `card`
 * @param better a line from `begun` that the rules allow, to its discard
 */
export function lostByTurn(begun: PlayerView, ended: PlayerView, card: Card, better: Line): number {
  const situation = situationOf(begun);
  const other = beforeLast(begun, better);
  const discard = discardOf(better);
  if (!other || discard < 0) return 0;
  return Math.max(0, endCost(ended, card, situation) - endCost(other, discard, situation));
}

/** The expected cost of a turn that ends with this discard. */
function endCost(ended: PlayerView, card: Card, situation: Situation): number {
  const { rules, wildRank, viewer, hand } = ended;
  const position = positionIn(ended);
  const rest = hand.filter((held) => held !== card);
  const left = suitMasksOf(rest, rules, wildRank);
  if (sizeOf(left) === 0) return -OUT_LATER_POINTS;
  const melded = viewer !== 'spectator' && (ended.seats[viewer]?.melded ?? false);
  const heldBack = melded ? 0 : cheapest(rest, rules, wildRank).melds.length;
  const discard = isWild(rules, wildRank, card) ? -1 : card;
  const points = pointsOf(position.tables, left);
  const turn = { left, targets: targetsIn(ended), heldBack, shapes: [], points, discard };
  return costOf({ ...position, melded }, turn, situation);
}
