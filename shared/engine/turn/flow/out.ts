import type { Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import { orderAfter } from '../../seats.ts';
import type { GameState } from '../../state.ts';
import { evolve } from '../evolve.ts';
import { decideDealEnd } from './dealEnd.ts';
import { hadTurn, nextInRelief, reliefFor } from './nextTurn.ts';

/**
 * The events by which a seat goes out, and what follows: the relief turns if it is the first turn of the seat (R108),
 * otherwise the end of the deal. Another player who goes out in a relief turn only keeps an empty hand (§4.85).
 */
export function decideOut(state: GameState, seat: Seat, closing: readonly GameEvent[]): readonly GameEvent[] {
  const after = closing.reduce(evolve, state);
  if (after.relief >= 0) return [...closing, ...nextInRelief(after)];
  const penalties = floatPenalties(after, seat);
  const end = [...closing, ...penalties];
  const now = penalties.reduce(evolve, after);
  if (hadTurn(state, seat) || reliefFor(now, seat).length === 0) {
    return [...end, ...decideDealEnd(now, { ending: 'wentOut', out: seat })];
  }
  const began: GameEvent = { type: 'reliefBegan', out: seat };
  return [...end, began, ...nextInRelief(evolve(now, began))];
}

/** Every floater draws a card when another player goes out (R103), as long as the stock has one (§4.77). */
function floatPenalties({ rules, seats, hands, stock }: GameState, out: Seat): readonly GameEvent[] {
  if (rules.goingOut.float !== 'onWithPenalty') return [];
  const floaters = orderAfter(rules, seats, out).filter((seat) => seat !== out && hands[seat]?.length === 0);
  const cards = stock.toReversed();
  return floaters
    .slice(0, cards.length)
    .map((seat, index): GameEvent => ({ type: 'penalized', seat, cards: cards.slice(index, index + 1) }));
}
