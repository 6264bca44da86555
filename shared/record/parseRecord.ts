import { ok, type Result, type RuleSet } from '#engine';
import { parseRules, RULES_VERSION, readStoredRules, rulesProblems } from '#rules';
import { fault, type GameRecord, RECORD_VERSION, type RecordFault, type RecordStep } from './gameRecord.ts';
import { isEventsOf } from './isEvents.ts';
import { parseRecorded } from './parseRecorded.ts';
import { type Part, readUnchecked, type UncheckedRecord } from './unchecked.ts';
import { fromVersion1 } from './version1.ts';

/** Makes a record of one version into one of a later version. */
type Upcaster = (record: UncheckedRecord) => Result<UncheckedRecord, RecordFault>;

/** One upcaster per version before the present one, the first for version 1. Never change a released one. */
const UPCASTERS: readonly Upcaster[] = [fromVersion1, fromVersion2];

/** Version 3 can name seats that gave no share. Everything else is as before. */
function fromVersion2(record: UncheckedRecord): Result<UncheckedRecord, RecordFault> {
  return ok({ ...record, version: 3 });
}

/**
 * Reads a record of any version from untrusted text. The events are checked for their form only; see `replay`. Version
 * 1 has no events, so its game is played here.
 */
export function parseRecord(text: string): Result<GameRecord, RecordFault> {
  let read = readUnchecked(text);
  while (read.ok && read.value.version < RECORD_VERSION) {
    read = (UPCASTERS[read.value.version - 1] as Upcaster)(read.value);
  }
  return read.ok ? checked(read.value) : read;
}

function checked({ rules, seats, steps }: UncheckedRecord): Result<GameRecord, RecordFault> {
  const known = rulesIn(rules);
  if (!known.ok) return known;
  const isEvents = isEventsOf(seats.value);
  const checkedSteps: RecordStep[] = [];
  for (const { action, events } of steps) {
    const recorded = parseRecorded(action.value, seats.value);
    if (!recorded.ok) return fault(action.line, recorded.reason);
    if (!isEvents(events?.value)) return fault((events ?? action).line, 'unknownEvents');
    checkedSteps.push({ ...recorded.value, events: events?.value });
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
