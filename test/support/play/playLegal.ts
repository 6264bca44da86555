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

/** The legal actions of a seat, by default the one whose turn it is, listed by the engine from that seat's view. */
export const listed = (state: GameState, seat: Seat = state.turn): SeatAction[] =>
  listActions(legalActions(viewFor(state, seat)));

/** Legal actions too many to list, of which one is found: a contract to lay, and going Rummy. */
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

/** `listed` for the seat whose turn it is, as lines of a record: `0 discard KD`. */
export const listedLines = (state: GameState): string[] =>
  listed(state).map((action) => printRecorded({ by: state.turn, action }));

/** Every reading of these cards for the seat whose turn it is: `run 4H: 4H 5H 9C`. */
export const readingTexts = (state: GameState, cards: string): string[] =>
  readings(viewFor(state, state.turn), parseCards(cards)).map(printReading);
