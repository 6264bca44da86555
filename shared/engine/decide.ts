import type { Action, Actor, Illegal, Seat, SeatAction, TableAction } from './actions.ts';
import { decideDeal, rulesProblem } from './dealing.ts';
import { checkChooseSize, decideChooseSize } from './decisions/chooseSize.ts';
import { checkClaim, checkPass, decideAnswer, decideCloseWindow } from './decisions/claim.ts';
import { checkClosing, decideClosing } from './decisions/closing.ts';
import { checkContract, decideContract } from './decisions/contract.ts';
import { checkDiscard, decideDiscard } from './decisions/discard.ts';
import { checkDraw, decideDraw } from './decisions/draw.ts';
import { checkGoRummy, decideGoRummy } from './decisions/goRummy.ts';
import { checkLayOff, decideLayOff } from './decisions/layOff.ts';
import { checkMeld, decideMeld } from './decisions/meld.ts';
import { checkNameWild, decideNameWild } from './decisions/nameWild.ts';
import { checkPress, decidePress } from './decisions/press.ts';
import { checkRecall, decideRecall } from './decisions/recall.ts';
import { checkSwap, decideSwap } from './decisions/swap.ts';
import { checkTakeBack, decideTakeBack } from './decisions/takeBack.ts';
import { checkUpForTwo, decideUpForTwo } from './decisions/upForTwo.ts';
import type { GameEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { decideOpenDraw } from './openDraw.ts';
import { no, ok, type Result } from './result.ts';
import type { RuleSet } from './ruleSet.ts';
import { settledRules } from './settledRules.ts';
import { type Sight, sightOf } from './sight.ts';
import { type GameState, NO_DRAFT, type Phase } from './state.ts';

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

/** The phases in which a seat has its turn. */
const TURN: readonly Phase[] = ['draw', 'play'];

/** Why the seat that looks may not do this now; null when it may. Asks nothing that the seat cannot see. */
export function check(sight: Sight, action: SeatAction): Illegal | null {
  switch (action.type) {
    case 'claim':
      return checkClaim(sight, action);
    case 'pass':
      return checkPass(sight);
    case 'recall':
      return checkRecall(sight);
    case 'chooseSize':
      return sight.phase === 'sizing' ? (checkTurn(sight) ?? checkChooseSize(sight)) : 'notNow';
    case 'nameWild':
      return sight.phase === 'naming' ? (checkTurn(sight) ?? checkNameWild(sight, action)) : 'notNow';
    case 'press':
      return sight.phase === 'press' ? (checkTurn(sight) ?? checkPress(sight)) : 'notNow';
    default:
      return TURN.includes(sight.phase) ? (checkTurn(sight) ?? checkInTurn(sight, action)) : 'notNow';
  }
}

const checkTurn = ({ turn, seat }: Sight): Illegal | null => (turn === seat ? null : 'notYourTurn');

/** What only its player does, in the two halves of a turn. */
type TurnAction = Exclude<SeatAction, { type: 'claim' | 'pass' | 'recall' | 'chooseSize' | 'nameWild' | 'press' }>;

function checkInTurn(sight: Sight, action: TurnAction): Illegal | null {
  switch (action.type) {
    case 'draw':
      return checkDraw(sight, action);
    case 'meld':
      return checkMeld(sight, action);
    case 'contract':
      return checkContract(sight, action);
    case 'layOff':
      return checkLayOff(sight, action);
    case 'swap':
      return checkSwap(sight, action);
    case 'takeBack':
      return checkTakeBack(sight);
    case 'discard':
      return checkDiscard(sight, action);
    case 'upForTwo':
      return checkUpForTwo(sight, action);
    case 'goRummy':
      return checkGoRummy(sight, action);
    case 'goOut':
    case 'float':
    case 'endTurn':
    case 'decline':
      return checkClosing(sight, action);
  }
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

function decideSeat(state: GameState, seat: Seat, action: SeatAction): readonly GameEvent[] {
  switch (action.type) {
    case 'draw':
      return decideDraw(state, seat, action);
    case 'meld':
      return decideMeld(state, seat, action);
    case 'contract':
      return decideContract(state, seat, action);
    case 'layOff':
      return decideLayOff(seat, action);
    case 'swap':
      return decideSwap(state, seat, action);
    case 'takeBack':
      return decideTakeBack(state, seat);
    case 'discard':
      return decideDiscard(state, seat, action);
    case 'upForTwo':
      return decideUpForTwo(state, seat, action);
    case 'goRummy':
      return decideGoRummy(state, seat, action);
    case 'goOut':
    case 'float':
    case 'endTurn':
    case 'decline':
      return decideClosing(state, seat, action);
    case 'recall':
      return decideRecall(state, seat);
    case 'claim':
    case 'pass':
      return decideAnswer(state, seat, action);
    case 'chooseSize':
      return decideChooseSize(state, seat, action);
    case 'nameWild':
      return decideNameWild(state, seat, action);
    case 'press':
      return decidePress(state, seat, action);
  }
}
