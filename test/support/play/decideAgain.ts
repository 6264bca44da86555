import { apply, type Illegal, newGame, no, ok, type Result, type RuleSet } from '#engine';
import type { Recorded, RecordStep } from '#record';

/** The index of the first action the rules refuse, and why. */
interface ActionFault {
  readonly index: number;
  readonly reason: Illegal;
}

/**
 * Plays these actions, and returns them with their events: for a record, those in the record.
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
