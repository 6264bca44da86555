import type { Seat } from './actions.ts';
import type { Card } from './cards.ts';
import type { GameEvent } from './events.ts';
import { extended } from './melds.ts';
import { changeAt, withCard, withoutCards } from './piles.ts';
import { type Draft, type GameState, NO_DRAFT, type Play, type TableMeld } from './state.ts';
import { undo } from './undo.ts';

/** Books an event. Knows no rule: what `decide` said has happened, happens. */
export function evolve(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'dealerDrawn':
      return { ...state, phase: 'ready', dealer: event.dealer };
    case 'dealt':
      return bookDeal(state, event);
    case 'turnBegan':
      return bookTurn(state, event);
    case 'drew':
      return bookDraw(state, event);
    case 'melded':
      return bookMeld(state, event);
    case 'laidOff':
      return bookLayOff(state, event);
    case 'swapped':
      return bookSwap(state, event);
    case 'tookBack':
      return undo(state, event.seat, event.play);
    case 'discarded':
      return bookDiscard(state, event);
    case 'dealEnded':
      return bookEnd(state, event);
    case 'gameEnded':
      return { ...state, phase: 'over' };
  }
}

type Booked<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

function bookDeal(state: GameState, { deal, dealer, wildRank, hands, stock }: Booked<'dealt'>): GameState {
  return {
    ...state,
    deal,
    dealer,
    wildRank,
    hands: hands as readonly (readonly Card[])[],
    stock: stock as readonly Card[],
    pile: [],
    melds: [],
    nextMeld: 0,
    melded: 0,
    moves: [],
    known: state.known.map(() => []),
  };
}

function bookTurn(state: GameState, { seat, drawn, idle }: Booked<'turnBegan'>): GameState {
  const cards = state.hands[seat]?.length ?? 0;
  const draft: Draft = { ...NO_DRAFT, held: drawn ? cards - 1 : cards };
  return { ...asked(state, seat), phase: drawn ? 'play' : 'draw', turn: seat, draft, idle };
}

function bookDraw(state: GameState, { seat, from, cards }: Booked<'drew'>): GameState {
  const drawn = cards as readonly Card[];
  const after: GameState = {
    ...asked(state, seat),
    phase: 'play',
    hands: changeAt(state.hands, seat, (hand) => withCard(hand, ...drawn)),
    draft: { ...state.draft, drew: from, drawn },
    moves: [...state.moves, { seat, did: from, card: from === 'pile' ? (drawn.at(-1) as Card) : null }],
  };
  if (from === 'stock') return { ...after, stock: state.stock.slice(0, -drawn.length) };
  return {
    ...after,
    pile: state.pile.slice(0, -drawn.length),
    known: changeAt(state.known, seat, (known) => withCard(known, ...drawn)),
  };
}

function bookMeld(state: GameState, { seat, meld, first }: Booked<'melded'>): GameState {
  return {
    ...played(state, seat, meld.cards, { type: 'meld', meld: meld.id, first }),
    melds: [...state.melds, meld],
    nextMeld: meld.id + 1,
    melded: state.melded | (1 << seat),
  };
}

function bookLayOff(state: GameState, { seat, meld, place, card }: Booked<'laidOff'>): GameState {
  return {
    ...played(state, seat, [card], { type: 'layOff', meld, place, card }),
    melds: changeMeld(state, meld, (old) => ({
      ...old,
      ...extended(old, card, place),
      owners: place === 'low' ? [seat, ...old.owners] : [...old.owners, seat],
    })),
  };
}

function bookSwap(state: GameState, { seat, meld, index, natural, wild }: Booked<'swapped'>): GameState {
  const owner = state.melds.find(({ id }) => id === meld)?.owners[index] as Seat;
  const after = played(state, seat, [natural], { type: 'swap', meld, index, natural, wild, owner });
  return {
    ...after,
    hands: changeAt(after.hands, seat, (hand) => withCard(hand, wild)),
    known: changeAt(after.known, seat, (known) => withCard(known, wild)),
    melds: changeMeld(state, meld, (old) => ({
      ...old,
      cards: changeAt(old.cards, index, () => natural),
      owners: changeAt(old.owners, index, () => seat),
    })),
  };
}

function bookDiscard(state: GameState, { seat, card }: Booked<'discarded'>): GameState {
  return {
    ...withdrawn(asked(state, seat), seat, [card]),
    pile: [...state.pile, card],
    draft: NO_DRAFT,
    moves: [...state.moves, { seat, did: 'discard', card }],
  };
}

function bookEnd(state: GameState, { ending, out, points }: Booked<'dealEnded'>): GameState {
  const { deal, dealer, wildRank } = state;
  return {
    ...state,
    phase: 'ready',
    turn: -1,
    draft: NO_DRAFT,
    idle: 0,
    totals: state.totals.map((total, seat) => total + (points[seat] as number)),
    results: [...state.results, { deal, dealer, wildRank, ending, out, points }],
  };
}

/** The seat has acted, or is asked for something new: its earlier answers no longer count. */
const asked = (state: GameState, seat: Seat): GameState => ({ ...state, at: changeAt(state.at, seat, (at) => at + 1) });

/** Cards gone from a hand, and from what others know of it. */
const withdrawn = (state: GameState, seat: Seat, cards: readonly Card[]): GameState => ({
  ...state,
  hands: changeAt(state.hands, seat, (hand) => withoutCards(hand, cards)),
  known: changeAt(state.known, seat, (known) => withoutCards(known, cards)),
});

const played = (state: GameState, seat: Seat, cards: readonly Card[], play: Play): GameState => ({
  ...withdrawn(asked(state, seat), seat, cards),
  draft: { ...state.draft, plays: [...state.draft.plays, play] },
});

const changeMeld = (state: GameState, id: number, change: (meld: TableMeld) => TableMeld): readonly TableMeld[] =>
  state.melds.map((meld) => (meld.id === id ? change(meld) : meld));
