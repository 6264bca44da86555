import { type Card, isWild, type PlayerView, refusal, type SeatAction } from '#engine';
import { type Exposure, layOut, type Turn } from '#solver';
import { safestWild } from './exposure.ts';

/**
 * The first action of a planned turn. The order is: a new meld if the seat has none, the plays on the table, the other
 * melds, spare wilds, the discard. The turn is planned again after each action.
 */
export function firstOf(view: PlayerView, turn: Turn, melded: boolean, exposure: Exposure): SeatAction {
  const wilds = view.hand.filter((card) => isWild(view.rules, view.wildRank, card));
  const [step] = turn.steps;
  const shapes = turn.shapes.filter((shape) => shape.wilds <= wilds.length).sort((a, b) => a.wilds - b.wilds);
  const [shape] = shapes;
  if (shape && (!melded || !step)) return { type: 'meld', reading: layOut(shape, [...wilds], exposure) };
  if (step?.type === 'swap') return step;
  if (step) {
    const card = step.bridge > 0 ? (wilds[0] as Card) : step.card;
    return { type: 'layOff', card, meld: step.meld, place: step.place };
  }
  const spare = turn.spare > 0 ? safestWild(view, exposure) : null;
  if (spare) return spare;
  return { type: 'discard', card: turn.discard < 0 ? wildToDiscard(view, wilds) : turn.discard };
}

/** Any wild, except the one just drawn in a one-card turn (R105). */
const wildToDiscard = (view: PlayerView, wilds: readonly Card[]): Card =>
  wilds.find((card) => refusal(view, { type: 'discard', card }) === null) as Card;
