import { no, ok, type Result } from '#engine';
import type { Recorded, RecordProblem } from './gameRecord.ts';
import { parseSeatAction } from './seatActionText.ts';
import { parseTableAction } from './tableActionText.ts';

/** Parses the line of an action at a table with `seats` seats. */
export function parseRecorded(text: string, seats: number): Result<Recorded, RecordProblem> {
  const match = /^(table|[0-7]) (\S.*)$/.exec(text);
  if (!match) return no('unknownActor');
  const rest = match[2] as string;
  if (match[1] === 'table') {
    const action = parseTableAction(rest);
    return action ? ok({ by: 'table', action }) : no('unknownAction');
  }
  const seat = Number(match[1]);
  if (seat >= seats) return no('unknownActor');
  const action = parseSeatAction(rest);
  return action ? ok({ by: seat, action }) : no('unknownAction');
}
