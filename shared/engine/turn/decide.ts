import {
  type Action,
  type Actor,
  type Illegal,
  isTableAction,
  no,
  ok,
  type Result,
  type TableAction,
} from '../actions.ts';
import { decideDeal, SECRET_CHANCE } from '../deal/dealing.ts';
import { decideOpenDraw } from '../deal/openDraw.ts';
import type { GameEvent } from '../events.ts';
import { type GameState, isBetweenDeals } from '../state.ts';
import { contextOf } from '../view/ruleContext.ts';
import { evolve } from './evolve.ts';
import { decideDealEnd } from './flow/turnEnd.ts';
import { decideCloseWindow } from './flow/windowEnd.ts';
import { check, decideLegal } from './kinds.ts';

/** Returns the events of an action, or why it is refused. Pure: changes nothing. */
export function decide(state: GameState, by: Actor, action: Action): Result<readonly GameEvent[], Illegal> {
  if (isTableAction(action)) return by === 'table' ? decideTable(state, action) : no('notNow');
  if (by === 'table') return no('notNow');
  const refused = check(contextOf(state, by), action);
  return refused ? no(refused) : ok(decideLegal(state, by, action, SECRET_CHANCE));
}

/** Decides an action and applies its events. */
export function apply(
  state: GameState,
  by: Actor,
  action: Action,
): Result<{ readonly state: GameState; readonly events: readonly GameEvent[] }, Illegal> {
  const decided = decide(state, by, action);
  if (!decided.ok) return decided;
  return ok({ state: decided.value.reduce(evolve, state), events: decided.value });
}

function decideTable(state: GameState, action: TableAction): Result<readonly GameEvent[], Illegal> {
  switch (action.type) {
    case 'openDraw':
      return state.phase === 'opening' ? ok(decideOpenDraw(state, action)) : no('notNow');
    case 'deal':
      return state.phase === 'ready' ? ok(decideDeal(state, action)) : no('notNow');
    case 'closeWindow':
      return state.phase === 'window' ? ok(decideCloseWindow(state, SECRET_CHANCE)) : no('notNow');
    case 'cancelDeal':
      // A deal to cancel may be in a phase that this version does not know.
      return isBetweenDeals(state) ? no('notNow') : ok(decideDealEnd(state, { ending: 'cancelled', out: -1 }));
  }
}
