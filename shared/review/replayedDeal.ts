import {
  type Action,
  type Actor,
  blankGame,
  type DealResult,
  evolve,
  type GameState,
  no,
  ok,
  type Result,
} from '#engine';
import { parseRecord, type RecordProblem, replay } from '#record';

/** The text of a finished deal, as a table hands it out: a record of this deal alone. */
export interface DealText {
  readonly text: string;
  /** The indexes of those of its steps that a bot or the clock made for a seat. */
  readonly automatic: readonly number[];
}

/** A step of a deal, with the states around it. */
export interface PlayedStep {
  readonly before: GameState;
  readonly after: GameState;
  readonly by: Actor;
  readonly action: Action;
  /** Made by a bot or the clock. */
  readonly isAutomatic: boolean;
}

/** A finished deal, replayed. */
export interface ReplayedDeal {
  /** The state right after the cards were dealt. */
  readonly dealt: GameState;
  readonly steps: readonly PlayedStep[];
  readonly result: DealResult;
}

/** Why a text is not a finished deal: no record, events that cannot have happened, or no deal to its end. */
export type DealProblem = RecordProblem | 'impossible' | 'unfinished';

/** Replays the text of a deal. Never throws, whatever the text. */
export function readDeal({ text, automatic }: DealText): Result<ReplayedDeal, DealProblem> {
  const record = parseRecord(text);
  if (!record.ok) return no(record.reason.problem);
  const { rules, seats, steps } = record.value;
  // Checks that every card is in one place after each event.
  if (!replay(record.value).ok) return no('impossible');
  let state = blankGame(rules, seats);
  const played = steps.map(({ by, action, events }, index): PlayedStep => {
    const before = state;
    state = events.reduce(evolve, state);
    return { before, after: state, by, action, isAutomatic: automatic.includes(index) };
  });
  const [first, ...rest] = played;
  const [result, ...others] = state.results;
  if (first?.action.type !== 'deal' || !result || others.length > 0) return no('unfinished');
  return ok({ dealt: first.after, steps: rest, result });
}
