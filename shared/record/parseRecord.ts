import { no, ok, type Result, type RuleSet, rulesProblem } from '#engine';
import { codeOf1, readRuleCode } from '#rules';
import {
  type GameRecord,
  MAX_ACTIONS,
  MAX_LINE_LENGTH,
  MAX_RECORD_LENGTH,
  RECORD_VERSION,
  type Recorded,
} from './gameRecord.ts';
import { parseSeatAction } from './seatActionText.ts';
import { parseTableAction } from './tableActionText.ts';

/** Why a text is not a valid record. */
export const RECORD_PROBLEMS = [
  'tooLong', // the text, a line, or the number of lines
  'notARecord', // does not begin like a record
  'otherVersion', // written by a newer or older version
  'unknownRules', // or rules that cannot work
  'wrongSeats', // these rules do not allow that many seats
  'unknownActor', // neither the table nor one of its seats
  'unknownAction',
] as const;

export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

/** The line where parsing stopped, counted from 1, and why. */
export interface RecordFault {
  readonly line: number;
  readonly problem: RecordProblem;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Parses a record. Empty lines and everything after a `#` are comments. The game is not played here; see `replay`. */
export function parseRecord(text: string): Result<GameRecord, RecordFault> {
  if (text.length > MAX_RECORD_LENGTH) return fault(1, 'tooLong');
  const lines = meaningfulLines(text);
  if (!lines.ok) return lines;
  const [version, rules, seats, ...rest] = lines.value;
  const header = parseHeader(version, rules, seats);
  if (!header.ok) return header;
  const actions: Recorded[] = [];
  for (const line of rest) {
    const recorded = parseRecorded(line.text, header.value.seats);
    if (!recorded.ok) return fault(line.number, recorded.reason);
    actions.push(recorded.value);
  }
  return ok({ ...header.value, actions });
}

const fault = (line: number, problem: RecordProblem): Result<never, RecordFault> => no({ line, problem });

function meaningfulLines(text: string): Result<Line[], RecordFault> {
  const lines: Line[] = [];
  for (const [index, whole] of text.split('\n').entries()) {
    if (whole.length > MAX_LINE_LENGTH) return fault(index + 1, 'tooLong');
    const comment = whole.indexOf('#');
    const line = (comment < 0 ? whole : whole.slice(0, comment)).trim();
    if (line === '') continue;
    if (lines.length === MAX_ACTIONS) return fault(index + 1, 'tooLong');
    lines.push({ number: index + 1, text: line });
  }
  return ok(lines);
}

function parseHeader(
  version: Line | undefined,
  rulesLine: Line | undefined,
  seatsLine: Line | undefined,
): Result<{ readonly rules: RuleSet; readonly seats: number }, RecordFault> {
  const format = /^rummy record (\d{1,4})$/.exec(version?.text ?? '')?.[1];
  if (format === undefined) return fault(version?.number ?? 1, 'notARecord');
  if (Number(format) !== RECORD_VERSION) return fault(version?.number ?? 1, 'otherVersion');
  const code = /^rules (\S+)$/.exec(rulesLine?.text ?? '')?.[1];
  const read = readRuleCode(codeOf1(code ?? ''));
  if (!read.ok) return fault(rulesLine?.number ?? 2, 'unknownRules');
  const rules = read.value;
  const seats = Number(/^seats ([2-8])$/.exec(seatsLine?.text ?? '')?.[1] ?? 0);
  if (seats === 0 || rulesProblem(rules, seats) !== null) return fault(seatsLine?.number ?? 3, 'wrongSeats');
  return ok({ rules, seats });
}

/** Parses one line of a record for a table with `seats` seats. */
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
