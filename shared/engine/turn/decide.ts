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
import type { GameState, Phase } from '../state.ts';
import { type PlayerView, type Viewer, viewFor } from '../view/playerView.ts';
import { contextOf, type RuleContext } from '../view/ruleContext.ts';
import { stateFromView } from '../view/stateFromView.ts';
import type { ActionKind, ListedKind } from './actions/actionKind.ts';
import { chooseSizeKind, nameWildKind, pressKind } from './actions/choices.ts';
import { claimKind, passKind } from './actions/claim.ts';
import { closingKind, discardKind } from './actions/closing.ts';
import { drawKind } from './actions/draw.ts';
import { goRummyKind, upForTwoKind } from './actions/goingOut.ts';
import { layOffKind } from './actions/layOff.ts';
import { contractKind, meldKind } from './actions/meld.ts';
import { swapKind } from './actions/swap.ts';
import { recallKind, takeBackKind } from './actions/takeBack.ts';
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

/** Why the seat that looks may not do this now; null when it may. Asks nothing that the seat cannot see. */
export function check(context: RuleContext, action: SeatAction): Illegal | null {
  const kind = actionKindOf(action);
  return checkPlace(context, kind) ?? kind.check(context, action);
}

/** Why an action of this kind has no place now, whatever it says: another step, another's turn, the wrong half of a turn. */
export function checkPlace({ phase, turn, seat }: RuleContext, { phases, outOfTurn }: ActionKind): Illegal | null {
  const isItsPhase = phases.includes(phase);
  if (!isItsPhase && !(isInTurn(phase) && phases.some(isInTurn))) return 'notNow';
  if (!outOfTurn && turn !== seat) return 'notYourTurn';
  return isItsPhase ? null : 'notNow';
}

/** The two halves of a turn are one step. */
const isInTurn = (phase: Phase): boolean => phase === 'draw' || phase === 'play';

/** What kind of action this is. Methods of `ActionKind` take any action, so it must be asked about this one alone. */
const actionKindOf = ({ type }: SeatAction): ActionKind => KINDS[type];

/** The kind of every action a seat may do. */
const KINDS: { readonly [Type in SeatAction['type']]: ActionKind<Extract<SeatAction, { type: Type }>> } = {
  draw: drawKind,
  meld: meldKind,
  contract: contractKind,
  layOff: layOffKind,
  swap: swapKind,
  takeBack: takeBackKind,
  discard: discardKind,
  goOut: closingKind,
  float: closingKind,
  endTurn: closingKind,
  decline: closingKind,
  goRummy: goRummyKind,
  upForTwo: upForTwoKind,
  recall: recallKind,
  chooseSize: chooseSizeKind,
  nameWild: nameWildKind,
  claim: claimKind,
  pass: passKind,
  press: pressKind,
};

/** The list of legal actions that a kind fills. Contracts and going Rummy have none: there would be too many. */
export const LISTED_KINDS = {
  draws: drawKind,
  melds: meldKind,
  layOffs: layOffKind,
  swaps: swapKind,
  discards: discardKind,
  upForTwos: upForTwoKind,
  closings: closingKind,
  takeBacks: takeBackKind,
  recalls: recallKind,
  claims: claimKind,
  passes: passKind,
  sizes: chooseSizeKind,
  names: nameWildKind,
  presses: pressKind,
} as const satisfies Record<string, ListedKind>;
