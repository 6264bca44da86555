import {
  type GameState,
  legalActions,
  listActions,
  parseCards,
  readings,
  type Seat,
  type SeatAction,
  viewFor,
} from '#engine';
import { printReading, printRecorded } from '#record';

/** All that a seat may do, the one to play unless told, as the engine lists it from that seat's view. */
export const listed = (state: GameState, seat: Seat = state.turn): SeatAction[] =>
  listActions(legalActions(viewFor(state, seat)));

/** The same as lines of a record: `0 discard KD`. */
export const listedLines = (state: GameState): string[] =>
  listed(state).map((action) => printRecorded({ by: state.turn, action }));

/** Every meld these cards can be for the seat to play: `run 4H: 4H 5H 9C`. */
export const readingsOf = (state: GameState, cards: string): string[] =>
  readings(viewFor(state, state.turn), parseCards(cards)).map(printReading);
