import type { Illegal, SeatAction } from '../actions.ts';
import type { Phase } from '../state.ts';
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

/** What kind of action this is. Methods of `ActionKind` take any action, so it must be asked about this one alone. */
export const actionKindOf = ({ type }: SeatAction): ActionKind => KINDS[type];

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
