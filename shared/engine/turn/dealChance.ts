import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { decideDealOn } from '../deal/dealing.ts';
import type { GameEvent } from '../events.ts';
import { randomFrom, shuffle } from '../random.ts';
import type { GameState } from '../state.ts';

/** The part of a seat's action that chance decides. A page that only looks ahead has none (`preview`). */
export interface DealChance {
  /** Returns these cards of the pile in the order of the new stock. */
  shuffled(state: GameState, cards: readonly Card[]): readonly Card[];
  /** Returns the events that complete a deal after a seat has chosen the size of its hand (§4.90). */
  dealtOn(state: GameState, seat: Seat, size: number): readonly GameEvent[];
}

/** Chance as the secret of the deal gives it. */
export const SECRET_CHANCE: DealChance = {
  shuffled({ chance, reshuffles }, cards) {
    if (!chance) throw new Error('no deal is in progress');
    return shuffle(randomFrom(chance.secret, chance.shares, `reshuffle ${reshuffles + 1}`), cards);
  },
  dealtOn: decideDealOn,
};
