import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { withoutCards } from '../../cards/piles.ts';
import { type Draft, NO_DRAFT } from '../../draft.ts';
import { type SeatSet, withSeat } from '../../seats.ts';
import type { GameState } from '../../state.ts';
import { asked, type Booked, fromPile, fromStock, shownTo, withdrawn } from './cards.ts';

export function bookTurn(state: GameState, { seat, drawn, idle }: Booked<'turnBegan'>): GameState {
  const cards = state.hands[seat]?.length ?? 0;
  const draft: Draft = { ...NO_DRAFT, held: drawn ? cards - 1 : cards };
  return { ...asked(state, seat), phase: drawn ? 'play' : 'draw', turn: seat, draft, idle };
}

export function bookCallTurn(state: GameState, { seat, cards, idle }: Booked<'callTurnBegan'>): GameState {
  const held = state.hands[seat]?.length ?? 0;
  const draft: Draft = { ...NO_DRAFT, drew: 'pile', drawn: cards, held, fixed: 1 };
  const after = fromPile(asked(state, seat), seat, cards, 'claim');
  return { ...after, phase: 'play', turn: seat, draft, idle, ended: null };
}

export function bookDraw(state: GameState, { seat, from, cards }: Booked<'drew'>): GameState {
  const drawn = cards as readonly Card[];
  const before: GameState = { ...asked(state, seat), phase: 'play', ended: null };
  const after = from === 'stock' ? fromStock(before, seat, drawn) : fromPile(before, seat, drawn, 'pile');
  return { ...after, draft: { ...state.draft, drew: from, drawn } };
}

export function bookDiscard(state: GameState, { seat, card }: Booked<'discarded'>): GameState {
  const { draft, idle, turns, played, hands } = state;
  return {
    ...withdrawn(asked(state, seat), seat, [card]),
    pile: [...state.pile, card],
    offered: withoutCards(state.offered, [card]),
    draft: NO_DRAFT,
    turns: withSeat(turns, seat),
    // A player who goes out has no later turn: plays of this turn must not count as earlier ones.
    played: hands[seat]?.length === 1 ? played : playedAfter(state, seat),
    ended: { seat, draft, idle, turns, played },
    moves: [...state.moves, { seat, did: 'discard', card }],
  };
}

export function bookRecall(state: GameState, { seat, card }: Booked<'recalled'>): GameState {
  const { ended } = state;
  if (!ended) throw new Error('there is no turn to restore');
  const { draft, idle, turns, played } = ended;
  return {
    ...shownTo(asked(asked(state, state.turn), seat), seat, [card]),
    phase: 'play',
    turn: seat,
    pile: state.pile.slice(0, -1),
    draft: { ...draft, takeBacks: draft.takeBacks + 1 },
    idle,
    turns,
    played,
    ended: null,
    moves: state.moves.slice(0, -1),
  };
}

export const bookClose = (state: GameState, { seat, how }: Booked<'turnClosed'>): GameState => ({
  ...asked(state, seat),
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
