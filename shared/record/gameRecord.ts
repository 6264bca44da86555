import type { Action, Actor, RuleSet } from '#engine';

/** One thing done: by the table or by a seat. */
export interface Recorded {
  readonly by: Actor;
  readonly action: Action;
}

/**
 * A whole game as what was done, in order. The table's own actions (the draw for dealer, every shuffle) are among them, so
 * that nothing else is needed to play it again.
 */
export interface GameRecord {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly actions: readonly Recorded[];
}

/** The version of the text format that is written and read. */
export const RECORD_VERSION = 1;

/** Bounds on a text from a stranger: characters in all, characters a line, things done. */
export const MAX_RECORD_LENGTH = 4_000_000;
export const MAX_LINE_LENGTH = 1_000;
export const MAX_ACTIONS = 100_000;
