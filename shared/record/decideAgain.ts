import { apply, type Illegal, newGame, no, ok, type Result, type RuleSet } from '#engine';
import type { Recorded, RecordStep } from './gameRecord.ts';

/** The index of the first action the rules refuse, and why. */
export interface ActionFault {
  readonly index: number;
  readonly reason: Illegal;
}

/**
 * Plays these actions by the rules as they are now, and returns them with their events. For a record that this version
 * wrote, these are the events in the record.
 * @throws RangeError if a table with this many seats cannot play these rules; check `rulesProblem` first.
 */
export function decideAgain(
  rules: RuleSet,
  seats: number,
  actions: readonly Recorded[],
): Result<readonly RecordStep[], ActionFault> {
  let state = newGame(rules, seats);
  const steps: RecordStep[] = [];
  for (const [index, { by, action }] of actions.entries()) {
    const played = apply(state, by, action);
    if (!played.ok) return no({ index, reason: played.reason });
    state = played.value.state;
    steps.push({ by, action, events: played.value.events });
  }
  return ok(steps);
}
