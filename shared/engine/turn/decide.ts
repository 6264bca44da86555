import type { Action, Actor, Illegal, TableAction } from '../actions.ts';
import { decideDeal, rulesProblem } from '../deal/dealing.ts';
import { decideOpenDraw } from '../deal/openDraw.ts';
import type { GameEvent } from '../events.ts';
import { no, ok, type Result } from '../result.ts';
import type { RuleSet } from '../ruleSet.ts';
import { settledRules } from '../settledRules.ts';
import { type GameState, NO_DRAFT } from '../state.ts';
import { contextOf } from '../view/ruleContext.ts';
import { actionKindOf, check } from './actionKinds.ts';
import { evolve } from './evolve.ts';
import { decideCloseWindow } from './flow/windowEnd.ts';

/**
 * A game before its opening draw.
 * @throws RangeError when a table of this many seats cannot play these rules: ask `rulesProblem` first.
 */
export function newGame(rules: RuleSet, seats: number): GameState {
  const problem = rulesProblem(rules, seats);
  if (problem) throw new RangeError(`${rules.preset} with ${seats} seats: ${problem}`);
  const perSeat = <Value>(value: Value): readonly Value[] => Array.from({ length: seats }, () => value);
  return {
    rules: settledRules(rules, seats),
    seats,
    phase: 'opening',
    deal: 0,
    dealer: -1,
    turn: -1,
    wildRank: 0,
    stock: [],
    pile: [],
    hands: perSeat([]),
    melds: [],
    nextMeld: 0,
    melded: 0,
    draft: NO_DRAFT,
    idle: 0,
    turns: 0,
    played: 0,
    indicator: -1,
    chance: null,
    reshuffles: 0,
    window: null,
    passed: 0,
    offered: [],
    relief: -1,
    pressed: false,
    refusals: 0,
    ended: null,
    at: perSeat(0),
    totals: perSeat(0),
    results: [],
    moves: [],
    known: perSeat([]),
  };
}

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
