import {
  type Action,
  type Actor,
  type Illegal,
  no,
  ok,
  type Result,
  type SeatAction,
  type TableAction,
} from '../actions.ts';
import { decideDeal } from '../deal/dealing.ts';
import { decideOpenDraw } from '../deal/openDraw.ts';
import type { GameEvent } from '../events.ts';
import type { GameState } from '../state.ts';
import { type PlayerView, type Viewer, viewFor } from '../view/playerView.ts';
import { contextOf } from '../view/ruleContext.ts';
import { stateFromView } from '../view/stateFromView.ts';
import { actionKindOf, check } from './actionKinds.ts';
import { evolve } from './evolve.ts';
import { decideCloseWindow } from './flow/windowEnd.ts';

/** May they, and what happens: the events of an action, or why it is refused. Pure; nothing changes here. */
export function decide(state: GameState, by: Actor, action: Action): Result<readonly GameEvent[], Illegal> {
  if (action.type === 'openDraw' || action.type === 'deal' || action.type === 'closeWindow') {
    return by === 'table' ? decideTable(state, action) : no('notNow');
  }
  if (by === 'table') return no('notNow');
  const refused = check(contextOf(state, by), action);
  return refused ? no(refused) : ok(actionKindOf(action).decide(state, by, action));
}

/** `decide`, with its events booked. */
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
      return state.phase === 'window' ? ok(decideCloseWindow(state)) : no('notNow');
  }
}

/**
 * What `as` (the viewer unless told) would see if the viewer did this now; null when the viewer may not, or when the stock
 * would tell. Decided and booked by the rules themselves, from nothing but what the viewer sees: of other hands only the
 * cards that everybody has seen are known, so ask such a view what may be done with a card, not for a list of actions,
 * nor what a deal that ends with it would bring.
 */
export function preview(view: PlayerView, action: SeatAction, as: Viewer = view.viewer): PlayerView | null {
  const { viewer } = view;
  if (viewer === 'spectator' || (action.type === 'draw' && action.from === 'stock')) return null;
  const done = apply(stateFromView(view), viewer, action);
  return done.ok ? viewFor(done.value.state, as) : null;
}
