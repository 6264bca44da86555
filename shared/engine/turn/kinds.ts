import type { Illegal, Seat, SeatAction } from '../actions.ts';
import type { DealChance } from '../deal/dealing.ts';
import type { GameEvent } from '../events.ts';
import type { GameState, Phase } from '../state.ts';
import type { RuleContext } from '../view/ruleContext.ts';
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

/** Returns why the seat may not do this now, or null if it may. Depends on nothing that the seat cannot see. */
export function check(context: RuleContext, action: SeatAction): Illegal | null {
  const kind = actionKindOf(action);
  return checkPlace(context, kind) ?? kind.check(context, action);
}

/** Returns the events of an action that is known to be legal, such as a listed one. */
export const decideLegal = (
  state: GameState,
  seat: Seat,
  action: SeatAction,
  chance: DealChance,
): readonly GameEvent[] => actionKindOf(action).decide(state, seat, action, chance);

/**
 * Returns why actions of this kind are not possible now, whatever their content: wrong phase or not the seat's turn.
 */
export function checkPlace({ phase, turn, seat }: RuleContext, { phases, outOfTurn }: ActionKind): Illegal | null {
  const isItsPhase = phases.includes(phase);
  if (!isItsPhase && !(isInTurn(phase) && phases.some(isInTurn))) return 'notNow';
  if (!outOfTurn && turn !== seat) return 'notYourTurn';
  return isItsPhase ? null : 'notNow';
}

/** A wrong half of the turn is refused only after checking whose turn it is. */
const isInTurn = (phase: Phase): boolean => phase === 'draw' || phase === 'play';

/**
 * The kind of this action. Methods of `ActionKind` accept any action: call them only with actions of their own kind.
 */
const actionKindOf = ({ type }: SeatAction): ActionKind => KINDS[type];

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

/**
 * The kinds listed in legal actions, by name of their list. Contracts and going Rummy have too many ways to be listed.
 */
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
