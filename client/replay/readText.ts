import { no, ok, type Result } from '#engine';
import { firstDeparture, MAX_RECORD_LENGTH, parseRecord, type RecordFault, type ReplayFault, replay } from '#record';
import { type Timeline, timelineOf } from './timeline.ts';

/** A game that can be replayed. */
export interface ReplayedGame {
  readonly timeline: Timeline;
  /**
   * The place of the first step that today's rules do not lead to; null if all follow from them. From there on the
   * record proves nothing: it was changed, or comes from a version with other rules.
   */
  readonly doubtful: number | null;
}

/** Why a text cannot be replayed. */
export type TextProblem =
  | { readonly kind: 'fault'; readonly fault: RecordFault }
  /** An event that cannot have happened. */
  | { readonly kind: 'impossible'; readonly fault: ReplayFault }
  /** No cards were dealt. */
  | { readonly kind: 'empty' };

/** A longer file is no record and is not even read. In bytes, of which a character may take up to three. */
export const LONGEST_FILE = 3 * MAX_RECORD_LENGTH;

/** Why a file that is too long cannot be replayed. */
export const TOO_LONG: TextProblem = { kind: 'fault', fault: { line: 1, problem: 'tooLong' } };

/** Reads a game from untrusted text. Never throws. */
export function readText(text: string): Result<ReplayedGame, TextProblem> {
  const record = parseRecord(text);
  if (!record.ok) return no({ kind: 'fault', fault: record.reason });
  const played = replay(record.value);
  if (!played.ok) return no({ kind: 'impossible', fault: played.reason });
  if (played.value.state.deal === 0) return no({ kind: 'empty' });
  return ok({ timeline: timelineOf(record.value), doubtful: firstDeparture(record.value) });
}
