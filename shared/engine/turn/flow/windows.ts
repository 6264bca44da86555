import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import type { GameEvent } from '../../events.ts';
import { hasSeat, orderAfter, seatSetOf } from '../../seats.ts';
import type { ClaimWindow, GameState } from '../../state.ts';
import { visiblePile } from '../../view/playerView.ts';
import { contextOf } from '../../view/ruleContext.ts';
import { callableWith, mayCall } from '../actions/calling.ts';
import { isPileClosed } from '../actions/taking.ts';
import { shufflable } from './reshuffle.ts';

/**
 * Opens a window for others to take the upcard that the active seat has refused (R80 to R83, E43, §4.78). Null if no
 * upcard is there or it was covered before, nobody can be asked, or no penalty card is left (§4.79). Never in relief
 * turns (§4.85). Not asked are floaters, who draw only from the stock (R102), players who have taken as often as they
 * may in a deal (R163), and those to whom the pile is closed (R166).
 */
export function openTaking(state: GameState, active: Seat): GameEvent | null {
  const { rules, pile, relief, passed, hands, melded } = state;
  const upcard = pile.at(-1);
  if (upcard === undefined || relief >= 0 || wasCovered(state) || !hasPenaltyCard(state)) return null;
  const mayTake = (seat: Seat): boolean =>
    hands[seat]?.length !== 0 && takesLeft(state, seat, hasSeat(melded, seat)) > 0;
  const seats = orderAfter(rules, state.seats, active).filter(
    (seat) => seat !== active && !hasSeat(passed, seat) && mayTake(seat),
  );
  return seats.length === 0 ? null : openWindow(state, { kind: 'take', seats, cards: [upcard], next: active });
}

/**
 * How often a seat may still take an upcard out of turn in this deal (R163): not at all once the pile is closed to it
 * (R166), and infinitely often without a limit. Everybody has seen how often it did: after each such card, but not
 * after one that it called (R113), it got a penalty card from the stock at once.
 */
export function takesLeft(
  { rules, moves }: Pick<GameState, 'rules' | 'moves'>,
  seat: Seat,
  hasMelded: boolean,
): number {
  const { takes } = rules.draw;
  if (isPileClosed(rules, hasMelded)) return 0;
  if (takes === 0) return Number.POSITIVE_INFINITY;
  const taken = moves.filter(({ did, seat: by }, index) => {
    const next = moves[index + 1];
    return did === 'claim' && by === seat && next?.did === 'stock' && next.seat === seat;
  });
  return takes - taken.length;
}

/** Whether the top card of the pile was covered before: then only the active seat may take it (R83, §4.54). */
function wasCovered({ moves }: GameState): boolean {
  const last = moves.findLast(({ did }) => did !== 'stock');
  return last !== undefined && last.did !== 'discard';
}

/**
 * Whether a penalty card is left, plus a card to draw if the draw is still to come, after a reshuffle if need be
 * (§4.79).
 */
function hasPenaltyCard(state: GameState): boolean {
  const needed = state.rules.draw.outOfTurn === 'beforeDraw' ? 2 : 1;
  return state.stock.length + shufflable({ ...state, pile: state.pile.slice(0, -1) }) >= needed;
}

/**
 * After a discard, opens a window for others to call "rummy" (R113, R114, §4.42). Null if no card of the pile that has
 * not been offered before can be laid with cards of the table and the pile alone. The next player can simply draw the
 * card, and is asked only when floating. Never in relief turns (§4.85).
 */
export function openCall(state: GameState, discarder: Seat): GameEvent | null {
  const { rules, relief, passed } = state;
  if (rules.goingOut.callRummy === 'off' || relief >= 0) return null;
  const order = orderAfter(rules, state.seats, discarder);
  const next = order[0] as Seat;
  const entitled = order
    .filter((seat) => seat !== discarder && !hasSeat(passed, seat))
    .filter((seat) => seat !== next || state.hands[seat]?.length === 0)
    .map((seat) => contextOf(state, seat));
  const [any] = entitled;
  if (!any) return null;
  const callable = offerable(state)
    .map((taken) => callableWith(any, taken))
    .filter((card) => entitled.some((context) => mayCall(context, card)));
  if (callable.length === 0) return null;
  const seats = entitled.filter((context) => callable.some((card) => mayCall(context, card))).map(({ seat }) => seat);
  return openWindow(state, { kind: 'call', seats, cards: callable.map(({ taken }) => taken[0] as Card), next });
}

/** The cards of the pile that may be offered, each with all cards above it: visible ones not offered before. */
function offerable(state: GameState): readonly (readonly Card[])[] {
  const pile = visiblePile(state);
  const cards = state.rules.goingOut.callRummy === 'top' ? pile.slice(-1) : pile;
  return cards.filter((card) => !state.offered.includes(card)).map((card) => pile.slice(pile.indexOf(card)));
}

/** A window about cards of the pile, with no answers yet (§4.78). */
function openWindow({ hands }: GameState, asked: Pick<ClaimWindow, 'kind' | 'seats' | 'cards' | 'next'>): GameEvent {
  const window: ClaimWindow = { ...asked, waiting: seatSetOf(asked.seats), claims: hands.map(() => null) };
  // A card can be called only once. One taken out of turn is gone or covered afterwards in any case.
  return { type: 'windowOpened', window, offered: asked.kind === 'call' ? asked.cards : [] };
}
