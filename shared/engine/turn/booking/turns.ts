import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { withoutCards } from '../../cards/piles.ts';
import { NO_DRAFT } from '../../draft.ts';
import { type SeatSet, withSeat } from '../../seats.ts';
import { askSeat, type Booked, giveCards, giveOpenly, recordMoves, takeAway } from './cards.ts';
import type { Lists, OpenState } from './lists.ts';

export function bookTurn(state: OpenState, { seat, drawn, idle }: Booked<'turnBegan'>, lists: Lists): void {
  const cards = state.hands[seat]?.length ?? 0;
  askSeat(state, seat, lists);
  state.phase = drawn ? 'play' : 'draw';
  state.turn = seat;
  const { drew, drawn: none, plays, fixed, takeBacks } = NO_DRAFT;
  state.draft = { drew, drawn: none, held: drawn ? cards - 1 : cards, plays, fixed, takeBacks };
  state.idle = idle;
}

export function bookCallTurn(state: OpenState, { seat, cards, idle }: Booked<'callTurnBegan'>, lists: Lists): void {
  const held = state.hands[seat]?.length ?? 0;
  askSeat(state, seat, lists);
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

export function bookDraw(state: OpenState, { seat, from, cards }: Booked<'drew'>, lists: Lists): void {
  const drawn = cards as readonly Card[];
  askSeat(state, seat, lists);
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

export function bookDiscard(state: OpenState, { seat, card }: Booked<'discarded'>, lists: Lists): void {
  const { draft, idle, turns, played } = state;
  const cards = [card];
  askSeat(state, seat, lists);
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

export function bookRecall(state: OpenState, { seat, card }: Booked<'recalled'>, lists: Lists): void {
  if (!state.ended) throw new Error('there is no turn to restore');
  const { draft, idle, turns, played } = state.ended;
  askSeat(state, state.turn, lists);
  askSeat(state, seat, lists);
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

export function bookClose(state: OpenState, { seat, how }: Booked<'turnClosed'>, lists: Lists): void {
  askSeat(state, seat, lists);
  if (how !== 'out') state.played = playedAfter(state, seat);
  state.draft = NO_DRAFT;
  state.turns = withSeat(state.turns, seat);
  state.ended = null;
}

/** The seats that have played in an earlier turn, counting this seat's current turn (§4.95). */
const playedAfter = ({ played, draft }: OpenState, seat: Seat): SeatSet =>
  draft.plays.length > 0 ? withSeat(played, seat) : played;

export function bookReshuffle(state: OpenState, { stock, kept }: Booked<'reshuffled'>, lists: Lists): void {
  state.stock = lists.taken(stock as readonly Card[]);
  state.pile = kept > 0 ? state.pile.slice(-kept) : [];
  state.offered = [];
  state.reshuffles++;
}
