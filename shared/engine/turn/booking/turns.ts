import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { withLast, withoutCards } from '../../cards/piles.ts';
import { NO_DRAFT } from '../../draft.ts';
import { type SeatSet, withSeat } from '../../seats.ts';
import type { GameState } from '../../state.ts';
import { added, type Booked, movesWith, numbered, removed, withoutTop } from './cards.ts';

export function bookTurn(state: GameState, { seat, drawn, idle }: Booked<'turnBegan'>): GameState {
  const cards = state.hands[seat]?.length ?? 0;
  return {
    ...state,
    phase: drawn ? 'play' : 'draw',
    turn: seat,
    at: numbered(state.at, seat),
    draft: { ...NO_DRAFT, held: drawn ? cards - 1 : cards },
    idle,
  };
}

export function bookCallTurn(state: GameState, { seat, cards, idle }: Booked<'callTurnBegan'>): GameState {
  const held = state.hands[seat]?.length ?? 0;
  return {
    ...state,
    phase: 'play',
    turn: seat,
    at: numbered(state.at, seat),
    hands: added(state.hands, seat, cards),
    known: added(state.known, seat, cards),
    pile: withoutTop(state.pile, cards.length),
    moves: movesWith(state.moves, seat, 'claim', cards),
    draft: { ...NO_DRAFT, drew: 'pile', drawn: cards, held, fixed: 1 },
    idle,
    ended: null,
  };
}

export function bookDraw(state: GameState, { seat, from, cards }: Booked<'drew'>): GameState {
  const { at, hands, known, stock, pile, moves } = state;
  const drawn = cards as readonly Card[];
  const isHidden = from === 'stock';
  return {
    ...state,
    phase: 'play',
    at: numbered(at, seat),
    hands: added(hands, seat, drawn),
    known: isHidden ? known : added(known, seat, drawn),
    stock: isHidden ? withoutTop(stock, drawn.length) : stock,
    pile: isHidden ? pile : withoutTop(pile, drawn.length),
    moves: movesWith(moves, seat, from, drawn),
    draft: { ...state.draft, drew: from, drawn },
    ended: null,
  };
}

export function bookDiscard(state: GameState, { seat, card }: Booked<'discarded'>): GameState {
  const { draft, idle, turns, played, hands, offered } = state;
  const cards = [card];
  return {
    ...state,
    at: numbered(state.at, seat),
    hands: removed(hands, seat, cards),
    known: removed(state.known, seat, cards),
    pile: withLast(state.pile, card),
    offered: withoutCards(offered, cards),
    draft: NO_DRAFT,
    turns: withSeat(turns, seat),
    // A player who goes out has no later turn: plays of this turn must not count as earlier ones.
    played: hands[seat]?.length === 1 ? played : playedAfter(state, seat),
    ended: { seat, draft, idle, turns, played },
    moves: movesWith(state.moves, seat, 'discard', cards),
  };
}

export function bookRecall(state: GameState, { seat, card }: Booked<'recalled'>): GameState {
  const { ended } = state;
  if (!ended) throw new Error('there is no turn to restore');
  const { draft, idle, turns, played } = ended;
  return {
    ...state,
    phase: 'play',
    turn: seat,
    at: numbered(numbered(state.at, state.turn), seat),
    hands: added(state.hands, seat, [card]),
    known: added(state.known, seat, [card]),
    pile: withoutTop(state.pile, 1),
    draft: { ...draft, takeBacks: draft.takeBacks + 1 },
    idle,
    turns,
    played,
    ended: null,
    moves: state.moves.slice(0, -1),
  };
}

export const bookClose = (state: GameState, { seat, how }: Booked<'turnClosed'>): GameState => ({
  ...state,
  at: numbered(state.at, seat),
  draft: NO_DRAFT,
  turns: withSeat(state.turns, seat),
  played: how === 'out' ? state.played : playedAfter(state, seat),
  ended: null,
});

/** The seats that have played in an earlier turn, counting this seat's current turn (§4.95). */
const playedAfter = ({ played, draft }: GameState, seat: Seat): SeatSet =>
  draft.plays.length > 0 ? withSeat(played, seat) : played;

export const bookReshuffle = (state: GameState, { stock, kept }: Booked<'reshuffled'>): GameState => ({
  ...state,
  stock: stock as readonly Card[],
  pile: kept > 0 ? state.pile.slice(-kept) : [],
  offered: [],
  reshuffles: state.reshuffles + 1,
});
