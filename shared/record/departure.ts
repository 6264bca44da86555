import { blankGame, decide, evolve, type GameEvent, type GameState, playOrder, type Seat } from '#engine';
import type { GameRecord, Recorded } from './gameRecord.ts';

/** The event of a deal. */
export type Dealt = Extract<GameEvent, { type: 'dealt' }>;

/**
 * The index of the first step whose events are not what today's rules make of its action; null if all are. `replay`
 * asks no rule: where steps depart, the record was changed, or comes from a version with other rules. In a record that
 * begins with a later deal, what follows the end of a deal depends on totals that are not known, and is taken as it is.
 * @param record one that `replay` accepts
 */
export function firstDeparture(record: GameRecord): number | null {
  let state = gameBefore(record);
  const compared = state.deal > 0 ? upToEnd : (events: readonly GameEvent[]) => events;
  for (const [index, { by, action, events }] of record.steps.entries()) {
    const again = decided(state, { by, action });
    if (again === null || !isSameJson(compared(again), compared(events))) return index;
    state = events.reduce(evolve, state);
  }
  return null;
}

/** The game right before a record; for one that begins with a deal, as far as its steps depend on it. */
export function gameBefore(record: GameRecord): GameState {
  const [first] = record.steps;
  const dealt = first?.events[0];
  const isDeal = first?.action.type === 'deal' && dealt?.type === 'dealt';
  return isDeal ? beforeDeal(record, dealt) : blankGame(record.rules, record.seats);
}

/** The game right before this deal, as far as the deal and its play depend on it. */
export function beforeDeal({ rules, seats, steps }: GameRecord, { deal, dealer }: Dealt): GameState {
  const game = blankGame(rules, seats);
  const isLast = (seat: Seat): boolean => playOrder(game.rules, seats, seat)[1] === dealer;
  const last = Array.from({ length: seats }, (_, seat) => seat).find(isLast) as Seat;
  const end = steps.flatMap(({ events }) => events).find(({ type }) => type === 'dealEnded');
  const pressed = end?.type === 'dealEnded' && end.factor === 2;
  return { ...game, phase: 'ready', deal: deal - 1, dealer: deal === 1 ? dealer : last, pressed };
}

/** The events up to the end of the deal; what follows depends on earlier deals. */
export function upToEnd(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'dealEnded');
  return end < 0 ? events : events.slice(0, end + 1);
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
