import { ok, type Result } from '#engine';
import {
  fault,
  MAX_LINE_LENGTH,
  MAX_LINES,
  MAX_RECORD_LENGTH,
  RECORD_VERSION,
  type RecordFault,
  versionIn,
} from './gameRecord.ts';

/** A part of a record, and its line. */
export interface Part<Value> {
  readonly line: number;
  readonly value: Value;
}

/** An action as text, and its events as read from JSON; null if none follow it. */
export interface UncheckedStep {
  readonly action: Part<string>;
  readonly events: Part<unknown> | null;
}

/** A record taken apart: its rules, actions and events as they were written. */
export interface UncheckedRecord {
  readonly version: number;
  readonly rules: Part<unknown>;
  readonly seats: Part<number>;
  readonly steps: readonly UncheckedStep[];
}

/** The mark of a line of events. */
export const EVENTS_MARK = '= ';

/** Takes a text apart. Empty lines and everything after a `#` are comments. */
export function readUnchecked(text: string): Result<UncheckedRecord, RecordFault> {
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

const STRING = /"(?:[^"\\]|\\.)*"/g;
const KEY = /"(?:[^"\\]|\\.)*"\s*:/g;
const NUMBER = /-?\d[^\s,\]}]*/g;

/**
 * The value that this JSON stands for; undefined if it is none, has a key twice, a `__proto__`, or a number in another
 * form than it is printed in (`1.0`, `-0`), which other readers may understand in another way.
 */
function fromJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const keys = text.match(KEY)?.length ?? 0;
    const numbers = text.replace(STRING, '').match(NUMBER) ?? [];
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
