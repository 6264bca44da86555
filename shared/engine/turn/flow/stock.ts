import type { Seat } from '../../actions.ts';
import type { DealChance } from '../../deal/dealing.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import { evolve } from '../evolve.ts';
import { refill } from './reshuffle.ts';
import { openTaking } from './windows.ts';

/**
 * The active seat draws from the stock. Where others may take the upcard out of turn they are asked afterwards, or
 * before: then the seat is committed to the stock and draws after they have answered (R82, §4.80).
 */
export function decideStockDraw(state: GameState, seat: Seat, chance: DealChance): readonly GameEvent[] {
  const { outOfTurn } = state.rules.draw;
  const before = outOfTurn === 'beforeDraw' ? openTaking(state, seat) : null;
  if (before) return [before];
  const drew = draw(state, seat);
  const after = evolve(state, drew);
  const opened = outOfTurn === 'afterDraw' ? openTaking(after, seat) : null;
  // An upcard in question is not shuffled into the stock before it is answered for (§4.79).
  return opened ? [drew, opened] : [drew, ...refill(after, chance)];
}

/**
 * The events after a window for taking: `taker` gets the upcard and a penalty card; -1 is nobody (R81, §4.78 to §4.80).
 */
export function afterTaking(state: GameState, taker: Seat, chance: DealChance): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let now = state;
  const happens = (...more: readonly GameEvent[]): void => {
    events.push(...more);
    now = more.reduce(evolve, now);
  };
  if (taker >= 0) {
    happens({ type: 'claimed', seat: taker, cards: now.pile.slice(-1) });
    happens(...refill(now, chance));
    happens({ type: 'penalized', seat: taker, cards: now.stock.slice(-1) });
  }
  happens(...refill(now, chance));
  if (state.rules.draw.outOfTurn === 'beforeDraw') {
    happens(draw(now, now.turn));
    happens(...refill(now, chance));
  }
  return events;
}

const draw = ({ stock }: GameState, seat: Seat): GameEvent => ({
  type: 'drew',
  seat,
  from: 'stock',
  cards: stock.slice(-1),
});
