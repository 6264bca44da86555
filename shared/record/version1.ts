import { ok, type Result, type RuleSet, rulesProblem } from '#engine';
import { codeOf1, readRuleCode, storedRules } from '#rules';
import { decideAgain } from './decideAgain.ts';
import { fault, RECORD_VERSION, type Recorded, type RecordFault } from './gameRecord.ts';
import { parseRecorded } from './parseRecorded.ts';
import type { Part, UncheckedRecord } from './unchecked.ts';

/**
 * Makes a record of the present version out of version 1, which has a rule code and no events: its actions are played
 * again, so the events are those of the present version.
 */
export function fromVersion1({ rules, seats, steps }: UncheckedRecord): Result<UncheckedRecord, RecordFault> {
  const meant = rulesOfVersion1(String(rules.value));
  if (meant === null) return fault(rules.line, 'unknownRules');
  if (rulesProblem(meant, seats.value) !== null) return fault(seats.line, 'wrongSeats');
  const lines = steps.map(({ action }) => action);
  const actions = actionsIn(lines, seats.value);
  if (!actions.ok) return actions;
  const played = decideAgain(meant, seats.value, actions.value);
  if (!played.ok) return fault((lines[played.reason.index] as Part<string>).line, 'refused', played.reason.reason);
  return ok({
    version: RECORD_VERSION,
    rules: { line: rules.line, value: storedRules(meant) },
    seats,
    steps: played.value.map(({ events }, index) => {
      const action = lines[index] as Part<string>;
      return { action, events: { line: action.line, value: events } };
    }),
  });
}

/** The rules that a code meant in version 0.1, which wrote version 1; null if it meant none. */
function rulesOfVersion1(code: string): RuleSet | null {
  const read = readRuleCode(codeOf1(code));
  return read.ok ? read.value : null;
}

function actionsIn(lines: readonly Part<string>[], seats: number): Result<readonly Recorded[], RecordFault> {
  const actions: Recorded[] = [];
  for (const { line, value } of lines) {
    const recorded = parseRecorded(value, seats);
    if (!recorded.ok) return fault(line, recorded.reason);
    actions.push(recorded.value);
  }
  return ok(actions);
}
