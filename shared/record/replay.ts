import { apply, type GameEvent, type GameState, type Illegal, newGame, no, ok, type Result } from '#engine';
import type { GameRecord } from './gameRecord.ts';

/** A replayed game: the final state and all events. */
export interface Replayed {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** The index in `record.actions` of the first action the rules refuse, and why. */
export interface ReplayFault {
  readonly index: number;
  readonly reason: Illegal;
}

/** Replays a record from the first action to the last. The same record always gives the same game. */
export function replay(record: GameRecord): Result<Replayed, ReplayFault> {
  let state = newGame(record.rules, record.seats);
  const events: GameEvent[] = [];
  for (const [index, { by, action }] of record.actions.entries()) {
    const played = apply(state, by, action);
    if (!played.ok) return no({ index, reason: played.reason });
    state = played.value.state;
    for (const event of played.value.events) events.push(event);
  }
  return ok({ state, events });
}
