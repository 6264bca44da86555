import type { Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import { evolve } from '../evolve.ts';
import { refill } from './reshuffle.ts';
import { openTaking } from './windows.ts';

/**
 * The seat whose turn it is takes the top card of the stock, and what that brings. Where others may take the upcard out of
 * turn they are asked after it, or before: then the seat is bound by its word and draws when they have answered (R82, §4.80).
 */
export function decideStockDraw(state: GameState, seat: Seat): readonly GameEvent[] {
  const { outOfTurn } = state.rules.draw;
  const before = outOfTurn === 'beforeDraw' ? openTaking(state, seat) : null;
  if (before) return [before];
  const drew = draw(state, seat);
  const after = evolve(state, drew);
  const opened = outOfTurn === 'afterDraw' ? openTaking(after, seat) : null;
  // An upcard that is asked for is not shuffled in before the answer (§4.79).
  return opened ? [drew, opened] : [drew, ...refill(after)];
}

/** What the answers about the upcard bring: `taker` gets it and a penalty card, or, -1, nobody does (R81, §4.78 to §4.80). */
export function afterTaking(state: GameState, taker: Seat): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let now = state;
  const happens = (...more: readonly GameEvent[]): void => {
    events.push(...more);
    now = more.reduce(evolve, now);
  };
  if (taker >= 0) {
    happens({ type: 'claimed', seat: taker, cards: now.pile.slice(-1) });
    happens(...refill(now));
    happens({ type: 'penalized', seat: taker, cards: now.stock.slice(-1) });
  }
  happens(...refill(now));
  if (state.rules.draw.outOfTurn === 'beforeDraw') {
    happens(draw(now, now.turn));
    happens(...refill(now));
  }
  return events;
}

const draw = ({ stock }: GameState, seat: Seat): GameEvent => ({
  type: 'drew',
  seat,
  from: 'stock',
  cards: stock.slice(-1),
});
