import { is } from 'valibot';
import { eventListSchemaAt, isTableAction, ok, type Result, type RuleSet } from '#engine';
import { parseRules, RULES_VERSION, readStoredRules, rulesProblems, storedRules } from '#rules';
import { parseRecorded, printSeatAction, printTableAction } from './actionText.ts';
import {
  fault,
  type GameRecord,
  MAX_LINE_LENGTH,
  MAX_LINES,
  MAX_RECORD_LENGTH,
  RECORD_HEADER,
  RECORD_VERSION,
  type Recorded,
  type RecordFault,
  type RecordStep,
  versionIn,
} from './gameRecord.ts';

/**
 * Prints a game as text: a header of three lines, then for each action its own line and a line of events.
 * @example
 * crazy-rummy record 1
 * rules {"version":1,"code":"v1.crazy-rummy","rules":{"preset":"crazy-rummy",…}}
 * seats 3
 * table open 00ff…
 * = [{"type":"dealerDrawn","dealer":1,"cards":[[7],[48],[3]]}]
 * 2 discard KD
 * = [{"type":"discarded","seat":2,"card":25},{"type":"turnBegan","seat":0,"drawn":false,"idle":0}]
 */
export function printRecord({ rules, seats, steps }: GameRecord): string {
  const header = [RECORD_HEADER, `rules ${rulesText(rules)}`, `seats ${seats}`];
  return `${header.join('\n')}\n${steps.map(printStep).join('')}`;
}

/** The rules of a game as a record writes them. */
export const rulesText = (rules: RuleSet): string => toJson(storedRules(rules));

/** Prints the two lines of a step, each with its line end, so that a record can be printed while it is played. */
export const printStep = (step: RecordStep): string => `${printRecorded(step)}\n${EVENTS_MARK}${toJson(step.events)}\n`;

/** JSON without a `#`, which would begin a comment. */
const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('#', '\\u0023');

/** Prints the line of an action: the actor, then the action. */
export const printRecorded = ({ by, action }: Recorded): string =>
  `${by} ${isTableAction(action) ? printTableAction(action) : printSeatAction(action)}`;

/** The steps from one version of records to the next; the first makes version 1 into 2. Never change a released one. */
const RECORD_STEPS: readonly ((record: UncheckedRecord) => UncheckedRecord)[] = [];

/** Reads a record of any version from untrusted text. The events are checked for their form only; see `replay`. */
export function parseRecord(text: string): Result<GameRecord, RecordFault> {
  const read = readUnchecked(text);
  if (!read.ok) return read;
  const steps = RECORD_STEPS.slice(read.value.version - 1);
  return checked(steps.reduce((record, step) => step(record), read.value));
}

function checked({ rules, seats, steps }: UncheckedRecord): Result<GameRecord, RecordFault> {
  const known = rulesIn(rules);
  if (!known.ok) return known;
  const shape = eventListSchemaAt(seats.value);
  const checkedSteps: RecordStep[] = [];
  for (const { action, events } of steps) {
    const recorded = parseRecorded(action.value, seats.value);
    if (!recorded.ok) return fault(action.line, recorded.reason);
    const list = events?.value;
    if (!is(shape, list)) return fault((events ?? action).line, 'unknownEvents');
    checkedSteps.push({ ...recorded.value, events: list });
  }
  return ok({ rules: known.value, seats: seats.value, steps: checkedSteps });
}

function rulesIn({ line, value }: Part<unknown>): Result<RuleSet, RecordFault> {
  const read = readStoredRules(value);
  if (!read.ok) {
    // A code that this version reads, beside other values: somebody has altered one of the two.
    const { version, code } = (value ?? {}) as { readonly version?: unknown; readonly code?: unknown };
    const isAltered = version === RULES_VERSION && parseRules(String(code)) !== null;
    return fault(line, read.reason === 'newerVersion' && !isAltered ? 'newerVersion' : 'unknownRules');
  }
  const { rules, lost } = read.value;
  return lost.length > 0 || rulesProblems(rules).length > 0 ? fault(line, 'unknownRules') : ok(rules);
}

/** A part of a record, and its line. */
interface Part<Value> {
  readonly line: number;
  readonly value: Value;
}

/** An action as text, and its events as read from JSON; null if none follow it. */
interface UncheckedStep {
  readonly action: Part<string>;
  readonly events: Part<unknown> | null;
}

/** A record split into its parts: its rules, actions and events as they were written. */
interface UncheckedRecord {
  readonly version: number;
  readonly rules: Part<unknown>;
  readonly seats: Part<number>;
  readonly steps: readonly UncheckedStep[];
}

/** The mark of a line of events. */
export const EVENTS_MARK = '= ';

/** Splits a text into its parts. Empty lines and everything after a `#` are comments. */
function readUnchecked(text: string): Result<UncheckedRecord, RecordFault> {
  const lines = meaningfulLines(text);
  if (!lines.ok) return lines;
  const [header, rules, seats, ...rest] = lines.value;
  const version = versionIn('record', header?.value);
  if (version === null) return fault(header?.line ?? 1, 'notARecord');
  if (version === 0) return fault(header?.line ?? 1, 'olderVersion');
  if (version > RECORD_VERSION) return fault(header?.line ?? 1, 'newerVersion');
  const written = /^rules (\S.*)$/.exec(rules?.value ?? '')?.[1];
  if (!rules || written === undefined) return fault(rules?.line ?? 2, 'unknownRules');
  const count = Number(/^seats ([2-8])$/.exec(seats?.value ?? '')?.[1] ?? 0);
  if (!seats || count === 0) return fault(seats?.line ?? 3, 'wrongSeats');
  return ok({
    version,
    rules: { line: rules.line, value: fromJson(written) },
    seats: { line: seats.line, value: count },
    steps: stepsIn(rest),
  });
}

function meaningfulLines(text: string): Result<readonly Part<string>[], RecordFault> {
  if (text.length > MAX_RECORD_LENGTH) return fault(1, 'tooLong');
  const lines: Part<string>[] = [];
  for (const [index, whole] of text.split('\n').entries()) {
    if (whole.length > MAX_LINE_LENGTH) return fault(index + 1, 'tooLong');
    const comment = whole.indexOf('#');
    const value = (comment < 0 ? whole : whole.slice(0, comment)).trim();
    if (value === '') continue;
    if (lines.length === MAX_LINES) return fault(index + 1, 'tooLong');
    lines.push({ line: index + 1, value });
  }
  return ok(lines);
}

function stepsIn(lines: readonly Part<string>[]): readonly UncheckedStep[] {
  const steps: UncheckedStep[] = [];
  for (let index = 0; index < lines.length; index += 2) {
    const [action, events] = lines.slice(index, index + 2) as [Part<string>, Part<string>?];
    const isMarked = events?.value.startsWith(EVENTS_MARK) ?? false;
    const value = isMarked ? fromJson(events?.value.slice(EVENTS_MARK.length) ?? '') : undefined;
    steps.push({ action, events: events ? { line: events.line, value } : null });
  }
  return steps;
}

const JSON_STRING = /"(?:[^"\\]|\\.)*"/g;
const JSON_KEY = /"(?:[^"\\]|\\.)*"\s*:/g;
const JSON_NUMBER = /-?\d[^\s,\]}]*/g;

/**
 * The value that this JSON stands for; undefined if it is none, has a key twice, a `__proto__`, or a number in another
 * form than it is printed in (`1.0`, `-0`), which other readers may understand in another way.
 */
function fromJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const keys = text.match(JSON_KEY)?.length ?? 0;
    const numbers = text.replace(JSON_STRING, '').match(JSON_NUMBER) ?? [];
    const isPlain = keys === keysIn(value) && numbers.every((number) => String(Number(number)) === number);
    return isPlain && !/"__proto__"|\\u005f/i.test(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The number of keys of all objects in a value read from JSON. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const keys = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((count: number, each) => count + keysIn(each), keys);
}

/** The comment of a record that names its players. */
const PLAYERS_MARK = '# players ';

/** Names beyond this many characters are cut, and lists of more than eight are none. */
const MAX_NAME_LENGTH = 40;
const MAX_NAMES = 8;

/**
 * The text of a record with the names of its players, in order of the seats, as a comment. Names are no part of a
 * record: nothing that is replayed depends on them.
 * @example
 * crazy-rummy record 1
 * # players ["Ann","Ben","Cleo"]
 */
export function withPlayers(text: string, names: readonly string[]): string {
  const [header = '', ...lines] = text.split('\n');
  const rest = lines.filter((line) => !line.startsWith(PLAYERS_MARK));
  return [header, `${PLAYERS_MARK}${JSON.stringify(names)}`, ...rest].join('\n');
}

/** The names in the text of a record, which is not trusted; empty if it has none. */
export function playersIn(text: string): readonly string[] {
  const line = text
    .slice(0, 10_000)
    .split('\n')
    .find((one) => one.startsWith(PLAYERS_MARK));
  if (!line) return [];
  try {
    const names: unknown = JSON.parse(line.slice(PLAYERS_MARK.length));
    const isList = Array.isArray(names) && names.length <= MAX_NAMES;
    return isList ? names.map((name) => (typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : '')) : [];
  } catch {
    return [];
  }
}
