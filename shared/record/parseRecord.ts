import { is } from 'valibot';
import { eventListAt, ok, type Result, type RuleSet } from '#engine';
import { parseRules, RULES_VERSION, readStoredRules, rulesProblems } from '#rules';
import { fault, type GameRecord, type RecordFault, type RecordStep } from './gameRecord.ts';
import { parseRecorded } from './parseRecorded.ts';
import { type Part, readUnchecked, type UncheckedRecord } from './unchecked.ts';

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
  const shape = eventListAt(seats.value);
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
