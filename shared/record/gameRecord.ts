import type { Action, Actor, RuleSet } from '#engine';

/** A recorded action, by the table or by a seat. */
export interface Recorded {
  readonly by: Actor;
  readonly action: Action;
}

/**
 * A whole game as its actions in order. They include the table's own actions (the draw for dealer, every shuffle), so
 * the record alone is enough to replay it.
 */
export interface GameRecord {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly actions: readonly Recorded[];
}

/** The version of the text format. */
export const RECORD_VERSION = 1;

/** Limits on untrusted text: total characters, characters per line, actions. */
export const MAX_RECORD_LENGTH = 4_000_000;
export const MAX_LINE_LENGTH = 1_000;
export const MAX_ACTIONS = 100_000;
