import type { Seat, SeatAction } from '../actions.ts';
import { SECRET_CHANCE } from '../deal/dealing.ts';
import type { GameEvent } from '../events.ts';
import { hasSeat } from '../seats.ts';
import type { GameState } from '../state.ts';
import { IN_PLACE, type OpenState } from '../turn/apply/openState.ts';
import { applyEvent } from '../turn/evolve.ts';
import { refill } from '../turn/flow/reshuffle.ts';
import { afterTurn, idleAfter } from '../turn/flow/turnEnd.ts';
import { decideLegal } from '../turn/kinds.ts';
import { type Choices, choicesFor } from '../turn/legalActions.ts';
import { contextOf } from '../view/ruleContext.ts';

/** A game that is changed in place, for searching bots. */
export class SearchState {
  readonly #live: OpenState;

  /** Copies the state. */
  constructor(state: GameState) {
    this.#live = {
      ...state,
      hands: state.hands.map((cards) => cards.slice()),
      known: state.known.map((cards) => cards.slice()),
      stock: state.stock.slice(),
      pile: state.pile.slice(),
      melds: state.melds.slice(),
      moves: state.moves.slice(),
      at: state.at.slice(),
    };
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
      applyEvent(live, { type: 'discarded', seat: by, card: action.card }, IN_PLACE);
      this.#book(afterTurn(live, by, idle, true));
    } else if (action.type === 'draw' && action.from === 'stock' && live.rules.draw.outOfTurn === 'off') {
      applyEvent(
        live,
        { type: 'drew', seat: live.turn, from: 'stock', cards: [live.stock.at(-1) as number] },
        IN_PLACE,
      );
      if (live.stock.length === 0) this.#book(refill(live, SECRET_CHANCE));
    } else {
      this.#book(decideLegal(live, by, action, SECRET_CHANCE));
    }
  }

  #book(events: readonly GameEvent[]): void {
    for (const event of events) applyEvent(this.#live, event, IN_PLACE);
  }
}
