import type {
  ChooseSizeAction,
  ClaimAction,
  ClosingAction,
  DiscardAction,
  DrawAction,
  Illegal,
  LayOffAction,
  MeldAction,
  NameWildAction,
  PassAction,
  PressAction,
  Reading,
  RecallAction,
  Seat,
  SeatAction,
  SwapAction,
  TakeBackAction,
  UpForTwoAction,
} from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { readingsOf } from '../melds/newMelds.ts';
import type { PlayerView } from '../view/playerView.ts';
import { contextFrom, type RuleContext } from '../view/ruleContext.ts';
import { legalSizes } from './actions/chooseSize.ts';
import { legalClaims, legalPasses } from './actions/claim.ts';
import { legalClosings } from './actions/closing.ts';
import { legalDiscards } from './actions/discard.ts';
import { legalDraws } from './actions/draw.ts';
import { legalLayOffs } from './actions/layOff.ts';
import { legalMelds } from './actions/meld.ts';
import { legalNames } from './actions/nameWild.ts';
import { legalPresses } from './actions/press.ts';
import { legalRecalls } from './actions/recall.ts';
import { legalSwaps } from './actions/swap.ts';
import { legalTakeBacks } from './actions/takeBack.ts';
import { legalUpForTwos } from './actions/upForTwo.ts';
import { check } from './decide.ts';

/**
 * What a seat may do now, grouped by kind; new melds up to equivalence, and in calls on the pile only the smallest ones.
 * Contracts and going Rummy are not listed, there would be too many: `refusal` says whether one may be laid,
 * `findContract` and `rummyOf` find one.
 */
export interface LegalActions {
  readonly draws: readonly DrawAction[];
  readonly melds: readonly MeldAction[];
  readonly layOffs: readonly LayOffAction[];
  readonly swaps: readonly SwapAction[];
  readonly discards: readonly DiscardAction[];
  readonly upForTwos: readonly UpForTwoAction[];
  readonly closings: readonly ClosingAction[];
  readonly takeBacks: readonly TakeBackAction[];
  readonly recalls: readonly RecallAction[];
  readonly claims: readonly ClaimAction[];
  readonly passes: readonly PassAction[];
  readonly sizes: readonly ChooseSizeAction[];
  readonly names: readonly NameWildAction[];
  readonly presses: readonly PressAction[];
}

/** Nothing may be done. */
export const NO_ACTIONS: LegalActions = {
  draws: [],
  melds: [],
  layOffs: [],
  swaps: [],
  discards: [],
  upForTwos: [],
  closings: [],
  takeBacks: [],
  recalls: [],
  claims: [],
  passes: [],
  sizes: [],
  names: [],
  presses: [],
};

/** Everything the viewer may do now, from the view alone; all empty when nothing is asked of the viewer. */
export function legalActions(view: PlayerView): LegalActions {
  const context = contextFrom(view);
  if (!context) return NO_ACTIONS;
  if (context.phase === 'window') return { ...NO_ACTIONS, claims: legalClaims(context), passes: legalPasses(context) };
  const legal = context.turn === context.seat ? inTurn(context) : NO_ACTIONS;
  return context.canRecall ? { ...legal, recalls: legalRecalls(context) } : legal;
}

function inTurn(context: RuleContext): LegalActions {
  switch (context.phase) {
    case 'sizing':
      return { ...NO_ACTIONS, sizes: legalSizes(context) };
    case 'naming':
      return { ...NO_ACTIONS, names: legalNames(context) };
    case 'press':
      return { ...NO_ACTIONS, presses: legalPresses(context) };
    case 'draw':
      return { ...NO_ACTIONS, draws: legalDraws(context), closings: legalClosings(context) };
    case 'play':
      return {
        ...NO_ACTIONS,
        melds: legalMelds(context),
        layOffs: legalLayOffs(context),
        swaps: legalSwaps(context),
        discards: legalDiscards(context),
        upForTwos: legalUpForTwos(context),
        closings: legalClosings(context),
        takeBacks: legalTakeBacks(context),
      };
    default:
      return NO_ACTIONS;
  }
}

/** The same as one list. */
export const listActions = (legal: LegalActions): SeatAction[] => [
  ...legal.draws,
  ...legal.melds,
  ...legal.layOffs,
  ...legal.swaps,
  ...legal.discards,
  ...legal.upForTwos,
  ...legal.closings,
  ...legal.takeBacks,
  ...legal.recalls,
  ...legal.claims,
  ...legal.passes,
  ...legal.sizes,
  ...legal.names,
  ...legal.presses,
];

/** The seats something is asked of now: whose turn it is, or who may still answer about the upcard (4.78). */
export function askedSeats({ turn, window }: Pick<PlayerView, 'turn' | 'window'>): readonly Seat[] {
  if (window) return window.seats.filter((seat) => (window.waiting & (1 << seat)) !== 0);
  return turn < 0 ? [] : [turn];
}

/** Is something asked of the viewer now. */
export const isAsked = (view: PlayerView): boolean => askedSeats(view).some((seat) => seat === view.viewer);

/** Why the viewer may not do this now; null when it may. */
export function refusal(view: PlayerView, action: SeatAction): Illegal | null {
  const context = contextFrom(view);
  return context ? check(context, action) : 'notYourTurn';
}

/**
 * Every meld that exactly these cards can be; those that agree with the order given come first (4.101).
 * @example readings(view, parseCards('JD 3D 3S')) // Threes wild: JJJ, 9-10-J, J-Q-K, then 10-J-Q
 */
export const readings = (view: PlayerView, cards: readonly Card[]): readonly Reading[] =>
  readingsOf(view.rules, view.wildRank, cards);
