import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { changeAt, withoutCards } from '../../cards/piles.ts';
import { type SeatSet, withoutSeat, withSeat } from '../../seats.ts';
import { NO_DRAFT } from '../../state.ts';
import {
  type EventOf,
  giveCards,
  giveOpenly,
  type Lists,
  nextDecision,
  type OpenState,
  recordMoves,
  takeAway,
} from './openState.ts';

export function applyTurn(state: OpenState, { seat, drawn, idle }: EventOf<'turnBegan'>, lists: Lists): void {
  const cards = state.hands[seat]?.length ?? 0;
  nextDecision(state, seat, lists);
  state.phase = drawn ? 'play' : 'draw';
  state.turn = seat;
  const { drew, drawn: none, plays, fixed, takeBacks } = NO_DRAFT;
  state.draft = { drew, drawn: none, held: drawn ? cards - 1 : cards, plays, fixed, takeBacks };
  state.idle = idle;
}

export function applyCallTurn(state: OpenState, { seat, cards, idle }: EventOf<'callTurnBegan'>, lists: Lists): void {
  const held = state.hands[seat]?.length ?? 0;
  nextDecision(state, seat, lists);
  claimCards(state, seat, cards, lists);
  state.phase = 'play';
  state.turn = seat;
  state.draft = { ...NO_DRAFT, drew: 'pile', drawn: cards, held, fixed: 1 };
  state.idle = idle;
}

/** Moves the top cards of the pile into a hand, out of turn. */
export function claimCards(state: OpenState, seat: Seat, cards: readonly Card[], lists: Lists): void {
  giveOpenly(state, seat, cards, lists);
  state.pile = lists.withoutLast(state.pile, cards.length);
  recordMoves(state, seat, 'claim', cards, lists);
  state.ended = null;
}

export function applyDraw(state: OpenState, { seat, from, cards }: EventOf<'drew'>, lists: Lists): void {
  const drawn = cards as readonly Card[];
  nextDecision(state, seat, lists);
  if (from === 'stock') {
    giveCards(state, seat, drawn, lists);
    state.stock = lists.withoutLast(state.stock, drawn.length);
  } else {
    giveOpenly(state, seat, drawn, lists);
    state.pile = lists.withoutLast(state.pile, drawn.length);
  }
  recordMoves(state, seat, from, drawn, lists);
  state.phase = 'play';
  const { held, plays, fixed, takeBacks } = state.draft;
  state.draft = { drew: from, drawn, held, plays, fixed, takeBacks };
  state.ended = null;
}

export function applyDiscard(state: OpenState, { seat, card }: EventOf<'discarded'>, lists: Lists): void {
  const { draft, idle, turns, played } = state;
  const cards = [card];
  nextDecision(state, seat, lists);
  takeAway(state, seat, cards, lists);
  state.pile = lists.withLast(state.pile, card);
  if (state.offered.length > 0) state.offered = withoutCards(state.offered, cards);
  state.turns = withSeat(turns, seat);
  // A player who goes out has no later turn: plays of this turn must not count as earlier ones.
  if (state.hands[seat]?.length !== 0) state.played = playedAfter(state, seat);
  state.draft = NO_DRAFT;
  state.ended = { seat, draft, idle, turns, played };
  recordMoves(state, seat, 'discard', cards, lists);
}

export function applyRecall(state: OpenState, { seat, card }: EventOf<'recalled'>, lists: Lists): void {
  if (!state.ended) throw new Error('there is no turn to restore');
  const { draft, idle, turns, played } = state.ended;
  nextDecision(state, state.turn, lists);
  nextDecision(state, seat, lists);
  giveOpenly(state, seat, [card], lists);
  state.pile = lists.withoutLast(state.pile, 1);
  state.moves = lists.withoutLast(state.moves, 1);
  state.phase = 'play';
  state.turn = seat;
  state.draft = { ...draft, takeBacks: draft.takeBacks + 1 };
  state.idle = idle;
  state.turns = turns;
  state.played = played;
  state.ended = null;
}

export function applyTurnEnd(state: OpenState, { seat, how }: EventOf<'turnClosed'>, lists: Lists): void {
  nextDecision(state, seat, lists);
  if (how !== 'out') state.played = playedAfter(state, seat);
  state.draft = NO_DRAFT;
  state.turns = withSeat(state.turns, seat);
  state.ended = null;
}

/** The seats that have played in an earlier turn, counting this seat's current turn (§4.95). */
const playedAfter = ({ played, draft }: OpenState, seat: Seat): SeatSet =>
  draft.plays.length > 0 ? withSeat(played, seat) : played;

export function applyReshuffle(state: OpenState, { stock, kept }: EventOf<'reshuffled'>, lists: Lists): void {
  state.stock = lists.taken(stock as readonly Card[]);
  state.pile = kept > 0 ? state.pile.slice(-kept) : [];
  state.offered = [];
  state.reshuffles++;
}

export function applyWindow(state: OpenState, { window, offered }: EventOf<'windowOpened'>, lists: Lists): void {
  for (const seat of window.seats) nextDecision(state, seat, lists);
  state.phase = 'window';
  // While calls are possible it is nobody's turn; taking out of turn interrupts the turn of a player.
  if (window.kind === 'call') state.turn = -1;
  state.window = window;
  state.offered = [...state.offered, ...offered];
}

export function applyAnswer(state: OpenState, { seat, claim, forDeal }: EventOf<'answered'>, lists: Lists): void {
  const { window } = state;
  if (!window) throw new Error('no window is open');
  nextDecision(state, seat, lists);
  if (forDeal) state.passed = withSeat(state.passed, seat);
  state.window = {
    ...window,
    waiting: withoutSeat(window.waiting, seat),
    claims: changeAt(window.claims, seat, () => claim),
  };
}

export function applyWindowClosed(state: OpenState): void {
  state.window = null;
  state.phase = state.draft.drew === 'none' ? 'draw' : 'play';
}

export function applyPenalty(state: OpenState, event: EventOf<'penalized'>, lists: Lists): void {
  const { seat } = event;
  const cards = event.cards as readonly Card[];
  giveCards(state, seat, cards, lists);
  state.stock = lists.withoutLast(state.stock, cards.length);
  recordMoves(state, seat, 'stock', cards, lists);
}
