import { type Card, isWild, type PlayerView, refusal, type SeatAction } from '#engine';
import { type Exposure, layOut, type Turn } from '#solver';
import { safestWild } from './exposure.ts';

/** The plays of a turn that are still to be made. */
export type PlannedPlays = Pick<Turn, 'steps' | 'shapes' | 'spare' | 'discard'>;

/** The first action of a planned turn. Bots plan again after each action. */
export const firstOf = (view: PlayerView, turn: PlannedPlays, melded: boolean, exposure: Exposure): SeatAction =>
  nextOf(view, turn, melded, exposure).action;

/**
 * The first action of a planned turn, and what is left of the plan. The order is: a new meld if the seat has none, the
 * plays on the table, the other melds, spare wilds, the discard.
 */
export function nextOf(
  view: PlayerView,
  turn: PlannedPlays,
  melded: boolean,
  exposure: Exposure,
): { readonly action: SeatAction; readonly rest: PlannedPlays } {
  const wilds = view.hand.filter((card) => isWild(view.rules, view.wildRank, card));
  const [step] = turn.steps;
  const shapes = turn.shapes.filter((shape) => shape.wilds <= wilds.length).sort((a, b) => a.wilds - b.wilds);
  const [shape] = shapes;
  if (shape && (!melded || !step)) {
    const reading = layOut(shape, [...wilds], exposure);
    return { action: { type: 'meld', reading }, rest: { ...turn, shapes: turn.shapes.filter((one) => one !== shape) } };
  }
  const later = turn.steps.slice(1);
  if (step?.type === 'swap') return { action: step, rest: { ...turn, steps: later } };
  if (step) {
    const { bridge, meld, place } = step;
    const card = bridge > 0 ? (wilds[0] as Card) : step.card;
    const steps = bridge > 0 ? [{ ...step, bridge: bridge - 1 }, ...later] : later;
    return { action: { type: 'layOff', card, meld, place }, rest: { ...turn, steps } };
  }
  const spare = turn.spare > 0 ? safestWild(view, exposure) : null;
  if (spare) return { action: spare, rest: { ...turn, spare: turn.spare - 1 } };
  const card = turn.discard < 0 ? wildToDiscard(view, wilds) : turn.discard;
  return { action: { type: 'discard', card }, rest: turn };
}

/** Any wild, except the one just drawn in a one-card turn (R105). */
const wildToDiscard = (view: PlayerView, wilds: readonly Card[]): Card =>
  wilds.find((card) => refusal(view, { type: 'discard', card }) === null) as Card;
