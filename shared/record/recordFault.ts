import { type Illegal, no, type Result } from '#engine';

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
