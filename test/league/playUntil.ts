import {
  type Action,
  type Actor,
  apply,
  type GameState,
  randomFrom,
  type Seat,
  type SeatAction,
  seatsToAct,
  viewFor,
} from '#engine';
import type { Contestant } from './contestants.ts';

/** The people of a table and its source of cards. */
export interface LeagueTable {
  /** The player of each seat. */
  readonly players: readonly Contestant[];
  /** The secret of a deal of the game, by its number; 0 is the draw for the first dealer. */
  readonly secretOf: (deal: number) => string;
  /** Called after each decision with the milliseconds it took. */
  readonly took: (seat: Seat, ms: number) => void;
}

/** A game with more actions than this is considered endless. */
const MAX_ACTIONS = 50_000;

/**
 * Plays on until `isDone`. Each decision has a random source of its own, which follows from the deal's secret, the seat
 * and the number of its decision, so that it depends on nobody else's use of chance.
 * @throws Error if a player throws or chooses what the rules refuse, or if there is no end
 */
export function playUntil(before: GameState, table: LeagueTable, isDone: (state: GameState) => boolean): GameState {
  let state = before;
  for (let actions = 0; !isDone(state); actions++) {
    if (actions >= MAX_ACTIONS) throw new Error(`deal ${state.deal} does not end`);
    const [by, action] = nextAction(state, table);
    const done = apply(state, by, action);
    if (!done.ok) throw new Error(`${nameOf(by, state, table)}: refused (${done.reason}): ${JSON.stringify(action)}`);
    state = done.value.state;
  }
  return state;
}

function nextAction(state: GameState, table: LeagueTable): readonly [Actor, Action] {
  if (state.phase === 'opening') return ['table', { type: 'openDraw', secret: table.secretOf(0) }];
  if (state.phase === 'ready') return ['table', { type: 'deal', secret: table.secretOf(state.deal + 1), shares: [] }];
  const seat = seatsToAct(viewFor(state, 'spectator'))[0];
  if (seat === undefined) throw new Error(`nobody is asked in phase ${state.phase} of deal ${state.deal}`);
  return [seat, choiceOf(state, seat, table)];
}

function choiceOf(state: GameState, seat: Seat, table: LeagueTable): SeatAction {
  const random = randomFrom(table.secretOf(state.deal), [], `seat ${seat} decision ${state.at[seat]}`);
  const began = performance.now();
  try {
    return (table.players[seat] as Contestant).choose(state, seat, random);
  } catch (error) {
    throw new Error(`${nameOf(seat, state, table)}: ${(error as Error).message}`, { cause: error });
  } finally {
    table.took(seat, performance.now() - began);
  }
}

const nameOf = (by: Actor, state: GameState, { players }: LeagueTable): string =>
  by === 'table'
    ? `the table after deal ${state.deal}`
    : `seat ${by} (${players[by]?.name}), deal ${state.deal}, decision ${state.at[by]}`;
