import type { Card } from '../../cards/cards.ts';
import { changeAt } from '../../cards/piles.ts';
import { NO_DRAFT } from '../../draft.ts';
import type { GameState } from '../../state.ts';
import { asked, type Booked } from './cards.ts';

const ascending = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

export function bookDeal(state: GameState, event: Booked<'dealt'>): GameState {
  return {
    ...laidOut(state, event),
    deal: event.deal,
    dealer: event.dealer,
    chance: event.chance,
    melds: [],
    nextMeld: 0,
    melded: 0,
    turns: 0,
    played: 0,
    reshuffles: 0,
    passed: 0,
    offered: [],
    relief: -1,
    refusals: 0,
    moves: [],
    ended: null,
  };
}

export const bookDealtOn = (state: GameState, event: Booked<'dealtOn'>): GameState =>
  laidOut(asked(state, state.turn), event);

function laidOut(state: GameState, event: Booked<'dealt'> | Booked<'dealtOn'>): GameState {
  const { wildRank, hands, stock, pile, indicator, faceUp } = event;
  return {
    ...state,
    wildRank,
    hands: hands as readonly (readonly Card[])[],
    stock: stock as readonly Card[],
    pile,
    indicator,
    known: faceUp.map(ascending),
  };
}

export function bookEnd(state: GameState, { ending, out, points, factor, wentRummy }: Booked<'dealEnded'>): GameState {
  const { deal, dealer, wildRank } = state;
  return {
    ...state,
    phase: 'ready',
    turn: -1,
    draft: NO_DRAFT,
    idle: 0,
    window: null,
    relief: -1,
    ended: null,
    totals: state.totals.map((total, seat) => total + (points[seat] as number)),
    results: [...state.results, { deal, dealer, wildRank, ending, out, points, factor, wentRummy, added: [] }],
  };
}

export function bookPressSet(state: GameState, { on, added }: Booked<'pressSet'>): GameState {
  const after: GameState = { ...state, phase: 'ready', turn: -1, pressed: on };
  if (added.length === 0) return after;
  return {
    ...after,
    totals: state.totals.map((total, seat) => total + (added[seat] as number)),
    results: changeAt(state.results, state.results.length - 1, (result) => ({ ...result, added })),
  };
}
