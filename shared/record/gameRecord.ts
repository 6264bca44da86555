import type { Action, Actor, GameEvent, RuleSet } from '#engine';

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
export const RECORD_VERSION = 2;

/** Limits on untrusted text: total characters, characters per line, lines that are not comments. */
export const MAX_RECORD_LENGTH = 4_000_000;
export const MAX_LINE_LENGTH = 16_000;
export const MAX_LINES = 100_000;
