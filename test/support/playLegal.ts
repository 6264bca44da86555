import { type GameState, legalActions, listActions, parseCards, readings, type SeatAction, viewFor } from '#engine';
import { printReading, printRecorded } from '#record';

/** All that the seat to play may do, as the engine lists it from that seat's view. */
export const listed = (state: GameState): SeatAction[] => listActions(legalActions(viewFor(state, state.turn)));

/** The same as lines of a record: `0 discard KD`. */
export const listedLines = (state: GameState): string[] =>
  listed(state).map((action) => printRecorded({ by: state.turn, action }));

/** Every meld these cards can be for the seat to play: `run 4H: 4H 5H 9C`. */
export const readingsOf = (state: GameState, cards: string): string[] =>
  readings(viewFor(state, state.turn), parseCards(cards)).map(printReading);
