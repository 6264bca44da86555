import type { ClaimAction, Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { orderAfter } from '../../deal/seating.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import { visiblePile } from '../../view/playerView.ts';
import { contextOf } from '../../view/ruleContext.ts';
import { callableWith, mayCall } from '../actions/calling.ts';
import { layOffKind } from '../actions/layOff.ts';
import { meldKind } from '../actions/meld.ts';
import { evolve } from '../evolve.ts';
import { openWindow } from './windows.ts';

/**
 * After a discard: the others are asked whether they call "rummy" (R113, R114, 4.42), or null: no card of the pile that
 * was not asked about before can be laid with the table and the pile alone. Whoever comes next may simply draw, and is
 * asked only when floating. Not while others have their turn after somebody went out (4.85).
 */
export function openCall(state: GameState, discarder: Seat): GameEvent | null {
  const { rules, relief, passed } = state;
  if (rules.goingOut.callRummy === 'off' || relief >= 0) return null;
  const order = orderAfter(rules, state.seats, discarder);
  const next = order[0] as Seat;
  const entitled = order
    .filter((seat) => seat !== discarder && (passed & (1 << seat)) === 0)
    .filter((seat) => seat !== next || state.hands[seat]?.length === 0)
    .map((seat) => contextOf(state, seat));
  const [any] = entitled;
  if (!any) return null;
  const callable = askable(state)
    .map((taken) => callableWith(any, taken))
    .filter((card) => entitled.some((context) => mayCall(context, card)));
  if (callable.length === 0) return null;
  const seats = entitled.filter((context) => callable.some((card) => mayCall(context, card))).map(({ seat }) => seat);
  return openWindow(state, { kind: 'call', seats, cards: callable.map(({ taken }) => taken[0] as Card), next });
}

/** The cards of the pile that may be asked about, each with all above it: those in sight that were not before. */
function askable(state: GameState): readonly (readonly Card[])[] {
  const pile = visiblePile(state);
  const cards = state.rules.goingOut.callRummy === 'top' ? pile.slice(-1) : pile;
  return cards.filter((card) => !state.offered.includes(card)).map((card) => pile.slice(pile.indexOf(card)));
}

/** The call that was heard: a whole turn begins with it, or the card is just laid (R151). `idle`: R152 up to here. */
export function decideCalled(state: GameState, seat: Seat, claim: ClaimAction, idle: number): readonly GameEvent[] {
  const cards = state.pile.slice(-claim.count);
  const taken: GameEvent =
    state.rules.goingOut.callEffect === 'wholeTurn'
      ? { type: 'callTurnBegan', seat, cards, idle }
      : { type: 'claimed', seat, cards };
  const { lay } = claim;
  if (!lay) throw new Error('a call without a play');
  const after = evolve(state, taken);
  const laid = lay.type === 'meld' ? meldKind.decide(after, seat, lay) : layOffKind.decide(after, seat, lay);
  return [taken, ...laid];
}
