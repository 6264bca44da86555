import { blankGame, decide, evolve, type GameEvent, type GameState } from '#engine';
import type { GameRecord, Recorded } from './gameRecord.ts';

/**
 * The index of the first step whose events are not what today's rules make of its action; null if all are. `replay`
 * asks no rule: where steps depart, the record was changed, or comes from a version with other rules. For a record that
 * begins with a deal, the rules do not say who deals, so that deal is taken as it is.
 * @param record one that `replay` accepts
 */
export function firstDeparture({ rules, seats, steps }: GameRecord): number | null {
  let state = blankGame(rules, seats);
  for (const [index, { by, action, events }] of steps.entries()) {
    const isGiven = index === 0 && action.type === 'deal';
    if (!isGiven && !isSameJson(decided(state, { by, action }), events)) return index;
    state = events.reduce(evolve, state);
  }
  return null;
}

/** The events that today's rules make of an action; null if they refuse it, or the state is none they lead to. */
function decided(state: GameState, { by, action }: Recorded): readonly GameEvent[] | null {
  try {
    const result = decide(state, by, action);
    return result.ok ? result.value : null;
  } catch {
    return null;
  }
}

/** Whether two values print as the same JSON, whatever the order of fields. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const fields = (value: object): [string, unknown][] =>
    Object.entries(value).filter(([, field]) => field !== undefined);
  const others = new Map(fields(other));
  const own = fields(one);
  return (
    own.length === others.size && own.every(([name, value]) => others.has(name) && isSameJson(value, others.get(name)))
  );
}
