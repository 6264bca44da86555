import { type Action, type Actor, type GameEvent, type Illegal, no, type Result, type RuleSet } from '#engine';

/** A recorded action, by the table or by a seat. */
export interface Recorded {
  readonly by: Actor;
  readonly action: Action;
}

/** A recorded action and the events it led to, as they were booked. */
export interface RecordStep extends Recorded {
  readonly events: readonly GameEvent[];
}

/**
 * A whole game: all its events in order, which alone are enough to replay it, beside the actions that led to them. The
 * table's own actions (the draw for dealer, every shuffle) are included.
 */
export interface GameRecord {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly steps: readonly RecordStep[];
}

/** The version of the text format and of the events in it. */
export const RECORD_VERSION = 3;

/** Limits on untrusted text: total characters, characters per line, lines that are not comments. */
export const MAX_RECORD_LENGTH = 4_000_000;
export const MAX_LINE_LENGTH = 16_000;
export const MAX_LINES = 100_000;

/** Why a text is not a valid record. */
export const RECORD_PROBLEMS = [
  'tooLong', // the text, a line, or the number of lines
  'notARecord', // does not begin like a record
  'newerVersion', // written by a newer version of the game
  'unknownRules',
  'wrongSeats', // no table has that many seats, or the rules of a version 1 do not allow them
  'unknownActor', // neither the table nor one of its seats
  'unknownAction',
  'unknownEvents', // not events of this version, or none after an action
  'refused', // version 1: the rules refuse the action
] as const;

export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

/** The line where reading stopped, counted from 1, and why. */
export interface RecordFault {
  readonly line: number;
  readonly problem: RecordProblem;
  /** For a refused action: the rules' reason. */
  readonly reason?: Illegal;
}

export const fault = (line: number, problem: RecordProblem, reason?: Illegal): Result<never, RecordFault> =>
  no({ line, problem, ...(reason && { reason }) });
