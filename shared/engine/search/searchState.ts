import type { Seat, SeatAction } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import { hasSeat } from '../seats.ts';
import type { GameState } from '../state.ts';
import { SECRET_CHANCE } from '../turn/dealChance.ts';
import { evolve } from '../turn/evolve.ts';
import { refill } from '../turn/flow/reshuffle.ts';
import { afterTurn, idleAfter } from '../turn/flow/turnEnd.ts';
import { decideLegal } from '../turn/kinds.ts';
import { type Choices, choicesFor } from '../turn/legalActions.ts';
import { contextOf } from '../view/ruleContext.ts';
import { bookLive } from './bookLive.ts';
import { type LiveState, liveCopy } from './liveState.ts';

/**
 * A game that is changed in place, for searching bots. The engine's rules list and decide its actions; only the booking
 * differs, and its result does not (law).
 */
export class SearchState {
  #live: LiveState;

  /** Copies the state. */
  constructor(state: GameState) {
    this.#live = liveCopy(state);
  }

  /** The game as it is now, not a copy: it changes with the next action. */
  get now(): GameState {
    return this.#live;
  }

  /** A seat that is to act now: in a window, the first of those that may still answer. -1 for none. */
  get seat(): Seat {
    const { window, turn } = this.#live;
    return window ? (window.seats.find((seat) => hasSeat(window.waiting, seat)) ?? -1) : turn;
  }

  /** Returns the actions of this seat. */
  choices(seat: Seat): Choices {
    return choicesFor(contextOf(this.#live, seat));
  }

  /** Makes an action, which must be legal: that is not checked again. */
  play(by: Seat, action: SeatAction): void {
    const live = this.#live;
    if (action.type === 'discard' && by === live.turn && (live.hands[by]?.length ?? 0) > 1) {
      const idle = idleAfter(live.idle, live.draft);
      bookLive(live, { type: 'discarded', seat: by, card: action.card });
      this.#book(afterTurn(live, by, idle, true));
    } else if (action.type === 'draw' && action.from === 'stock' && live.rules.draw.outOfTurn === 'off') {
      bookLive(live, { type: 'drew', seat: live.turn, from: 'stock', cards: [live.stock.at(-1) as number] });
      if (live.stock.length === 0) this.#book(refill(live, SECRET_CHANCE));
    } else {
      this.#book(decideLegal(live, by, action, SECRET_CHANCE));
    }
  }

  #book(events: readonly GameEvent[]): void {
    for (const event of events) {
      // What `evolve` returns shares lists with the events and with actions.
      if (!bookLive(this.#live, event)) this.#live = liveCopy(evolve(this.#live, event));
    }
  }
}
