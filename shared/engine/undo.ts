import type { Seat } from './actions.ts';
import type { Card } from './cards.ts';
import { changeAt, withCard, withoutCards } from './piles.ts';
import type { GameState, Play, TableMeld } from './state.ts';

type Played<Type extends Play['type']> = Extract<Play, { type: Type }>;

/**
 * The state before a play of this turn, or before the draw from the pile (`play` null), save for the counters and for
 * what everybody has seen meanwhile: a card shown and taken back stays known (4.98).
 */
export function undo(state: GameState, seat: Seat, play: Play | null): GameState {
  const { draft } = state;
  const counted: GameState = {
    ...state,
    at: changeAt(state.at, seat, (at) => at + 1),
    draft: { ...draft, plays: draft.plays.slice(0, -1), takeBacks: draft.takeBacks + 1 },
  };
  if (play === null) return undoDraw(counted, seat);
  if (play.type === 'meld') return undoMeld(counted, seat, play);
  return play.type === 'layOff' ? undoLayOff(counted, seat, play) : undoSwap(counted, seat, play);
}

function undoDraw(state: GameState, seat: Seat): GameState {
  const { drawn } = state.draft;
  return {
    ...state,
    phase: 'draw',
    draft: { ...state.draft, drew: 'none', drawn: [] },
    hands: changeAt(state.hands, seat, (hand) => withoutCards(hand, drawn)),
    known: changeAt(state.known, seat, (known) => withoutCards(known, drawn)),
    pile: [...state.pile, ...drawn],
    moves: state.moves.slice(0, -1),
  };
}

function undoMeld(state: GameState, seat: Seat, { meld, first }: Played<'meld'>): GameState {
  const cards = state.melds.find(({ id }) => id === meld)?.cards ?? [];
  return {
    ...returned(state, seat, cards),
    melds: state.melds.filter(({ id }) => id !== meld),
    nextMeld: meld,
    melded: first ? state.melded & ~(1 << seat) : state.melded,
  };
}

function undoLayOff(state: GameState, seat: Seat, { meld, place, card }: Played<'layOff'>): GameState {
  const cut = <Item>(items: readonly Item[]): readonly Item[] =>
    place === 'low' ? items.slice(1) : items.slice(0, -1);
  return {
    ...returned(state, seat, [card]),
    melds: state.melds.map((old) => (old.id === meld ? shrunk(old) : old)),
  };

  function shrunk(old: TableMeld): TableMeld {
    const rank = place === 'low' ? old.rank + 1 : old.rank;
    return { ...old, rank, cards: cut(old.cards), owners: cut(old.owners) };
  }
}

function undoSwap(state: GameState, seat: Seat, play: Played<'swap'>): GameState {
  const { meld, index, natural, wild, owner } = play;
  const back = returned(state, seat, [natural]);
  return {
    ...back,
    hands: changeAt(back.hands, seat, (hand) => withoutCards(hand, [wild])),
    known: changeAt(back.known, seat, (known) => withoutCards(known, [wild])),
    melds: state.melds.map((old) => {
      if (old.id !== meld) return old;
      const cards = changeAt(old.cards, index, () => wild);
      return { ...old, cards, owners: changeAt(old.owners, index, () => owner) };
    }),
  };
}

/** Cards back in the hand: everybody has seen them. */
const returned = (state: GameState, seat: Seat, cards: readonly Card[]): GameState => ({
  ...state,
  hands: changeAt(state.hands, seat, (hand) => withCard(hand, ...cards)),
  known: changeAt(state.known, seat, (known) => withCard(known, ...cards)),
});
