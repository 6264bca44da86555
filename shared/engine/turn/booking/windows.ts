import type { Card } from '../../cards/cards.ts';
import { changeAt } from '../../cards/piles.ts';
import { withoutSeat, withSeat } from '../../seats.ts';
import { askSeat, type Booked, giveCards, recordMoves } from './cards.ts';
import type { Lists, OpenState } from './lists.ts';

export function bookWindow(state: OpenState, { window, offered }: Booked<'windowOpened'>, lists: Lists): void {
  for (const seat of window.seats) askSeat(state, seat, lists);
  state.phase = 'window';
  // While calls are possible it is nobody's turn; taking out of turn interrupts the turn of a player.
  if (window.kind === 'call') state.turn = -1;
  state.window = window;
  state.offered = [...state.offered, ...offered];
}

export function bookAnswer(state: OpenState, { seat, claim, forDeal }: Booked<'answered'>, lists: Lists): void {
  const { window } = state;
  if (!window) throw new Error('no window is open');
  askSeat(state, seat, lists);
  if (forDeal) state.passed = withSeat(state.passed, seat);
  state.window = {
    ...window,
    waiting: withoutSeat(window.waiting, seat),
    claims: changeAt(window.claims, seat, () => claim),
  };
}

export function bookWindowClosed(state: OpenState): void {
  state.window = null;
  state.phase = state.draft.drew === 'none' ? 'draw' : 'play';
}

export function bookPenalty(state: OpenState, event: Booked<'penalized'>, lists: Lists): void {
  const { seat } = event;
  const cards = event.cards as readonly Card[];
  giveCards(state, seat, cards, lists);
  state.stock = lists.withoutLast(state.stock, cards.length);
  recordMoves(state, seat, 'stock', cards, lists);
}
