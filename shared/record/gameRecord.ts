import { type Action, type Actor, type GameEvent, no, type Result, type RuleSet } from '#engine';

/** A recorded action, by the table or by a seat. */
export interface Recorded {
  readonly by: Actor;
  readonly action: Action;
}

/** A recorded action and the events it led to, in order. */
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
export const RECORD_VERSION = 1;

/** The first line of a record. */
export const RECORD_HEADER = `crazy-rummy record ${RECORD_VERSION}`;

/**
 * The version in the first line of a text of this kind: null if it is none, 0 for one from before the versions were
 * counted anew.
 */
export function versionIn(kind: 'record' | 'proof', line = ''): number | null {
  const [, mark, version] = new RegExp(`^(crazy-)?rummy ${kind} ([1-9]\\d{0,8})$`).exec(line) ?? [];
  if (version === undefined) return null;
  return mark ? Number(version) : 0;
}

/** Limits on untrusted text: total characters, characters per line, lines that are not comments. */
export const MAX_RECORD_LENGTH = 4_000_000;
export const MAX_LINE_LENGTH = 16_000;
export const MAX_LINES = 100_000;

/** Why a text is not a valid record. */
export const RECORD_PROBLEMS = [
  'tooLong', // the text, a line, or the number of lines
  'notARecord', // does not begin like a record
  'olderVersion', // written before record versions were renumbered
  'newerVersion', // written by a newer version of the game
  'unknownRules',
  'wrongSeats', // no table has that many seats
  'unknownActor', // neither the table nor one of its seats
  'unknownAction',
  'unknownEvents', // not events of this version, or none after an action
] as const;

export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

/** The line where reading stopped, counted from 1, and why. */
export interface RecordFault {
  readonly line: number;
  readonly problem: RecordProblem;
}

export const fault = (line: number, problem: RecordProblem): Result<never, RecordFault> => no({ line, problem });
