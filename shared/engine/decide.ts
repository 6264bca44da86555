import type { Action, Actor, Illegal, Seat, SeatAction, TableAction } from './actions.ts';
import { decideDeal, decideOpenDraw, rulesProblem } from './dealing.ts';
import { checkDiscard, decideDiscard } from './decisions/discard.ts';
import { checkDraw, decideDraw } from './decisions/draw.ts';
import { checkLayOff, decideLayOff } from './decisions/layOff.ts';
import { checkMeld, decideMeld } from './decisions/meld.ts';
import { checkSwap, decideSwap } from './decisions/swap.ts';
import { checkTakeBack, decideTakeBack } from './decisions/takeBack.ts';
import type { GameEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { no, ok, type Result } from './result.ts';
import type { RuleSet } from './ruleSet.ts';
import { type Sight, sightOf } from './sight.ts';
import { type GameState, NO_DRAFT } from './state.ts';

/**
 * A game before its opening draw.
 * @throws RangeError when a table of this many seats cannot play these rules: ask `rulesProblem` first.
 */
export function newGame(rules: RuleSet, seats: number): GameState {
  const problem = rulesProblem(rules, seats);
  if (problem) throw new RangeError(`${rules.preset} with ${seats} seats: ${problem}`);
  const perSeat = <Value>(value: Value): readonly Value[] => Array.from({ length: seats }, () => value);
  return {
    rules,
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
    at: perSeat(0),
    totals: perSeat(0),
    results: [],
    moves: [],
    known: perSeat([]),
  };
}

/** May they, and what happens: the events of an action, or why it is refused. Pure; nothing changes here. */
export function decide(state: GameState, by: Actor, action: Action): Result<readonly GameEvent[], Illegal> {
  if (action.type === 'openDraw' || action.type === 'deal') {
    return by === 'table' ? decideTable(state, action) : no('notNow');
  }
  if (by === 'table') return no('notNow');
  const refused = check(sightOf(state, by), action);
  return refused ? no(refused) : ok(decideSeat(state, by, action));
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

/** Why the seat that looks may not do this now; null when it may. Asks nothing that the seat cannot see. */
export function check(sight: Sight, action: SeatAction): Illegal | null {
  if (sight.phase !== 'draw' && sight.phase !== 'play') return 'notNow';
  if (sight.turn !== sight.seat) return 'notYourTurn';
  switch (action.type) {
    case 'draw':
      return checkDraw(sight, action);
    case 'meld':
      return checkMeld(sight, action);
    case 'layOff':
      return checkLayOff(sight, action);
    case 'swap':
      return checkSwap(sight, action);
    case 'takeBack':
      return checkTakeBack(sight);
    case 'discard':
      return checkDiscard(sight, action);
  }
}

function decideTable(state: GameState, action: TableAction): Result<readonly GameEvent[], Illegal> {
  if (action.type === 'openDraw') return state.phase === 'opening' ? ok(decideOpenDraw(state, action)) : no('notNow');
  return state.phase === 'ready' ? ok(decideDeal(state, action)) : no('notNow');
}

function decideSeat(state: GameState, seat: Seat, action: SeatAction): readonly GameEvent[] {
  switch (action.type) {
    case 'draw':
      return decideDraw(state, seat, action);
    case 'meld':
      return decideMeld(state, seat, action);
    case 'layOff':
      return decideLayOff(seat, action);
    case 'swap':
      return decideSwap(state, seat, action);
    case 'takeBack':
      return decideTakeBack(state, seat);
    case 'discard':
      return decideDiscard(state, seat, action);
  }
}
