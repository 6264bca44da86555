import type { Card } from '../../cards/cards.ts';
import { changeAt } from '../../cards/piles.ts';
import { NO_DRAFT } from '../../state.ts';
import { type EventOf, type Lists, nextDecision, type OpenState } from './openState.ts';

const ascending = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

export function applyDeal(state: OpenState, event: EventOf<'dealt'>, lists: Lists): void {
  layOut(state, event, lists);
  state.deal = event.deal;
  state.dealer = event.dealer;
  state.chance = event.chance;
  state.melds = [];
  state.nextMeld = 0;
  state.melded = 0;
  state.turns = 0;
  state.played = 0;
  state.reshuffles = 0;
  state.passed = 0;
  state.offered = [];
  state.relief = -1;
  state.refusals = 0;
  state.moves = [];
  state.ended = null;
}

export function applyDealtOn(state: OpenState, event: EventOf<'dealtOn'>, lists: Lists): void {
  nextDecision(state, state.turn, lists);
  layOut(state, event, lists);
}

function layOut(state: OpenState, event: EventOf<'dealt'> | EventOf<'dealtOn'>, lists: Lists): void {
  state.wildRank = event.wildRank;
  state.hands = lists.taken((event.hands as readonly (readonly Card[])[]).map(lists.taken));
  state.stock = lists.taken(event.stock as readonly Card[]);
  state.pile = lists.taken(event.pile);
  state.indicator = event.indicator;
  state.known = event.faceUp.map(ascending);
}

export function applyDealEnd(state: OpenState, event: EventOf<'dealEnded'>): void {
  const { ending, out, points, factor, wentRummy } = event;
  const { deal, dealer, wildRank } = state;
  state.phase = 'ready';
  state.turn = -1;
  state.draft = NO_DRAFT;
  state.idle = 0;
  state.window = null;
  state.relief = -1;
  state.ended = null;
  state.totals = state.totals.map((total, seat) => total + (points[seat] as number));
  state.results = [...state.results, { deal, dealer, wildRank, ending, out, points, factor, wentRummy, added: [] }];
}

export function applyPressSet(state: OpenState, { on, added }: EventOf<'pressSet'>): void {
  state.phase = 'ready';
  state.turn = -1;
  state.pressed = on;
  if (added.length === 0) return;
  state.totals = state.totals.map((total, seat) => total + (added[seat] as number));
  state.results = changeAt(state.results, state.results.length - 1, (result) => ({ ...result, added }));
}
