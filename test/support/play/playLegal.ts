import {
  findContract,
  type GameState,
  legalActions,
  listActions,
  parseCards,
  readings,
  refusal,
  rummyOf,
  type Seat,
  type SeatAction,
  viewFor,
} from '#engine';
import { printReading, printRecorded } from '#record';

/** All that a seat may do, the one to play unless told, as the engine lists it from that seat's view. */
export const listed = (state: GameState, seat: Seat = state.turn): SeatAction[] =>
  listActions(legalActions(viewFor(state, seat)));

/** What is not listed, for there would be too much of it, but found: a contract to lay, or the whole hand as melds. */
export function found(state: GameState, seat: Seat = state.turn): SeatAction[] {
  const { rules, wildRank, deal, phase } = state;
  const view = viewFor(state, seat);
  if (phase !== 'play' || seat !== state.turn) return [];
  const contract = rules.play.contract === 'off' ? null : findContract(rules, wildRank, deal, view.hand);
  const rummy = rules.goingOut.rummyOnly ? rummyOf(rules, wildRank, view.hand) : null;
  const actions: SeatAction[] = [
    ...(contract ? [{ type: 'contract', readings: contract } as const] : []),
    ...(rummy ? [{ type: 'goRummy', readings: rummy.readings, card: rummy.discard } as const] : []),
  ];
  return actions.filter((action) => refusal(view, action) === null);
}

/** What the seat to play may do, as lines of a record: `0 discard KD`. */
export const listedLines = (state: GameState): string[] =>
  listed(state).map((action) => printRecorded({ by: state.turn, action }));

/** Every meld these cards can be for the seat to play: `run 4H: 4H 5H 9C`. */
export const readingTexts = (state: GameState, cards: string): string[] =>
  readings(viewFor(state, state.turn), parseCards(cards)).map(printReading);
