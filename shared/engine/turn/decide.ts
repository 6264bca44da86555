import type { Action, Actor, Illegal, Seat, SeatAction, TableAction } from '../actions.ts';
import { decideDeal, rulesProblem } from '../deal/dealing.ts';
import { decideOpenDraw } from '../deal/openDraw.ts';
import type { GameEvent } from '../events.ts';
import { no, ok, type Result } from '../result.ts';
import type { RuleSet } from '../ruleSet.ts';
import { settledRules } from '../settledRules.ts';
import { type GameState, NO_DRAFT, type Phase } from '../state.ts';
import { contextOf, type RuleContext } from '../view/ruleContext.ts';
import { checkChooseSize, decideChooseSize } from './actions/chooseSize.ts';
import { checkClaim, checkPass, decideAnswer, decideCloseWindow } from './actions/claim.ts';
import { checkClosing, decideClosing } from './actions/closing.ts';
import { checkContract, decideContract } from './actions/contract.ts';
import { checkDiscard, decideDiscard } from './actions/discard.ts';
import { checkDraw, decideDraw } from './actions/draw.ts';
import { checkGoRummy, decideGoRummy } from './actions/goRummy.ts';
import { checkLayOff, decideLayOff } from './actions/layOff.ts';
import { checkMeld, decideMeld } from './actions/meld.ts';
import { checkNameWild, decideNameWild } from './actions/nameWild.ts';
import { checkPress, decidePress } from './actions/press.ts';
import { checkRecall, decideRecall } from './actions/recall.ts';
import { checkSwap, decideSwap } from './actions/swap.ts';
import { checkTakeBack, decideTakeBack } from './actions/takeBack.ts';
import { checkUpForTwo, decideUpForTwo } from './actions/upForTwo.ts';
import { evolve } from './evolve.ts';

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
export function check(context: RuleContext, action: SeatAction): Illegal | null {
  switch (action.type) {
    case 'claim':
      return checkClaim(context, action);
    case 'pass':
      return checkPass(context);
    case 'recall':
      return checkRecall(context);
    case 'chooseSize':
      return context.phase === 'sizing' ? (checkTurn(context) ?? checkChooseSize(context)) : 'notNow';
    case 'nameWild':
      return context.phase === 'naming' ? (checkTurn(context) ?? checkNameWild(context, action)) : 'notNow';
    case 'press':
      return context.phase === 'press' ? (checkTurn(context) ?? checkPress(context)) : 'notNow';
    default:
      return TURN.includes(context.phase) ? (checkTurn(context) ?? checkInTurn(context, action)) : 'notNow';
  }
}

const checkTurn = ({ turn, seat }: RuleContext): Illegal | null => (turn === seat ? null : 'notYourTurn');

/** What only its player does, in the two halves of a turn. */
type TurnAction = Exclude<SeatAction, { type: 'claim' | 'pass' | 'recall' | 'chooseSize' | 'nameWild' | 'press' }>;

function checkInTurn(context: RuleContext, action: TurnAction): Illegal | null {
  switch (action.type) {
    case 'draw':
      return checkDraw(context, action);
    case 'meld':
      return checkMeld(context, action);
    case 'contract':
      return checkContract(context, action);
    case 'layOff':
      return checkLayOff(context, action);
    case 'swap':
      return checkSwap(context, action);
    case 'takeBack':
      return checkTakeBack(context);
    case 'discard':
      return checkDiscard(context, action);
    case 'upForTwo':
      return checkUpForTwo(context, action);
    case 'goRummy':
      return checkGoRummy(context, action);
    case 'goOut':
    case 'float':
    case 'endTurn':
    case 'decline':
      return checkClosing(context, action);
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
